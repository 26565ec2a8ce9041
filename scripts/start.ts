/**
 * `npm start`: the whole shop at http://localhost:8787. The build hook of wrangler.toml prepares what is missing.
 * Parameters after `--` are passed to wrangler: `npm start -- --port 8790`.
 */
import { spawn } from 'node:child_process';
import { offline, stateFolder } from './local-state.ts';

const shop = spawn(
  'wrangler',
  [
    'dev',
    '--persist-to',
    stateFolder,
    '--show-interactive-dev-session=false',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, ...offline } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code) => process.exit(code ?? 0));
