/** `npm run deploy`: the remote database first, then the Worker. A failed migration stops the deploy. */
import { execFileSync } from 'node:child_process';

const steps = [
  ['d1', 'migrations', 'apply', 'DB', '--remote'],
  ['deploy', ...process.argv.slice(2)],
];
for (const step of steps) execFileSync('wrangler', step, { stdio: 'inherit' });
