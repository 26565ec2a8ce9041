/** Loads facts about the words of a query from the index, in one round trip, for the plan (domain/search/plan.ts). */
import { sql } from 'drizzle-orm';
import type { Language } from '#domain/country/countries.ts';
import { codesIn } from '#domain/search/codes.ts';
import { possibleParts } from '#domain/search/compounds.ts';
import { fold } from '#domain/search/fold.ts';
import { beginningsIn, begins, inLatinScript } from '#domain/search/latin-script.ts';
import { join, type Known, type WordFacts } from '#domain/search/plan.ts';
import { keysOf } from '#domain/search/typos.ts';
import { endOf, lastOf, type Word } from '#domain/search/words.ts';
import { prepared, preparedText } from '../../d1/statements.ts';
import { documentsOf, liveDocumentsOf } from './frequent-tokens.ts';

/** `coded`: products whose number is in the query, whole numbers before the beginnings of numbers. */
export type Facts = WordFacts & { coded: string[] };

const maxKnownWords = 40;
const maxCoded = 40;
/** The minimum length of a text that is searched as the beginning of a number. */
const minPrefixLength = 6;
/** The minimum length of a word that is searched as the ending of other words. */
const minEndingLength = 4;

/** SQL: whether product names contain one of the terms of the word `e`. */
const isCalled = `EXISTS (SELECT 1 FROM json_each(e.value, '$.terms') t
  CROSS JOIN words o INDEXED BY words_by_term ON o.language = ?1 AND o.term = t.value)`;

export async function loadWordFacts(
  db: D1Database,
  text: string,
  words: readonly Word[],
  language: Language,
): Promise<Facts> {
  const last = lastOf(text, words, language)?.surface ?? '';
  const end = endOf(text);
  const isLast = last === inLatinScript(end, language);
  const starts = isLast ? beginningsIn(end, language) : [last];
  const joins = words.slice(1).map((word, index) => join(words[index] ?? word, word));
  const terms = [
    ...new Set([...words.flatMap(({ term, readings = [] }) => [term, ...readings]), ...joins]),
  ];
  const parts = [...new Set(words.flatMap(({ surface }) => possibleParts(surface, language)))];
  const unknown = words.map((word) => ({
    terms: [word.term, ...(word.readings ?? [])],
    keys: keysOf(word),
    ending: word.surface.length >= minEndingLength ? backwards(word.surface) : null,
  }));
  const codes = codesIn(text);
  const known = `w.term, w.surface, w.written, ${documentsOf("?1 || '=' || w.term")} AS products`;
  const statements = [
    prepared(db, sql`SELECT documents FROM languages WHERE language = ${language}`),
    preparedText(
      db,
      `SELECT v.value AS term, ${liveDocumentsOf("?1 || ':' || v.value")} AS products,
           ${documentsOf("?1 || '=' || v.value")} AS called, ${documentsOf("?1 || '_' || v.value")} AS heads
         FROM json_each(?2) v`,
      [language, JSON.stringify(terms)],
    ),
    preparedText(
      db,
      `SELECT ${known} FROM json_each(?3) s CROSS JOIN words w ON w.language = ?1
           AND w.surface >= s.value AND w.surface < s.value || char(0x10ffff) AND ?2 <> ''
         UNION ALL
         SELECT substr(term, 4), substr(term, 4), substr(term, 4), doc FROM vocabulary
         WHERE term >= ?1 || '=' || ?2 AND term < ?1 || '=' || ?2 || char(0x10ffff)
           AND ?2 GLOB '*[0-9]*'
         ORDER BY products DESC LIMIT ${maxKnownWords}`,
      [language, last, JSON.stringify(starts)],
    ),
    // Only for words that no product name contains: others are not misspelt.
    preparedText(
      db,
      `SELECT ${known} FROM (SELECT DISTINCT m.surface FROM json_each(?2) e
           CROSS JOIN json_each(e.value, '$.keys') k
           CROSS JOIN misspellings m ON m.language = ?1 AND m.key = k.value
           WHERE NOT ${isCalled}) m
         CROSS JOIN words w ON w.language = ?1 AND w.surface = m.surface`,
      [language, JSON.stringify(unknown)],
    ),
    preparedText(
      db,
      `SELECT e.value ->> 'ending' AS ending, ${known} FROM json_each(?2) e
         CROSS JOIN json_each((SELECT json_group_array(surface) FROM (
           SELECT surface FROM words INDEXED BY words_backwards WHERE language = ?1
             AND backwards > e.value ->> 'ending'
             AND backwards < e.value ->> 'ending' || char(0x10ffff) LIMIT ${maxKnownWords}))) k
         CROSS JOIN words w ON w.language = ?1 AND w.surface = k.value
         WHERE NOT ${isCalled} ORDER BY products DESC`,
      [language, JSON.stringify(unknown)],
    ),
    prepared(
      db,
      sql`SELECT DISTINCT term FROM words INDEXED BY words_by_term
         WHERE language = ${language} AND term IN (SELECT value FROM json_each(${JSON.stringify(parts)}))`,
    ),
    preparedText(
      db,
      `SELECT product_id, 0 AS longer FROM codes WHERE code IN (SELECT value FROM json_each(?1))
         UNION ALL
         SELECT c.product_id, 1 FROM json_each(?2) v
           CROSS JOIN codes c ON c.code > v.value AND c.code < v.value || char(0x10ffff)
         ORDER BY 2 LIMIT ${maxCoded}`,
      [
        JSON.stringify(codes),
        JSON.stringify(codes.filter(({ length }) => length >= minPrefixLength)),
      ],
    ),
  ];
  const answers = await db.withSession('first-unconstrained').batch(statements);
  const [size, products, completions, candidates, endings, found, coded] = answers.map(
    ({ results }) => results,
  ) as [
    { documents: number }[],
    { term: string; products: number; called: number; heads: number }[],
    Known[],
    Known[],
    (Known & { ending: string })[],
    { term: string }[],
    { product_id: string }[],
  ];
  return {
    documents: size[0]?.documents ?? 0,
    products: new Map(products.map((row) => [row.term, row.products])),
    headness: new Map(
      products.flatMap(({ term, called, heads }) =>
        called > 0 ? [[term, Math.min(1, heads / called)] as const] : [],
      ),
    ),
    completions: isLast
      ? completions.filter(({ written }) => begins(fold(written), end, language))
      : completions,
    candidates,
    endings: Map.groupBy(
      endings.filter((each) => each.products > 0),
      ({ ending }) => backwards(ending),
    ),
    parts: new Set(found.map(({ term }) => term)),
    coded: [...new Set(coded.map((row) => row.product_id))],
  };
}

export const backwards = (word: string) => [...word].reverse().join('');
