/** The size of an index, from its file. */
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../scripts/file-database.ts';

export type IndexFacts = {
  documents: number;
  words: number;
  indexBytes: number;
  catalogueBytes: number;
};

export function indexFacts(state: string): IndexFacts {
  const index = new DatabaseSync(databaseFile(state, 'documents'), { readOnly: true });
  const catalogue = new DatabaseSync(databaseFile(state, 'products'), { readOnly: true });
  const number = (file: DatabaseSync, sql: string) =>
    Number(Object.values(file.prepare(sql).get() ?? {})[0]);
  const bytes = (file: DatabaseSync) =>
    number(file, 'PRAGMA page_count') * number(file, 'PRAGMA page_size');
  const facts = {
    documents: number(index, 'SELECT count(*) FROM documents'),
    words: number(index, 'SELECT count(*) FROM words'),
    indexBytes: bytes(index),
    catalogueBytes: bytes(catalogue),
  };
  index.close();
  catalogue.close();
  return facts;
}
