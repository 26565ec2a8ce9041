/**
 * Rebuilds the index while it serves queries: each product is replaced in one transaction, and obsolete entries are
 * deleted when all products are written. An interrupted rebuild must be started again from the beginning.
 */
import { sql } from 'drizzle-orm';
import { type Language, languages } from '#domain/country/countries.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { jsonChunks } from '../../d1/bulk-insert.ts';
import { chunk } from '../../d1/chunk.ts';
import { prepared, preparedText } from '../../d1/statements.ts';
import {
  type DictionaryWord,
  dictionaryWordsOf,
  keyOf,
  knownWords,
  writeWords,
} from './dictionary.ts';
import { countFrequent } from './frequent-tokens.ts';
import { recordChunks } from './product-records.ts';
import {
  changedSince,
  indexInBatches,
  indexProducts,
  type OnProgress,
  productsPerBatch,
} from './update-index.ts';
import { beginningsOf, phrasesOf, putProducts } from './write-index.ts';

type Rebuilt = { products: number; gone: number };

/** Concurrent changes are indexed once more; the clocks of their writers may differ by this many ms. */
const marginMs = 10_000;
const skusPerQuery = 5_000;
const wordsAtOnce = 1_000;

export async function rebuildIndex(
  db: D1Database,
  search: D1Database,
  now: Date,
  onProgress?: OnProgress,
): Promise<Rebuilt> {
  const left = await knownTo(search);
  const skus = await allSkus(db);
  const met = new Map<string, DictionaryWord>();
  for await (const { records } of recordChunks(db, skus, productsPerBatch)) {
    for (const record of records) meet(record, left, met);
  }
  for (const part of chunk([...met.values()], wordsAtOnce)) await writeWords(search, part);
  // Before the first product is written, because obsolete words must not split compounds.
  for (const [language, { words }] of left) await forgetWords(search, language, words);
  await indexInBatches(db, search, skus, { known: await knownWords(search), onProgress });
  const gone = await goneFrom(db, search);
  for (const part of chunk(gone, productsPerBatch)) await putProducts(search, part, []);
  for (const [language, { phrases }] of left) await forgetPhrases(search, language, phrases);
  const meanwhile = await changedSince(db, new Date(now.getTime() - marginMs));
  if (meanwhile.length > 0) await indexProducts(db, search, meanwhile);
  for (const language of languages) await countFrequent(search, language);
  return { products: skus.length, gone: gone.length };
}

export async function allSkus(db: D1Database): Promise<string[]> {
  const { results } = await prepared(db, sql`SELECT sku FROM products ORDER BY sku`).all<{
    sku: string;
  }>();
  return results.map(({ sku }) => sku);
}

type Known = { words: Set<string>; phrases: Set<string> };

async function knownTo(search: D1Database): Promise<Map<Language, Known>> {
  const known = new Map<Language, Known>();
  for (const language of languages) {
    const [words, phrases] = await search.batch<{ text: string }>([
      prepared(search, sql`SELECT surface AS text FROM words WHERE language = ${language}`),
      prepared(
        search,
        sql`SELECT DISTINCT phrase AS text FROM phrases WHERE language = ${language}`,
      ),
    ]);
    const texts = (answer: typeof words) => new Set(answer?.results.map(({ text }) => text));
    known.set(language, { words: texts(words), phrases: texts(phrases) });
  }
  return known;
}

/** Removes the record's words and phrases from `left`; its words are written again, by the current rules. */
function meet(
  record: SearchRecord,
  left: ReadonlyMap<Language, Known>,
  met: Map<string, DictionaryWord>,
): void {
  const known = left.get(record.language);
  for (const learnt of dictionaryWordsOf(record)) {
    known?.words.delete(learnt.word.surface);
    met.set(keyOf(learnt), learnt);
  }
  for (const phrase of phrasesOf(record)) known?.phrases.delete(phrase);
}

/** Indexed products that the catalogue does not have. The index is read first, so that new products are excluded. */
async function goneFrom(db: D1Database, search: D1Database): Promise<string[]> {
  const { results } = await prepared(
    search,
    sql`SELECT DISTINCT product_id AS id FROM documents`,
  ).all<{ id: string }>();
  const gone: string[] = [];
  for (const part of chunk(results, skusPerQuery)) {
    const ids = part.map(({ id }) => id);
    const { results: unknown } = await prepared(
      db,
      sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)}) WHERE value NOT IN (SELECT id FROM products)`,
    ).all<{ id: string }>();
    gone.push(...unknown.map(({ id }) => id));
  }
  return gone;
}

async function forgetWords(
  search: D1Database,
  language: Language,
  left: ReadonlySet<string>,
): Promise<void> {
  const rows = [...left].map((surface) => [language, surface]);
  await forgetRows(search, 'misspellings', ['language', 'surface'], rows);
  await forgetRows(search, 'words', ['language', 'surface'], rows);
}

async function forgetPhrases(
  search: D1Database,
  language: Language,
  left: ReadonlySet<string>,
): Promise<void> {
  const rows = [...left].flatMap((phrase) => beginningsOf(language, phrase));
  await forgetRows(search, 'phrases', ['language', 'start', 'phrase'], rows);
}

async function forgetRows(
  search: D1Database,
  table: string,
  key: readonly string[],
  rows: readonly string[][],
): Promise<void> {
  const picks = key.map((_, index) => `value ->> ${index}`).join(', ');
  for (const part of jsonChunks(rows)) {
    await preparedText(
      search,
      `DELETE FROM ${table} WHERE (${key.join(', ')}) IN (SELECT ${picks} FROM json_each(?1))`,
      [part],
    ).run();
  }
}
