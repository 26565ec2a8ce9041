/**
 * wrangler's build hook: builds the client, adds the demo's pictures with their smaller copies and its documents and,
 * under `wrangler dev`, prepares the local database. So bare `wrangler dev` and one `wrangler deploy` are enough.
 */
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { printedFiles } from '../demo/papers/printed.ts';
import { prepareLocal } from './prepare-local.ts';

// `npm test` builds the client before it starts the shop.
const isBuilt = process.env.KONTOR_CLIENT === 'built';
if (!isBuilt) await buildClient();

// Side by side, because each takes as long as the other and the database is one thread's work.
const pictures = isBuilt ? undefined : once(picturesThread(), 'exit');
if (process.env.WRANGLER_COMMAND === 'dev') await prepareLocal();
await pictures;

async function buildClient(): Promise<void> {
  rmSync('dist/client/assets', { recursive: true, force: true });
  await build({ logLevel: 'warn' });
  cpSync('demo/pictures', 'dist/client/pictures', {
    recursive: true,
    filter: (source) => !/\.(json|md)$/.test(source),
  });
  for (const [address, content] of printedFiles()) {
    const path = `dist/client${address}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function picturesThread(): Worker {
  return new Worker('./scripts/pictures-thread.ts');
}
