/**
 * Writes products to the search index. A product is replaced in one transaction, so that a concurrent query finds its
 * old or its new state; idempotent.
 */
import { sql } from 'drizzle-orm';
import { countriesOf, type Language, languages } from '#domain/country/countries.ts';
import { codeOf } from '#domain/search/codes.ts';
import { partsOf } from '#domain/search/compounds.ts';
import { fold } from '#domain/search/fold.ts';
import { impactsOf, type PartsOf } from '#domain/search/impacts.ts';
import { textInLatinScript } from '#domain/search/latin-script.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { inserts, jsonChunks } from '../../d1/bulk-insert.ts';
import { prepared, preparedText } from '../../d1/statements.ts';
import { addDictionaryWords, type KnownWords, knownWords } from './dictionary.ts';
import { soldRecords } from './product-records.ts';
import { anywhere, asHeadTerm, inNames, notSoldIn } from './tokens.ts';

/**
 * Indexes these products by their records; a product without records is removed. `known`: all words of the index, if
 * they include those of these products.
 */
export async function putProducts(
  db: D1Database,
  productIds: readonly string[],
  records: readonly SearchRecord[],
  known?: KnownWords,
): Promise<void> {
  const sold = soldRecords(records);
  // Names of goods that no store sells are known as well, so that they are not corrected to others.
  const words = known ?? (await learnt(db, records));
  const apart = new Map(
    [...words].map(([language, terms]) => [language, partsBy(language, terms)]),
  );
  const documents = sold.map((record) => documentOf(record, apart.get(record.language)));
  const ids = JSON.stringify(productIds);
  const currentKeys = JSON.stringify(
    sold.map(({ language, productId }) => `${language} ${productId}`),
  );
  const these = '(SELECT value FROM json_each(?1))';
  const all = `language IN (${languages.map((each) => `'${each}'`).join(', ')}) AND product_id IN ${these}`;
  await db.batch([
    preparedText(
      db,
      `DELETE FROM terms WHERE rowid IN (SELECT standing << 32 | serial FROM documents WHERE ${all})`,
      [ids],
    ),
    preparedText(
      db,
      `DELETE FROM documents WHERE ${all}
         AND language || ' ' || product_id NOT IN (SELECT value FROM json_each(?2))`,
      [ids, currentKeys],
    ),
    preparedText(db, `DELETE FROM codes WHERE product_id IN ${these}`, [ids]),
    ...documentsWritten(db, documents),
    ...inserts(
      db,
      {
        table: 'codes',
        columns: ['code', 'product_id'],
        onConflict: { key: 'code, product_id', do: 'keep' },
      },
      sold.flatMap(({ codes, productId }) =>
        codes.map(codeOf).flatMap((code) => (code === '' ? [] : [[code, productId]])),
      ),
    ),
    ...phrasesWritten(db, sold),
  ]);
}

/** All words of the index, after those of these records are added. */
async function learnt(db: D1Database, records: readonly SearchRecord[]): Promise<KnownWords> {
  await addDictionaryWords(db, records);
  return knownWords(db, new Set(records.map(({ language }) => language)));
}

/** The number of standings: the more an article sells, the lower its standing; each step is a factor of two. */
const steps = 24;

type Document = ReturnType<typeof documentOf>;

/** Caches the parts of each word, because the products of a batch share most of their words. */
function partsBy(language: Language, words: ReadonlySet<string>): PartsOf {
  const known = new Map<string, readonly string[]>();
  return (surface) => {
    const parts = known.get(surface) ?? partsOf(surface, language, (term) => words.has(term));
    known.set(surface, parts);
    return parts;
  };
}

function documentOf(record: SearchRecord, apart: PartsOf = () => []) {
  const { language, productId, stores, popularity } = record;
  const { impacts, nameTerms, heads } = impactsOf(record, apart);
  const tokens = [
    ...countriesOf(language)
      .filter((store) => !stores.includes(store))
      .map((store) => notSoldIn(language, store)),
    ...[...heads].map((term) => asHeadTerm(language, term)),
    ...[...nameTerms].map((term) => inNames(language, term)),
    ...[...impacts.keys()].filter(isWord).map((term) => anywhere(language, term)),
  ];
  return {
    language,
    productId,
    standing: steps - Math.min(steps, Math.floor(Math.log2(1 + popularity))),
    impacts: Object.fromEntries(impacts),
    tokens: tokens.join(' '),
  };
}

/** In two lists, because SQLite parses a whole row for each of its values. */
function documentsWritten(db: D1Database, documents: readonly Document[]): D1PreparedStatement[] {
  const rows = documents.map(({ language, productId, standing, impacts }) => [
    language,
    productId,
    standing,
    impacts,
  ]);
  const tokens = documents.map((each) => [each.language, each.productId, each.tokens]);
  return [
    ...jsonChunks(rows).map((part) =>
      prepared(
        db,
        sql`INSERT INTO documents (language, product_id, standing, impacts)
         SELECT value ->> 0, value ->> 1, value ->> 2, jsonb(value -> 3) FROM json_each(${part})
         WHERE true ON CONFLICT (language, product_id)
         DO UPDATE SET standing = excluded.standing, impacts = excluded.impacts`,
      ),
    ),
    ...jsonChunks(tokens).map((part) =>
      prepared(
        db,
        sql`INSERT INTO terms (rowid, tokens)
         SELECT d.standing << 32 | d.serial, v.value ->> 2 FROM json_each(${part}) v
         CROSS JOIN documents d ON d.language = v.value ->> 0 AND d.product_id = v.value ->> 1`,
      ),
    ),
  ];
}

/** The terms of whole names and of head words affect the score but are not searched for. */
const isWord = (term: string) => !/^[_^]/.test(term);

/** The phrases that complete a typed text. */
export const phrasesOf = ({ kind, categories }: SearchRecord): string[] => [kind, ...categories];

/** Both "edel" and "arbeit" are completed to "Edelstahl-Arbeitstisch". */
export function beginningsOf(language: Language, phrase: string): [Language, string, string][] {
  const words = textInLatinScript(fold(phrase), language).split(' ').filter(Boolean);
  return words.map((_, index) => [language, words.slice(index).join(' '), phrase]);
}

function phrasesWritten(db: D1Database, records: readonly SearchRecord[]): D1PreparedStatement[] {
  // Products of a batch share most of their phrases.
  const heaviest = new Map<string, [Language, string, number]>();
  for (const record of records) {
    for (const phrase of phrasesOf(record)) {
      const key = `${record.language} ${phrase}`;
      const weight = Math.max(heaviest.get(key)?.[2] ?? 0, record.popularity);
      heaviest.set(key, [record.language, phrase, weight]);
    }
  }
  const rows = [...heaviest.values()].flatMap(([language, phrase, weight]) =>
    beginningsOf(language, phrase).map((row) => [...row, weight]),
  );
  return jsonChunks(rows).map((part) =>
    prepared(
      db,
      sql`INSERT INTO phrases (language, start, phrase, weight)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(${part})
         WHERE true ON CONFLICT (language, start, phrase)
         DO UPDATE SET weight = max(weight, excluded.weight)`,
    ),
  );
}
