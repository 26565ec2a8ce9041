/**
 * Starts the shop to be measured: the bundle of a deploy, in its own workerd, listening on a socket without a proxy in
 * front, with the demo catalogue in a temporary database.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { demoFiles } from '../demo/files.ts';
import { loadDemo } from '../demo/load.ts';
import { demoStores } from '../demo/stores.ts';
import { offline } from '../scripts/local-state.ts';
import { indexWaiting } from '../src/worker/data/search/update-index.ts';
import { writeStores } from '../src/worker/data/stores/write-stores.ts';
import { childNamed } from './processor.ts';

export type RunningShop = {
  port: number;
  /** The process in which Worker, rooms, database and queue run. Undefined without /proc. */
  workerd: number | undefined;
  stop: () => Promise<void>;
};

const bundleFolder = resolve('.wrangler/bench');

/** Builds the bundle. Must be called once before shops are started. */
export function buildShop(): void {
  Object.assign(process.env, offline);
  execFileSync('wrangler', ['deploy', 'bench/worker.ts', '--dry-run', '--outdir', bundleFolder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** `state`: the folder of a filled database; without it, the shop has the demo in its own database. */
export async function startShop(state?: string): Promise<RunningShop> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      name: 'bench',
      modulesRoot: bundleFolder,
      modules: [{ type: 'ESModule', path: resolve(bundleFolder, 'worker.js') }],
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, entrypoint: 'direct' }],
      cf: false,
      ...(state && { resourcePersistencePath: resolve(state, 'v3') }),
    }),
  );
  await miniflare.ready;
  const db = (await miniflare.getD1Database('DB')) as unknown as D1Database;
  if (state) await writeStores(db, demoStores(new Date()), new Date());
  else
    await fillWithDemo(db, (await miniflare.getD1Database('SEARCH_DB')) as unknown as D1Database);
  await makeReady(db);
  return {
    port: Number((await miniflare.unsafeGetDirectURL('bench', 'direct')).port),
    workerd: childNamed('workerd'),
    stop: () => miniflare.dispose(),
  };
}

async function fillWithDemo(db: D1Database, search: D1Database): Promise<void> {
  await migrate(db, 'migrations');
  await migrate(search, 'migrations/search');
  await loadDemo(db, new Date(), demoFiles());
  await indexWaiting(db, search, new Date());
}

async function migrate(db: D1Database, folder: string): Promise<void> {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
    const statements = readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint');
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
}

async function makeReady(db: D1Database): Promise<void> {
  // Thousands of pieces are added to one cart, so the stock must not run out.
  await db.batch([
    db.prepare('UPDATE inventory SET available_quantity = 1000000000 WHERE available_quantity > 0'),
    db.prepare("UPDATE stores SET document = json_set(document, '$.maximumQuantity', 1000000000)"),
    // For a minute after a catalogue change, no page is served from the edge cache.
    db.prepare("DELETE FROM page_changes WHERE tag <> 'listings'"),
    db.prepare("UPDATE page_changes SET changed_at = 0 WHERE tag = 'listings'"),
  ]);
}
