/** Brings the local database up to date: migrations, then the demo shop. Does nothing when nothing has changed. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import cliProgress from 'cli-progress';
import { getPlatformProxy } from 'wrangler';
import { loadDemo } from '../demo/load.ts';
import { isPrepared, markPrepared, offline, stateFolder } from './local-state.ts';

export async function prepareLocal({ force = false } = {}): Promise<void> {
  if (!force && isPrepared()) return;
  Object.assign(process.env, offline);
  execFileSync(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateFolder],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: databaseOnly(),
    persist: { path: `${stateFolder}/v3` },
  });
  const bar = new cliProgress.SingleBar({
    format: 'Demo catalogue {bar} {value}/{total} products, {eta_formatted} left',
    noTTYOutput: false,
  });
  bar.start(0, 0);
  try {
    await loadDemo(env.DB, new Date(), (done, total) => {
      bar.setTotal(total);
      bar.update(done);
    });
  } finally {
    bar.stop();
    await dispose();
  }
  markPrepared();
}

/** The database without the Worker around it: whose rooms nobody needs here, and would be warned of. */
function databaseOnly(): string {
  const path = `${stateFolder}/database.json`;
  const database = { binding: 'DB', database_name: 'kontor' };
  writeFileSync(path, JSON.stringify({ name: 'kontor-database', d1_databases: [database] }));
  return path;
}
