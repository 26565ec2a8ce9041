/** Opens the local database of `npm start` from a script, without the Worker. */
import { mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unlocked } from '../src/worker/d1/locked.ts';
import { calledDatabase, calledWorker } from './database-calls.ts';
import { offline, stateFolder } from './local-state.ts';

/** `search`: the database of the search index, derived from `db`. `files`: the bytes of uploaded files; absent: not asked for. */
export type OpenDatabase = {
  db: D1Database;
  search: D1Database;
  files?: R2Bucket;
  close: () => Promise<void>;
};

/** The databases by their bindings, and where their migrations are. */
export const databases = {
  DB: { name: 'kontor', migrations: 'migrations' },
  SEARCH_DB: { name: 'kontor-search', migrations: 'migrations/search' },
} as const;

/** The binding of `files`. */
export const bucket = { binding: 'FILES', bucket_name: 'kontor-files' };

/** The bindings of an open database. */
export type Bound = Record<keyof typeof databases, D1Database> & { FILES: R2Bucket };

/** Opens the local databases and applies all migrations. */
export async function openLocalDatabase(folder = stateFolder): Promise<OpenDatabase> {
  Object.assign(process.env, offline);
  mkdirSync(folder, { recursive: true });
  const opened = await openAsItIs(folder);
  await migrate(opened.db, databases.DB.migrations);
  await migrate(opened.search, databases.SEARCH_DB.migrations);
  return opened;
}

/**
 * Applies pending migrations, each in one transaction, and records them in the same table as `wrangler d1 migrations
 * apply`. That command starts a runtime for each migration, which takes half a minute for an empty database.
 */
async function migrate(db: D1Database, folder: string): Promise<void> {
  const pending = new Set(await pendingMigrations(db, folder));
  if (pending.size === 0) return;
  const { readD1Migrations } = await import('@cloudflare/vitest-plugin');
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
       applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run();
  for (const { name, queries } of await readD1Migrations(folder)) {
    if (!pending.has(name)) continue;
    await db.batch([
      ...queries.map((query) => db.prepare(query)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
}

/** Opens the databases without migrating them, in a workerd of their own. */
async function openAsItIs(folder: string): Promise<OpenDatabase> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: 'databases',
      modules: true,
      script: calledWorker,
      compatibilityDate: '2026-10-15',
      // Without an id, wrangler names a database after its binding.
      d1Databases: Object.fromEntries(Object.keys(databases).map((binding) => [binding, binding])),
      r2Buckets: { [bucket.binding]: bucket.bucket_name },
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      cf: false,
      resourcePersistencePath: resolve(folder, 'v3'),
    }),
  );
  const { href } = await miniflare.unsafeGetDirectURL('databases');
  return {
    db: calledDatabase(href, 'DB'),
    search: calledDatabase(href, 'SEARCH_DB'),
    files: (await miniflare.getR2Bucket(bucket.binding)) as unknown as R2Bucket,
    close: () => miniflare.dispose(),
  };
}

export function migrationNames(folder: string = databases.DB.migrations): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** The migrations of this checkout that are not applied yet. */
export async function pendingMigrations(db: D1Database, folder?: string): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return migrationNames(folder).filter((name) => !applied.has(name));
}

/** Oldest first, from wrangler's own table. */
export function appliedMigrations(db: D1Database): Promise<string[]> {
  // The first reading of a command: the shop may be writing at that moment.
  return unlocked(
    async () => {
      const table = await db
        .prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'")
        .first();
      if (!table) return [];
      const { results } = await db
        .prepare('SELECT name FROM d1_migrations ORDER BY id')
        .all<{ name: string }>();
      return results.map(({ name }) => name);
    },
    () => true,
  );
}
