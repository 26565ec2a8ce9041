/** Local databases for tests: each a copy of one empty database that is migrated once. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databases, migrationNames, openLocalDatabase } from '../../scripts/local-database.ts';
import { workplace } from './workplace.ts';

/** The folder of an empty database with all migrations. */
export async function emptyState(): Promise<string> {
  const hash = createHash('sha256');
  for (const { migrations } of Object.values(databases)) {
    for (const name of migrationNames(migrations)) {
      hash.update(name).update(readFileSync(join(migrations, name)));
    }
  }
  const template = join('.wrangler', `catalogue-test-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(template)) {
    const fresh = workplace();
    const { close } = await openLocalDatabase(fresh);
    await close();
    mkdirSync('.wrangler', { recursive: true });
    // If two processes create it at the same time, the first one wins.
    const near = `${template}-${process.pid}`;
    cpSync(fresh, near, { recursive: true });
    if (existsSync(template)) rmSync(near, { recursive: true });
    else renameSync(near, template);
  }
  return copyOfState(template);
}

/** Its database is closed. */
export function copyOfState(template: string): string {
  const state = workplace();
  cpSync(template, state, { recursive: true });
  return state;
}

/** Reads the database that has this table, from outside. */
export function rowsIn<Row>(state: string, sql: string, table = 'products'): Row[] {
  return inDatabase(state, table, true, (database) => database.prepare(sql).all() as Row[]);
}

/** Changes the catalogue's database from outside, for example its triggers. */
export function changeIn(state: string, sql: string): void {
  inDatabase(state, 'products', false, (database) => database.exec(sql));
}

function inDatabase<Result>(
  state: string,
  table: string,
  readOnly: boolean,
  work: (database: DatabaseSync) => Result,
): Result {
  const folder = join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const names = readdirSync(folder).filter((each) => /^[0-9a-f]+\.sqlite$/.test(each));
  for (const name of names) {
    const database = new DatabaseSync(join(folder, name), { readOnly });
    try {
      const known = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table);
      if (known) return work(database);
    } finally {
      database.close();
    }
  }
  throw new Error(`no database has ${table}`);
}
