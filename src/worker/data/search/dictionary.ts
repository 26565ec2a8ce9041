/** The words in names of products: used to split compounds and to correct misspelt words. */
import { sql } from 'drizzle-orm';
import { type Language, languages } from '#domain/country/countries.ts';
import { takesApart } from '#domain/search/compounds.ts';
import { fold } from '#domain/search/fold.ts';
import { nameWords } from '#domain/search/impacts.ts';
import { inLatinScript } from '#domain/search/latin-script.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { remembered } from '#domain/search/remembered.ts';
import { keysOf } from '#domain/search/typos.ts';
import type { Word } from '#domain/search/words.ts';
import { inserts, jsonChunks } from '../../d1/bulk-insert.ts';
import { prepared } from '../../d1/statements.ts';
import { backwards } from './word-facts.ts';

/** `written`: as a shopper would write it. */
export type DictionaryWord = { language: Language; word: Word; written: string };

/** The words in the names of a record, without numbers. */
export function dictionaryWordsOf(record: SearchRecord): DictionaryWord[] {
  const { language } = record;
  const written = writtenIn(record);
  return Object.values(nameWords(record))
    .flat()
    .filter(({ term }) => !/\d/.test(term))
    .map((word) => ({ language, word, written: written.get(word.surface) ?? word.surface }));
}

/** Adds the words of these records that are not stored yet. */
export async function addDictionaryWords(
  db: D1Database,
  records: readonly SearchRecord[],
): Promise<void> {
  const met = new Map(records.flatMap(dictionaryWordsOf).map((learnt) => [keyOf(learnt), learnt]));
  const { results } = await prepared(
    db,
    sql`SELECT v.value AS key FROM json_each(${JSON.stringify([...met.keys()])}) v CROSS JOIN words w
       ON w.language = substr(v.value, 1, 2) AND w.surface = substr(v.value, 4)`,
  ).all<{ key: string }>();
  for (const { key } of results) met.delete(key);
  await writeWords(db, [...met.values()]);
}

export const keyOf = ({ language, word }: DictionaryWord): string => `${language} ${word.surface}`;

/** Overwrites existing words, which may have been written by older rules. */
export async function writeWords(db: D1Database, words: readonly DictionaryWord[]): Promise<void> {
  if (words.length === 0) return;
  await db.batch([
    ...inserts(
      db,
      {
        table: 'words',
        columns: ['language', 'surface', 'written', 'term', 'backwards'],
        onConflict: { key: 'language, surface', do: 'update' },
      },
      words.map(({ language, written, word: { surface, term } }) => [
        language,
        surface,
        written,
        term,
        backwards(surface),
      ]),
    ),
    ...misspellingsWritten(db, words),
  ]);
}

/** Rows that map misspelt words to a word; sorted, because that is how they are stored. */
function misspellingsWritten(
  db: D1Database,
  words: readonly DictionaryWord[],
): D1PreparedStatement[] {
  const rows = words.map(({ language, word }) => [language, word.surface, keysOf(word)]);
  return jsonChunks(rows).map((part) =>
    prepared(
      db,
      sql`WITH w AS MATERIALIZED (SELECT value ->> 0 AS language, value ->> 1 AS surface, value -> 2 AS keys
           FROM json_each(${part}))
         INSERT INTO misspellings (language, key, surface)
         SELECT language, k.value, surface FROM w CROSS JOIN json_each(keys) k
         WHERE true ORDER BY 1, 2, 3 ON CONFLICT (language, key, surface) DO NOTHING`,
    ),
  );
}

/** The words in the names of a record, as written, in lower case, by their folded form. */
function writtenIn({ name, brand, model, categories, synonyms, language }: SearchRecord) {
  const text = [name, brand, model, ...categories, ...synonyms].join(' ').toLowerCase();
  const words = text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
  return new Map(words.map((word) => [surfaceOf(word, language), word]));
}

const surfaceOf = remembered((word, language) => inLatinScript(fold(word), language));

/** Terms by language. */
export type KnownWords = ReadonlyMap<Language, ReadonlySet<string>>;

/** All words of the languages that write compounds as one word. */
export async function knownWords(
  db: D1Database,
  among: Iterable<Language> = languages,
): Promise<KnownWords> {
  const apart = [...among].filter(takesApart);
  const { results } = await prepared(
    db,
    sql`SELECT DISTINCT language, term FROM words WHERE language IN (SELECT value FROM json_each(${JSON.stringify(apart)}))`,
  ).all<{ language: Language; term: string }>();
  const byLanguage = Map.groupBy(results, ({ language }) => language);
  return new Map(
    [...byLanguage].map(([language, rows]) => [language, new Set(rows.map(({ term }) => term))]),
  );
}
