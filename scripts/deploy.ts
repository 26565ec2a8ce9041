/** `npm run deploy`: migrates the remote databases, then deploys the Worker. A failed migration stops the deploy. */
import { execFileSync } from 'node:child_process';

const steps = [
  ['d1', 'migrations', 'apply', 'DB', '--remote'],
  ['d1', 'migrations', 'apply', 'SEARCH_DB', '--remote'],
  ['deploy', ...process.argv.slice(2)],
];
for (const step of steps) execFileSync('wrangler', step, { stdio: 'inherit' });
