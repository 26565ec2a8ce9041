/** Loads facts about the words of a query from the index, in one statement, for the plan (domain/search/plan.ts). */
import type { Language } from '#domain/country/countries.ts';
import { codesIn } from '#domain/search/codes.ts';
import { possibleParts } from '#domain/search/compounds.ts';
import { fold } from '#domain/search/fold.ts';
import { beginningsIn, begins, inLatinScript } from '#domain/search/latin-script.ts';
import { joinsOf } from '#domain/search/meaning.ts';
import { misspeltEnds } from '#domain/search/misspelt-compounds.ts';
import type { Known, WordFacts } from '#domain/search/plan.ts';
import { speltOut, withItsLetters } from '#domain/search/spellings.ts';
import { keysOf, keysOfOneTypo } from '#domain/search/typos.ts';
import { endOf, lastOf, readingsOf, type Word } from '#domain/search/words.ts';
import { preparedText } from '../../d1/statements.ts';
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

/** `known`: term, surface, written, number of products. */
type KnownRow = [term: string, surface: string, written: string, products: number];
const known = `w.term AS a, w.surface AS b, w.written AS c, ${documentsOf("?1 || '=' || w.term")} AS products`;
const knownOf = ([term, surface, written, products]: KnownRow): Known => ({
  term,
  surface,
  written,
  products,
});

/** The lists are JSON. */
type FactsRow = { documents: number } & Record<
  'terms' | 'completions' | 'candidates' | 'near' | 'endings' | 'parts' | 'coded',
  string
>;

/**
 * One row, because each statement and each row costs more than its content. Parameters: language, terms, beginnings of
 * the last word, the last word, unknown words, parts of compounds, numbers, beginnings of numbers; lists as JSON.
 */
const factsSql = `SELECT
  coalesce((SELECT documents FROM languages WHERE language = ?1), 0) AS documents,
  (SELECT json_group_array(json_array(v.value, ${liveDocumentsOf("?1 || ':' || v.value")},
      ${documentsOf("?1 || '=' || v.value")}, ${documentsOf("?1 || '_' || v.value")}))
    FROM json_each(?2) v) AS terms,
  (SELECT json_group_array(json_array(a, b, c, products)) FROM (
    SELECT ${known} FROM json_each(?3) s CROSS JOIN words w ON w.language = ?1
        AND w.surface >= s.value AND w.surface < s.value || char(0x10ffff) AND ?4 <> ''
      UNION ALL
      SELECT substr(term, 4), substr(term, 4), substr(term, 4), doc FROM vocabulary
      WHERE term >= ?1 || '=' || ?4 AND term < ?1 || '=' || ?4 || char(0x10ffff)
        AND ?4 GLOB '*[0-9]*'
      ORDER BY products DESC LIMIT ${maxKnownWords})) AS completions,
  -- Only for words that no product name contains: others are not misspelt.
  (SELECT json_group_array(json_array(a, b, c, products)) FROM (
    SELECT ${known} FROM (SELECT DISTINCT m.surface FROM json_each(?5) e
        CROSS JOIN json_each(e.value, '$.keys') k
        CROSS JOIN misspellings m ON m.language = ?1 AND m.key = k.value
        WHERE NOT ${isCalled}) m
      CROSS JOIN words w ON w.language = ?1 AND w.surface = m.surface)) AS candidates,
  (SELECT json_group_array(json_array(a, b, c, products, near)) FROM (
    SELECT m.near, ${known} FROM (SELECT DISTINCT n.key AS near, m.surface FROM json_each(?5) e
        CROSS JOIN json_each(e.value, '$.ends') n CROSS JOIN json_each(n.value) k
        CROSS JOIN misspellings m ON m.language = ?1 AND m.key = k.value
          AND abs(length(m.surface) - length(n.key)) < 2
        WHERE NOT ${isCalled}) m
      CROSS JOIN words w ON w.language = ?1 AND w.surface = m.surface
      ORDER BY products DESC)) AS near,
  (SELECT json_group_array(json_array(a, b, c, products, ending)) FROM (
    SELECT e.value ->> 'ending' AS ending, ${known} FROM json_each(?5) e
      CROSS JOIN json_each((SELECT json_group_array(surface) FROM (
        SELECT surface FROM words INDEXED BY words_backwards WHERE language = ?1
          AND backwards > e.value ->> 'ending'
          AND backwards < e.value ->> 'ending' || char(0x10ffff) LIMIT ${maxKnownWords}))) k
      CROSS JOIN words w ON w.language = ?1 AND w.surface = k.value
      WHERE NOT ${isCalled} ORDER BY products DESC)) AS endings,
  (SELECT json_group_array(DISTINCT term) FROM words INDEXED BY words_by_term
    WHERE language = ?1 AND term IN (SELECT value FROM json_each(?6))) AS parts,
  (SELECT json_group_array(product_id) FROM (
    SELECT product_id, 0 AS longer FROM codes WHERE code IN (SELECT value FROM json_each(?7))
      UNION ALL
      SELECT c.product_id, 1 FROM json_each(?8) v
        CROSS JOIN codes c ON c.code > v.value AND c.code < v.value || char(0x10ffff)
      ORDER BY 2 LIMIT ${maxCoded})) AS coded`;

