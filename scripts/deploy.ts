/**
 * `npm run deploy`: migrates the remote databases, then deploys the Worker. A failed migration stops the deploy. Says which
 * files of the law are missing; markets without them can be deployed all the same.
 */
import { execFileSync } from 'node:child_process';
import { missingNotices } from './guarantee-notice/files.ts';

for (const { language, reason } of missingNotices('public')) {
  console.warn(`Notice of the legal guarantee, ${language}: ${reason} (npm run guarantee-notice)`);
}

const steps = [
  ['d1', 'migrations', 'apply', 'DB', '--remote'],
  ['d1', 'migrations', 'apply', 'SEARCH_DB', '--remote'],
  ['deploy', ...process.argv.slice(2)],
];
for (const step of steps) execFileSync('wrangler', step, { stdio: 'inherit' });
