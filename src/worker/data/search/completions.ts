/** Completes typed text: names of kinds and categories with a word that starts with it, if sold in the store. */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { begins, textInLatinScript } from '#domain/search/latin-script.ts';
import { speltOut, withItsLetters } from '#domain/search/spellings.ts';
import { endOf, termsOf } from '#domain/search/words.ts';
import { preparedText } from '../../d1/statements.ts';
import { inNames, notSoldIn, quoted } from './tokens.ts';
import { startsOf } from './word-facts.ts';

const maxCompletions = 5;
/** The number of candidates, in case a store does not sell the most popular ones. */
const maxScanned = 15;
/** More are read, because those that begin otherwise in their own script are left out. */
const maxRead = 60;

export async function completions(
  db: D1Database,
  text: string,
  language: Language,
  store: CountryCode,
): Promise<string[]> {
  const typed = fold(text);
  if (typed === '') return [];
  const words = textInLatinScript(typed, language).split(' ');
  const before = words.slice(0, -1).map((word) => withItsLetters(word, language));
  const starts = new Set(
    startsOf(endOf(text), language).flatMap((end) => [
      words.with(-1, end).join(' '),
      [...before, end].join(' '),
    ]),
  );
  const nearest = db.withSession('first-unconstrained');
  const { results: read } = await preparedText(
    nearest,
    `SELECT phrase FROM json_each(?2) s CROSS JOIN phrases p
         ON p.language = ?1 AND p.start >= s.value AND p.start < s.value || char(0x10ffff)
       GROUP BY phrase ORDER BY max(weight) DESC, phrase LIMIT ${maxRead}`,
    [language, JSON.stringify([...starts])],
  ).all<{ phrase: string }>();
  const known = read
    .filter(
      ({ phrase }) =>
        tailsOf(fold(phrase)).some((tail) => begins(tail, typed, language)) ||
        tailsOf(speltOut(phrase, language)).some((tail) => tail.startsWith(typed)),
    )
    .slice(0, maxScanned);
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

/** The text from each of its words to its end. */
const tailsOf = (text: string): string[] =>
  text.split(' ').map((_, index, words) => words.slice(index).join(' '));
