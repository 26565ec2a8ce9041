/** The SQLite storage of a Durable Object, implemented with Node's. Its data outlives the room. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export function roomStorage(): DurableObjectStorage {
  const database = new DatabaseSync(':memory:');
  const exec = (query: string, ...parameters: SQLInputValue[]) => {
    const isScript = query.trim().replace(/;$/, '').includes(';');
    if (isScript) database.exec(query);
    const rows = isScript ? [] : database.prepare(query).all(...parameters);
    return { toArray: () => rows };
  };
  const transactionSync = <Result>(work: () => Result): Result => {
    database.exec('BEGIN');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  return { sql: { exec }, transactionSync } as unknown as DurableObjectStorage;
}
