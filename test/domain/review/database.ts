/** The shop's database in memory, behind as much of D1 as the statements about reviews use. */
import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

class Statement {
  readonly memory: DatabaseSync;
  readonly text: string;
  readonly values: readonly SQLInputValue[];
  constructor(memory: DatabaseSync, text: string, values: readonly SQLInputValue[] = []) {
    this.memory = memory;
    this.text = text;
    this.values = values;
  }
  bind(...values: SQLInputValue[]): Statement {
    return new Statement(this.memory, this.text, values);
  }
  async all() {
    return { results: this.rows() };
  }
  rows() {
    const places = Object.fromEntries(this.values.map((value, at) => [`?${at + 1}`, value]));
    return this.memory.prepare(this.text).all(places);
  }
}

export function databaseInMemory(): { db: D1Database; memory: DatabaseSync } {
  const memory = new DatabaseSync(':memory:');
  const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) memory.exec(readFileSync(`migrations/${name}`, 'utf8'));
  const db = {
    prepare: (text: string) => new Statement(memory, text),
    async batch(statements: readonly Statement[]) {
      memory.exec('BEGIN');
      try {
        const results = statements.map((statement) => ({ results: statement.rows() }));
        memory.exec('COMMIT');
        return results;
      } catch (error) {
        memory.exec('ROLLBACK');
        throw error;
      }
    },
    withSession: () => db,
  };
  return { db: db as unknown as D1Database, memory };
}
