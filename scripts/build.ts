/**
 * wrangler's build hook: builds the client, adds the demo's pictures with their smaller copies and its documents and,
 * under `wrangler dev`, prepares the local database. So bare `wrangler dev` and one `wrangler deploy` are enough.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'vite';
import { printedFiles } from '../demo/papers/printed.ts';
import { makeVariants } from './pictures.ts';
import { prepareLocal } from './prepare-local.ts';

// `npm test` builds the client before it starts the shop.
if (process.env.KONTOR_CLIENT !== 'built') await buildClient();

if (process.env.WRANGLER_COMMAND === 'dev') await prepareLocal();

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

  await makeVariants('demo/pictures', 'dist/client');
}
