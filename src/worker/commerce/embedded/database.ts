import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import * as catalogue from './catalogue-schema.ts';
import * as consents from './consent-schema.ts';
import * as customers from './customer-schema.ts';
import * as orders from './order-schema.ts';

export type Database = ReturnType<typeof openDatabase>;

const opened = new WeakMap<D1Database, Database>();

/** Drizzle over a binding; made once, because reading the schema costs more than a query's building. */
export function databaseOf(binding: D1Database): Database {
  const known = opened.get(binding) ?? openDatabase(binding);
  opened.set(binding, known);
  return known;
}

function openDatabase(binding: D1Database) {
  return drizzle(binding, { schema: { ...catalogue, ...consents, ...customers, ...orders } });
}

const dialect = new SQLiteAsyncDialect();

/**
 * Several statements in one round trip and one transaction; the rows of each. Drizzle's own batch loses the
 * parameters of statements written as sql`…`.
 */
export async function batch(db: Database, statements: readonly SQL[]): Promise<unknown[][]> {
  const prepared = statements.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement);
    return db.$client.prepare(sql).bind(...params);
  });
  const results = await db.$client.batch(prepared);
  return results.map(({ results: rows }) => rows);
}
