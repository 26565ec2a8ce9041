/**
 * The baseline that SQLite provides: FTS5 with its Porter stemmer, weighted columns and bm25, all words before any. The
 * search is compared with it on the same products and queries, in the same run.
 */
import { DatabaseSync } from 'node:sqlite';
import { fold } from '#domain/search/fold.ts';
import type { SearchRecord } from '#domain/search/record.ts';

/** Weights of name, brand, model, text and attributes: the best of five that were tried. */
const weights = '8, 4, 4, 2, 1';
/** If all words are found in this number of products, results with any word are not added. */
const enough = 10;

/** Returns the ids of products, best first. */
type Answers = (query: string, most: number) => string[];

export function porterBaseline(records: readonly SearchRecord[]): Answers {
  const db = new DatabaseSync(':memory:');
  db.exec(
    `CREATE VIRTUAL TABLE products USING fts5(id UNINDEXED, name, brand, model, text, attributes,
       tokenize = 'porter unicode61 remove_diacritics 2'); BEGIN`,
  );
  const put = db.prepare('INSERT INTO products VALUES (?, ?, ?, ?, ?, ?)');
  for (const { productId, name, brand, model, text, attributes } of records) {
    const told = attributes.map(({ label, value }) => `${label}: ${value}`).join(' | ');
    put.run(productId, name, brand, model, text, told);
  }
  db.exec('COMMIT');
  const found = db.prepare(
    `SELECT id FROM products WHERE products MATCH ? ORDER BY bm25(products, 0, ${weights}) LIMIT ?`,
  );
  const idsBy = (match: string, most: number) => found.all(match, most).map(({ id }) => String(id));
  return (query, most) => {
    const words = fold(query).split(' ').filter(Boolean);
    const quoted = words.map((word) => `"${word}"`);
    const all = idsBy(quoted.join(' AND '), most);
    if (all.length >= enough) return all;
    return [...new Set([...all, ...idsBy(quoted.join(' OR '), most)])].slice(0, most);
  };
}
