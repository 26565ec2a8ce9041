/**
 * wrangler's build hook: builds the client, puts the demo pictures and their smaller copies beside it and, under `wrangler dev`, sees to it
 * that the local database holds the shop. So bare `wrangler dev` and one `wrangler deploy` are enough.
 */
import { cpSync, rmSync } from 'node:fs';
import { build } from 'vite';
import { makeVariants } from './pictures.ts';
import { prepareLocal } from './prepare-local.ts';

rmSync('dist/client/assets', { recursive: true, force: true });
await build({ logLevel: 'warn' });
cpSync('demo/pictures', 'dist/client/pictures', {
  recursive: true,
  filter: (source) => !/\.(json|md)$/.test(source),
});

await makeVariants('demo/pictures', 'dist/client');

if (process.env.WRANGLER_COMMAND === 'dev') await prepareLocal();
