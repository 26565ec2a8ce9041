/**
 * A D1 interface to the file of a local database, within this process: many rows are written without calls to workerd,
 * each of which would have to be waited for.
 */
import { globSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

type Bound = { statement: StatementSync; values: SQLInputValue[] };

/** The tables must exist already. */
export function fileDatabase(path: string): { db: D1Database; close: () => void } {
  const file = new DatabaseSync(path);
  file.exec(`PRAGMA busy_timeout = 600000; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 20000;
    PRAGMA cache_size = -400000; PRAGMA temp_store = MEMORY;`);
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

/** The file of the local database that has this table. */
export function databaseFile(state: string, table: string): string {
  const found = globSync(`${state}/v3/d1/**/*.sqlite`).find((path) => {
    const file = new DatabaseSync(path, { readOnly: true });
    const row = file
      .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?")
      .get(table);
    file.close();
    return row !== undefined;
  });
  if (!found) throw new Error(`no database below ${state} has a table ${table}`);
  return found;
}
