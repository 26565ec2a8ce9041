/**
 * wrangler's build hook: builds the client, copies the demo pictures beside it and, under `wrangler dev`, sees to it
 * that the local database holds the shop. So bare `wrangler dev` and one `wrangler deploy` are enough.
 */
import { cpSync, rmSync } from 'node:fs';
import { build } from 'vite';
import { prepareLocal } from './prepare-local.ts';

rmSync('dist/client/assets', { recursive: true, force: true });
await build({ logLevel: 'warn' });
cpSync('demo/pictures', 'dist/client/pictures', {
  recursive: true,
  filter: (source) => !/\.(json|md)$/.test(source),
});

if (process.env.WRANGLER_COMMAND === 'dev') await prepareLocal();
