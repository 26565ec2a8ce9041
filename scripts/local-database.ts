/** The local database from a script: the one that `npm start` serves from, without the Worker around it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { getPlatformProxy } from 'wrangler';
import { offline, stateFolder } from './local-state.ts';

export type OpenDatabase = { db: D1Database; close: () => Promise<void> };

/** Opens it with all migrations applied. */
export async function openLocalDatabase(folder = stateFolder): Promise<OpenDatabase> {
  Object.assign(process.env, offline);
  mkdirSync(folder, { recursive: true });
  const first = await openAsItIs(folder);
  if ((await pendingMigrations(first.db)).length === 0) return first;
  await first.close();
  execFileSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return openAsItIs(folder);
}

/** The rooms of the Worker are left out: nobody needs them here, and wrangler would warn of them. */
async function openAsItIs(folder: string): Promise<OpenDatabase> {
  const configPath = `${folder}/database.json`;
  const database = { binding: 'DB', database_name: 'kontor' };
  writeFileSync(configPath, JSON.stringify({ name: 'kontor-database', d1_databases: [database] }));
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath,
    persist: { path: `${folder}/v3` },
  });
  return { db: env.DB, close: dispose };
}

export function migrationNames(): string[] {
  return readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** Those of this checkout that the database has not seen. */
export async function pendingMigrations(db: D1Database): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return migrationNames().filter((name) => !applied.has(name));
}

/** Oldest first. wrangler keeps them in a table of its own. */
export async function appliedMigrations(db: D1Database): Promise<string[]> {
  const table = await db
    .prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'")
    .first();
  if (!table) return [];
  const { results } = await db
    .prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
