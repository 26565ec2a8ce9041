import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import * as catalogue from './catalogue-schema.ts';
import * as consents from './consent-schema.ts';
import * as customers from './customer-schema.ts';
import * as discounts from './discount-schema.ts';
import * as guarantees from './guarantee-schema.ts';
import * as orders from './order-schema.ts';
import * as pages from './page-schema.ts';
import * as payments from './payment-schema.ts';
import * as products from './product-schema.ts';
import * as recommendations from './recommendation-schema.ts';
import * as search from './search-schema.ts';
import * as shelves from './shelf-schema.ts';

export type Database = ReturnType<typeof openDatabase>;

const opened = new WeakMap<D1Database, Database>();

/** Drizzle over a binding; made once, because reading the schema costs more than a query's building. */
export function databaseOf(binding: D1Database): Database {
  const known = opened.get(binding) ?? openDatabase(binding);
  opened.set(binding, known);
  return known;
}

function openDatabase(binding: D1Database) {
  const schema = {
    ...catalogue,
    ...products,
    ...shelves,
    ...consents,
    ...customers,
    ...discounts,
    ...guarantees,
    ...orders,
    ...pages,
    ...payments,
    ...recommendations,
    ...search,
  };
  return drizzle(binding, { schema });
}

/** What statements are sent to: the database itself, or a session of it. */
export type Reader = Pick<D1Database, 'prepare' | 'batch'>;

/**
 * Reads from the nearest copy of the database, where the platform keeps copies. For what may be some seconds old: the
 * catalogue.
 */
export function nearest(binding: D1Database): Reader {
  return binding.withSession('first-unconstrained');
}

class Numbered extends SQLiteAsyncDialect {
  override escapeParam = (index: number) => `?${index + 1}`;
}
const dialect = new Numbered();

/**
 * The same value is one parameter wherever it stands: D1 takes a hundred. A limit stands in the text: with a bound one
 * SQLite would compile the statement anew each time it is asked.
 */
function prepared(reader: Reader, statement: SQL): D1PreparedStatement {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const places = new Map<unknown, number>();
  const shared = text.replace(/(LIMIT |OFFSET )?\?(\d+)/g, (_, limit = '', index) => {
    const value = params[index - 1];
    if (limit) return `${limit}${Number(value)}`;
    const place = places.get(value) ?? places.size + 1;
    places.set(value, place);
    return `?${place}`;
  });
  return reader.prepare(shared).bind(...places.keys());
}

/** Several statements in one round trip and one transaction; the rows of each. */
export async function batch(reader: Reader, statements: readonly SQL[]): Promise<unknown[][]> {
  const results = await reader.batch(statements.map((statement) => prepared(reader, statement)));
  return results.map(({ results: rows }) => rows);
}

/** The rows of one statement. */
export async function rows<Row>(reader: Reader, statement: SQL): Promise<Row[]> {
  const { results } = await prepared(reader, statement).all<Row>();
  return results;
}

/** A list as a table of one column, `value`: in place of hundreds of parameters. */
export function eachOf(values: readonly (string | number)[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
