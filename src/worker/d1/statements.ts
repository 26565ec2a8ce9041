/** Sends drizzle `sql` statements to D1, several in one round trip. */
import { SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { unlocked } from './locked.ts';

/** What statements are sent to: the database itself, or a session of it. */
export type Reader = Pick<D1Database, 'prepare' | 'batch'>;

/**
 * Reads from the nearest replica of the database, if there are any. For data that may be some seconds old: the
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
 * Equal values share one parameter, because D1 allows a hundred. A limit is written into the SQL text: with a bound
 * limit SQLite would recompile the statement on each execution.
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

/** Prepares SQL text with the parameters `?1`, `?2` …, for statements composed of plain text. */
export function preparedText(
  reader: Pick<Reader, 'prepare'>,
  text: string,
  values: readonly unknown[] = [],
): D1PreparedStatement {
  const statement = reader.prepare(text);
  return values.length > 0 ? statement.bind(...values) : statement;
}

/** Several statements in one round trip and one transaction; the rows of each. Without statements nothing is sent. */
export async function batch(
  reader: Reader,
  statements: readonly (SQL | D1PreparedStatement)[],
): Promise<unknown[][]> {
  if (statements.length === 0) return [];
  // Outside of a Worker a prepared statement is a proxy without a prototype, with which drizzle's `is` fails.
  const work = () =>
    reader.batch(statements.map((each) => (each instanceof SQL ? prepared(reader, each) : each)));
  const results = await unlocked(work, () =>
    statements.every((each) => each instanceof SQL && isReading(each)),
  );
  return results.map(({ results: rows }) => rows);
}

/** The rows of one statement. */
export async function rows<Row>(reader: Reader, statement: SQL): Promise<Row[]> {
  const work = () => prepared(reader, statement).all<Row>();
  const { results } = await unlocked(work, () => isReading(statement));
  return results;
}

function isReading(statement: SQL): boolean {
  const { sql: text } = dialect.sqlToQuery(statement);
  return /^\s*(SELECT|WITH)\b/i.test(text) && !/\b(INSERT INTO|UPDATE|DELETE FROM)\b/i.test(text);
}

/** A part of statements that has no parameters, rendered once: composing each statement of it costs less. */
export function fixed(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error(`a fixed part with parameters: ${text}`);
  return sql.raw(text);
}

/** A list as a table with one column, `value`, instead of hundreds of parameters. */
export function eachOf(values: readonly (string | number)[]): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
