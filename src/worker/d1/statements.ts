/** How statements reach D1: drizzle's `sql`, one round trip for several. */
import { type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

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
export function prepared(reader: Pick<Reader, 'prepare'>, statement: SQL): D1PreparedStatement {
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

/** The same of a text with places `?1`, `?2` …: for statements that are put together of text alone. */
export function preparedText(
  reader: Pick<Reader, 'prepare'>,
  text: string,
  values: readonly unknown[] = [],
): D1PreparedStatement {
  const statement = reader.prepare(text);
  return values.length > 0 ? statement.bind(...values) : statement;
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
