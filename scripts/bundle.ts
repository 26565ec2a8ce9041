/**
 * `npm run bundle`: the compressed size of the Worker as a deploy sends it, and the share of the adapters of remote backends.
 * The same bundle is for each COMMERCE, so the share is the difference to one without them. Exit code 1 above the limit.
 * Needs the client: `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { offline } from './local-state.ts';

/** KB of gzip, of 1,024 bytes as wrangler prints them. */
const limit = 40;
const folder = '.wrangler/bundle';
const sources = ['src', 'locales', 'dist/client/.vite', 'package.json', 'tsconfig.base.json'];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const path of sources) cpSync(path, join(folder, path), { recursive: true });
cpSync('tsconfig.json', join(folder, 'tsconfig.json'));
// The build hook would build the client again.
const config = readFileSync('wrangler.toml', 'utf8').replace(/^command = .*$/m, '');
writeFileSync(join(folder, 'wrangler.toml'), config);

const whole = bundled();
const backends = join(folder, 'src/worker/commerce/backends.ts');
const text = readFileSync(backends, 'utf8');
const without = text.replace(/^.*(commercetools|middleware)Backend.*\n/gm, '');
if (without.split('\n').length !== text.split('\n').length - 4) {
  throw new Error(`${backends} does not name both adapters in two lines each`);
}
writeFileSync(backends, without);
const share = whole - bundled();
rmSync(folder, { recursive: true, force: true });

console.log(
  `Worker: ${whole.toFixed(1)} KB gzip; adapters of remote backends: ${share.toFixed(1)}`,
);
if (share > limit) {
  console.error(`the adapters are above ${limit} KB`);
  process.exitCode = 1;
}

/** KB of gzip of all modules. */
function bundled(): number {
  const out = 'out';
  execFileSync('wrangler', ['deploy', '--dry-run', '--outdir', out], {
    cwd: folder,
    env: { ...process.env, ...offline },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const modules = readdirSync(join(folder, out)).filter((name) => !/\.(map|md)$/.test(name));
  const bytes = modules.map(
    (name) => gzipSync(readFileSync(join(folder, out, name)), { level: 9 }).length,
  );
  rmSync(join(folder, out), { recursive: true });
  return bytes.reduce((sum, each) => sum + each, 0) / 1024;
}
