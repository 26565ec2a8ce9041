/** Completes typed text: names of kinds and categories with a word that starts with it, if sold in the store. */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { inLatinScript } from '#domain/search/latin-script.ts';
import { termsOf } from '#domain/search/words.ts';
import { preparedText } from '../../d1/statements.ts';
import { inNames, notSoldIn, quoted } from './tokens.ts';

const maxCompletions = 5;
/** The number of candidates, in case a store does not sell the most popular ones. */
const maxScanned = 15;

export async function completions(
  db: D1Database,
  text: string,
  language: Language,
  store: CountryCode,
): Promise<string[]> {
  const start = fold(text)
    .split(' ')
    .map((word) => inLatinScript(word, language))
    .join(' ');
  if (start === '') return [];
  const nearest = db.withSession('first-unconstrained');
  const { results: known } = await preparedText(
    nearest,
    `SELECT phrase FROM phrases
       WHERE language = ?1 AND start >= ?2 AND start < ?2 || char(0x10ffff)
       GROUP BY phrase ORDER BY max(weight) DESC, phrase LIMIT ${maxScanned}`,
    [language, start],
  ).all<{ phrase: string }>();
  const candidates = known.flatMap(({ phrase }) => {
    const called = termsOf(phrase, language).map((term) => quoted(inNames(language, term)));
    if (called.length === 0) return [];
    return [[phrase, `(${called.join(' AND ')}) NOT ${quoted(notSoldIn(language, store))}`]];
  });
  if (candidates.length === 0) return [];
  const { results: sold } = await preparedText(
    nearest,
    `SELECT c.value ->> 0 AS phrase FROM json_each(?1) c
       WHERE EXISTS (SELECT 1 FROM terms WHERE terms MATCH c.value ->> 1)
       ORDER BY c.key LIMIT ${maxCompletions}`,
    [JSON.stringify(candidates)],
  ).all<{ phrase: string }>();
  return sold.map(({ phrase }) => phrase);
}
