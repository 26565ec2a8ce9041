/**
 * Keeps the index beside the catalogue. A product is replaced whole and in one transaction, so a query that comes
 * meanwhile finds it as it was or as it is; the same again changes nothing.
 */
import { type Language, languages } from '#domain/country/countries.ts';
import { codeOf } from '#domain/search/codes.ts';
import { partsOf, takesApart } from '#domain/search/compounds.ts';
import { fold } from '#domain/search/fold.ts';
import { impactsOf, tellingWords } from '#domain/search/impacts.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { keysOf } from '#domain/search/typos.ts';
import type { Word } from '#domain/search/words.ts';
import { inserts, jsonParts } from '../../../commerce/embedded/statements.ts';
import { anywhere, soldIn, telling } from './tokens.ts';
import { backwards } from './word-facts.ts';

/** Puts these products into the index as their records say; one without records is taken out. */
export async function putProducts(
  db: D1Database,
  productIds: readonly string[],
  records: readonly SearchRecord[],
): Promise<void> {
  const sold = records.filter(({ stores }) => stores.length > 0);
  await learnWords(db, sold);
  const known = await knownWords(db, new Set(sold.map(({ language }) => language)));
  const documents = sold.map((record) => documentOf(record, known));
  const ids = JSON.stringify(productIds);
  const kept = JSON.stringify(sold.map(({ language, productId }) => `${language} ${productId}`));
  const these = '(SELECT value FROM json_each(?1))';
  const all = `language IN (${languages.map((each) => `'${each}'`).join(', ')}) AND product_id IN ${these}`;
  await db.batch([
    db
      .prepare(
        `DELETE FROM terms WHERE rowid IN (SELECT standing << 32 | serial FROM documents WHERE ${all})`,
      )
      .bind(ids),
    db
      .prepare(
        `DELETE FROM documents WHERE ${all}
         AND language || ' ' || product_id NOT IN (SELECT value FROM json_each(?2))`,
      )
      .bind(ids, kept),
    db.prepare(`DELETE FROM codes WHERE product_id IN ${these}`).bind(ids),
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
    ...inserts(
      db,
      {
        table: 'phrases',
        columns: ['language', 'start', 'phrase'],
        onConflict: { key: 'language, start, phrase', do: 'keep' },
      },
      distinct(sold.flatMap(phrasesOf)),
    ),
  ]);
}

/** Words of these records that nobody has known yet. Apart from the rest: what takes compounds apart knows them first. */
export async function learnWords(db: D1Database, records: readonly SearchRecord[]): Promise<void> {
  const met = new Map<string, { language: Language; word: Word }>();
  for (const record of records) {
    for (const word of Object.values(tellingWords(record)).flat()) {
      if (/\d/.test(word.term)) continue;
      const key = `${record.language} ${word.surface}`;
      if (!met.has(key)) met.set(key, { language: record.language, word });
    }
  }
  const { results } = await db
    .prepare(
      `SELECT v.value AS key FROM json_each(?1) v CROSS JOIN words w
       ON w.language = substr(v.value, 1, 2) AND w.surface = substr(v.value, 4)`,
    )
    .bind(JSON.stringify([...met.keys()]))
    .all<{ key: string }>();
  for (const { key } of results) met.delete(key);
  const fresh = [...met.values()];
  if (fresh.length === 0) return;
  await db.batch([
    ...inserts(
      db,
      {
        table: 'words',
        columns: ['language', 'surface', 'term', 'backwards'],
        onConflict: { key: 'language, surface', do: 'keep' },
      },
      fresh.map(({ language, word: { surface, term } }) => [
        language,
        surface,
        term,
        backwards(surface),
      ]),
    ),
    ...inserts(
      db,
      {
        table: 'misspellings',
        columns: ['language', 'key', 'surface'],
        onConflict: { key: 'language, key, surface', do: 'keep' },
      },
      fresh.flatMap(({ language, word }) =>
        keysOf(word).map((key) => [language, key, word.surface]),
      ),
    ),
  ]);
}

type KnownWords = ReadonlyMap<Language, ReadonlySet<string>>;

/** All words of the languages that write compounds as one. */
async function knownWords(db: D1Database, among: ReadonlySet<Language>): Promise<KnownWords> {
  const apart = [...among].filter(takesApart);
  const { results } = await db
    .prepare(
      'SELECT DISTINCT language, term FROM words WHERE language IN (SELECT value FROM json_each(?1))',
    )
    .bind(JSON.stringify(apart))
    .all<{ language: Language; term: string }>();
  const byLanguage = Map.groupBy(results, ({ language }) => language);
  return new Map(
    [...byLanguage].map(([language, rows]) => [language, new Set(rows.map(({ term }) => term))]),
  );
}

/** Standings of articles: the more an article sells, the smaller; halving from step to step. */
const steps = 24;

type Document = ReturnType<typeof documentOf>;

function documentOf(record: SearchRecord, known: KnownWords) {
  const { language, productId, stores, popularity } = record;
  const words = known.get(language);
  const { impacts, telling: told } = impactsOf(record, (surface) =>
    words ? partsOf(surface, language, (term) => words.has(term)) : [],
  );
  const tokens = [
    ...stores.map((store) => soldIn(language, store)),
    ...[...told].map((term) => telling(language, term)),
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

function documentsWritten(db: D1Database, documents: readonly Document[]): D1PreparedStatement[] {
  const rows = documents.map(({ language, productId, standing, impacts, tokens }) => [
    language,
    productId,
    standing,
    impacts,
    tokens,
  ]);
  return jsonParts(rows).flatMap((part) => [
    db
      .prepare(
        `INSERT INTO documents (language, product_id, standing, impacts)
         SELECT value ->> 0, value ->> 1, value ->> 2, jsonb(value -> 3) FROM json_each(?1)
         WHERE true ON CONFLICT (language, product_id)
         DO UPDATE SET standing = excluded.standing, impacts = excluded.impacts`,
      )
      .bind(part),
    db
      .prepare(
        `INSERT INTO terms (rowid, tokens)
         SELECT d.standing << 32 | d.serial, v.value ->> 4 FROM json_each(?1) v
         CROSS JOIN documents d ON d.language = v.value ->> 0 AND d.product_id = v.value ->> 1`,
      )
      .bind(part),
  ]);
}

/** Names as a whole are weighed, not looked for. */
const isWord = (term: string) => !term.startsWith('_');

/** "Vakuumiergerät 630 W" may be meant by whoever types "vakuum"; "Frittieren & Grillen" by "grill" as well. */
function phrasesOf({ language, kind, categories }: SearchRecord): string[][] {
  return [kind, ...categories].flatMap((phrase) => {
    const words = fold(phrase).split(' ').filter(Boolean);
    return words.map((_, index) => [language, words.slice(index).join(' '), phrase]);
  });
}

function distinct(rows: readonly string[][]): string[][] {
  return [...new Map(rows.map((row) => [row.join('\n'), row])).values()];
}
