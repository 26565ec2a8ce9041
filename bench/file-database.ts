/**
 * A D1 interface to a database file, within this process: catalogue and index are written without calls to workerd.
 * Only for filling large databases, which can be filled again if they are lost.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

type Bound = { statement: StatementSync; values: SQLInputValue[] };

/** The tables must exist already. */
export function fileDatabase(path: string): { db: D1Database; close: () => void } {
  const file = new DatabaseSync(path);
  file.exec(
    'PRAGMA busy_timeout = 600000; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA temp_store = MEMORY;',
  );
  const statements = new Map<string, StatementSync>();
  const bound = new WeakMap<object, Bound>();

  function prepare(sql: string, values: SQLInputValue[] = []): D1PreparedStatement {
    const statement = statements.get(sql) ?? file.prepare(sql);
    statements.set(sql, statement);
    const own = { statement, values };
    const prepared = {
      bind: (...given: SQLInputValue[]) => prepare(sql, given),
      all: async () => resultOf(own),
      run: async () => resultOf(own),
      first: async (column?: string) => {
        const [row = null] = resultOf(own).results;
        return row && column !== undefined ? row[column] : row;
      },
    };
    bound.set(prepared, own);
    return prepared as unknown as D1PreparedStatement;
  }

  function batch(all: D1PreparedStatement[]): D1Result[] {
    file.exec('BEGIN IMMEDIATE');
    try {
      const results = all.map((each) => resultOf(bound.get(each)));
      file.exec('COMMIT');
      return results as unknown as D1Result[];
    } catch (error) {
      file.exec('ROLLBACK');
      throw error;
    }
  }

  const db = {
    prepare: (sql: string) => prepare(sql),
    batch: async (all: D1PreparedStatement[]) => batch(all),
    withSession: () => db,
  } as unknown as D1Database;
  return { db, close: () => file.close() };
}

function resultOf(bound: Bound | undefined): { results: Record<string, unknown>[] } {
  if (!bound) throw new Error('a statement of another database');
  return { results: bound.statement.all(...bound.values) };
}
