/**
 * `npm start`: the whole shop at http://localhost:8787. The build hook of wrangler.toml prepares what is missing.
 * Parameters after `--` are passed to wrangler: `npm start -- --port 8790`.
 */
import { spawn } from 'node:child_process';
import { offline, stateFolder } from './local-state.ts';

/** Of `--var COMMERCE:middleware`, for the build hook: it is not told the parameters. */
const commerce = process.argv.find((each) => each.startsWith('COMMERCE:'))?.split(':')[1];
const shop = spawn(
  'wrangler',
  [
    'dev',
    '--persist-to',
    stateFolder,
    '--show-interactive-dev-session=false',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, ...offline, ...(commerce && { COMMERCE: commerce }) },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => process.exit(code ?? 0));
