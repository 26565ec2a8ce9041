/** What a typed beginning may become: names of kinds and categories that have a word which begins so. */
import type { Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';

const mostCompletions = 5;

export async function completions(
  db: D1Database,
  text: string,
  language: Language,
): Promise<string[]> {
  const start = fold(text);
  if (start === '') return [];
  const { results } = await db
    .withSession('first-unconstrained')
    .prepare(
      `SELECT DISTINCT phrase FROM phrases
       WHERE language = ?1 AND start >= ?2 AND start < ?2 || char(0x10ffff)
       ORDER BY length(start), start LIMIT ${mostCompletions}`,
    )
    .bind(language, start)
    .all<{ phrase: string }>();
  return results.map(({ phrase }) => phrase);
}
