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
      `SELECT phrase FROM phrases
       WHERE language = ?1 AND start >= ?2 AND start < ?2 || char(0x10ffff)
       GROUP BY phrase ORDER BY max(weight) DESC, phrase LIMIT ${mostCompletions}`,
    )
    .bind(language, start)
    .all<{ phrase: string }>();
  return results.map(({ phrase }) => phrase);
}
