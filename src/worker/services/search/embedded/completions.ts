/** What a typed beginning may become: names of kinds and categories that have a word which begins so, and goods in the store. */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { termsOf } from '#domain/search/words.ts';
import { notSoldIn, quoted, telling } from './tokens.ts';

const mostCompletions = 5;
/** So many are looked at, in case a store does not sell what the others sell most of. */
const mostLookedAt = 15;

export async function completions(
  db: D1Database,
  text: string,
  language: Language,
  store: CountryCode,
): Promise<string[]> {
  const start = fold(text);
  if (start === '') return [];
  const nearest = db.withSession('first-unconstrained');
  const { results: known } = await nearest
    .prepare(
      `SELECT phrase FROM phrases
       WHERE language = ?1 AND start >= ?2 AND start < ?2 || char(0x10ffff)
       GROUP BY phrase ORDER BY max(weight) DESC, phrase LIMIT ${mostLookedAt}`,
    )
    .bind(language, start)
    .all<{ phrase: string }>();
  const candidates = known.flatMap(({ phrase }) => {
    const called = termsOf(phrase, language).map((term) => quoted(telling(language, term)));
    if (called.length === 0) return [];
    return [[phrase, `(${called.join(' AND ')}) NOT ${quoted(notSoldIn(language, store))}`]];
  });
  if (candidates.length === 0) return [];
  const { results: sold } = await nearest
    .prepare(
      `SELECT c.value ->> 0 AS phrase FROM json_each(?1) c
       WHERE EXISTS (SELECT 1 FROM terms WHERE terms MATCH c.value ->> 1)
       ORDER BY c.key LIMIT ${mostCompletions}`,
    )
    .bind(JSON.stringify(candidates))
    .all<{ phrase: string }>();
  return sold.map(({ phrase }) => phrase);
}