export async function loadWordFacts(
  db: D1Database,
  text: string,
  words: readonly Word[],
  language: Language,
): Promise<Facts> {
  const last = lastOf(text, words, language)?.surface ?? '';
  const end = endOf(text);
  const isLast = last === inLatinScript(end, language);
  const starts = isLast ? startsOf(end, language) : [last];
  const joins = words.slice(1).flatMap((word, index) => joinsOf(words[index] ?? word, word));
  const readings = words.flatMap(readingsOf);
  const terms = [...new Set([...readings.map(({ term }) => term), ...joins])];
  const parts = [...new Set(readings.flatMap(({ surface }) => possibleParts(surface, language)))];
  const unknown = words.flatMap((word) =>
    readingsOf(word).map((reading, _, all) => ({
      terms: all.map(({ term }) => term),
      keys: keysOf(reading),
      ends: Object.fromEntries(
        misspeltEnds(reading.surface, language).map((end) => [end, keysOfOneTypo(end)]),
      ),
      ending: reading.surface.length >= minEndingLength ? backwards(reading.surface) : null,
    })),
  );
  const codes = codesIn(text);
  const row = await preparedText(db.withSession('first-unconstrained'), factsSql, [
    language,
    JSON.stringify(terms),
    JSON.stringify(starts),
    last,
    JSON.stringify(unknown),
    JSON.stringify(parts),
    JSON.stringify(codes),
    JSON.stringify(codes.filter(({ length }) => length >= minPrefixLength)),
  ]).first<FactsRow>();
  const listed = <Row>(json: string | undefined) => JSON.parse(json ?? '[]') as Row[];
  const products = listed<[term: string, products: number, called: number, heads: number]>(
    row?.terms,
  );
  const completions = listed<KnownRow>(row?.completions).map(knownOf);
  const endings = listed<[...KnownRow, ending: string]>(row?.endings);
  const near = listed<[...KnownRow, end: string]>(row?.near);
  return {
    documents: row?.documents ?? 0,
    products: new Map(products.map(([term, count]) => [term, count])),
    headness: new Map(
      products.flatMap(([term, , called, heads]) =>
        called > 0 ? [[term, Math.min(1, heads / called)] as const] : [],
      ),
    ),
    completions: isLast
      ? completions.filter(
          ({ written }) =>
            begins(fold(written), end, language) || speltOut(written, language).startsWith(end),
        )
      : completions,
    candidates: listed<KnownRow>(row?.candidates).map(knownOf),
    near: knownBy(near, (end) => end),
    endings: knownBy(endings, backwards),
    parts: new Set(listed<string>(row?.parts)),
    coded: [...new Set(listed<string>(row?.coded))],
  };
}

/** How words begin of which this is typed, also with letters that are spelled out in it. */
export const startsOf = (typed: string, language: Language): string[] => [
  ...new Set([...beginningsIn(typed, language), withItsLetters(typed, language)]),
];

/** The words of each end, which is the last column. */
const knownBy = (rows: readonly [...KnownRow, of: string][], nameOf: (of: string) => string) =>
  new Map(
    [...Map.groupBy(rows, ([, , , , of]) => nameOf(of))].map(([name, own]) => [
      name,
      own
        .map(([term, surface, written, count]) => knownOf([term, surface, written, count]))
        .filter(({ products }) => products > 0),
    ]),
  );

export const backwards = (word: string) => [...word].reverse().join('');
