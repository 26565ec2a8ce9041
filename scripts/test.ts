/**
 * `npm test`: the Worker tests, then the browser tests, and in parallel with low priority lint, types, the bundle's
 * size and the tests that run in Node. The last line has the totals. `npm test -- browser` runs one part, `npm run test:long` random tests with
 * many sequences.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, howToGetOne, prepareChromium } from './chromium.ts';
import { offline } from './local-state.ts';
import { type BrowserReport, browserOutcome } from './test/browser-outcome.ts';
import { notRun, type Outcome, oneMore, slowest, together } from './test/outcome.ts';
import { makeScratch } from './test/scratch.ts';
import { type VitestReport, vitestOutcome } from './test/vitest-outcome.ts';

/** The same for both vitest projects, and printed, so that a failure of a random test can be repeated. */
const seed = process.env.KONTOR_TEST_SEED ?? String(Date.now() % 1_000_000_000);

type Scope = { files?: readonly string[]; runs?: 'usual' | 'long' };

const parts = {
  code: runCode,
  domain: runDomain,
  worker: runWorker,
  browser: runBrowser,
  long: runLong,
};
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `no part is called ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`,
  );
  process.exit(2);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
// For the databases of vitest's workers.
const scratch = makeScratch();
const wanted = asked.length > 0 ? asked : ['code', 'domain', 'worker', 'browser'];
const isWanted = (name: keyof typeof parts) => wanted.includes(name);
// The Worker imports the client's manifest, so the client must be built first.
const isBuilt = await run('node', ['scripts/build.ts']);
const outcomes = isBuilt
  ? (await Promise.all([inBackground(), inTurn()])).flat()
  : [notRun('the client cannot be built')];
const all = together(outcomes);
const { passed, failed, failures } = all;
console.log(['', 'the slowest files:', ...slowest(all, 10)].join('\n'));
if (failures.length > 0) console.error(['', 'failed:', ...failures].join('\n'));
console.log(`\nrandom tests began at KONTOR_TEST_SEED=${seed}`);
console.log(`${passed} passed, ${failed} failed`);
rmSync(scratch, { recursive: true, force: true });
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** Browsers are idle half of the time. With low priority, these use that time without slowing the others. */
async function inBackground(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of ['code', 'domain'] as const) {
    if (isWanted(name)) outcomes.push(await parts[name]());
  }
  return outcomes;
}

/** Runs these one after the other, because each of them uses two processors. */
async function inTurn(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const prepared = isWanted('browser')
    ? Promise.all([prepareShop(), prepareChromium()])
    : undefined;
  for (const name of ['worker', 'browser', 'long'] as const) {
    if (name === 'browser') await prepared;
    if (isWanted(name)) outcomes.push(await parts[name]());
  }
  return outcomes;
}

/** The shop of the browser tests, made while the Worker's tests run. If this fails, its start tries again. */
async function prepareShop(): Promise<void> {
  rmSync('.wrangler/test', { recursive: true, force: true });
  await run(...patiently('node', ['scripts/demo.ts']));
}

/** A compiler of one thread needs half of the CPU time of one with four. */
async function runCode(): Promise<Outcome> {
  const compiler = 'tsc --singleThreaded -p';
  const outcomes: Outcome[] = [];
  for (const line of [
    'biome check .',
    `${compiler} tsconfig.json`,
    `${compiler} tsconfig.client.json`,
    'node scripts/bundle.ts',
  ]) {
    const [command = '', ...parameters] = line.split(' ');
    const clean = await run(...patiently(command, parameters));
    outcomes.push(clean ? oneMore : notRun(`failed: ${line}`));
  }
  return together(outcomes);
}

function runDomain(scope: Scope = {}): Promise<Outcome> {
  return runVitest('domain', ['--project=domain'], scope, patiently);
}

/** Each process of the Worker's tests has one thread and its own shop. */
async function runWorker(scope: Scope = {}): Promise<Outcome> {
  const halves = [1, 2].map((half) =>
    runVitest(`worker-${half}`, ['--project=worker', `--shard=${half}/2`], scope),
  );
  return together(await Promise.all(halves));
}

/** Runs the test files that import test/random.ts. */
async function runLong(): Promise<Outcome> {
  const files = globSync('test/**/*.test.{ts,tsx}').filter((file) =>
    /from '[./]*\/random\.ts'/.test(readFileSync(file, 'utf8')),
  );
  const scope: Scope = { files, runs: 'long' };
  return together(await Promise.all([runDomain(scope), runWorker(scope)]));
}

async function runVitest(
  name: string,
  parameters: readonly string[],
  { files = [], runs = 'usual' }: Scope,
  started: (...line: Line) => Line = (...line) => line,
): Promise<Outcome> {
  const report = `test-results/${name}-${runs}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const line = started('vitest', ['run', ...parameters, ...reporters, ...files]);
  const clean = await run(...line, {
    KONTOR_TEST_SEED: seed,
    KONTOR_TEST_RUNS: runs,
    TMPDIR: scratch,
  });
  if (!existsSync(report)) return notRun(`vitest wrote no report of ${name}`);
  return vitestOutcome(JSON.parse(readFileSync(report, 'utf8')) as VitestReport, clean);
}

async function runBrowser(): Promise<Outcome> {
  if (!findChromium()) return notRun(howToGetOne);
  const parameters = ['test', '-c', 'test/browser/playwright.config.ts'];
  const more = { KONTOR_CLIENT: 'built', KONTOR_TEST_SEED: seed };
  const clean = await run('playwright', parameters, more);
  const report = 'test-results/browser.json';
  if (!existsSync(report)) return notRun('Playwright wrote no report');
  return browserOutcome(JSON.parse(readFileSync(report, 'utf8')) as BrowserReport, clean);
}

type Line = [command: string, parameters: string[]];

/** With a low priority, but not the lowest: what is left at the end would have one processor. */
function patiently(command: string, parameters: string[]): Line {
  return ['nice', ['-n', '8', command, ...parameters]];
}

async function run(command: string, parameters: string[], more: object = {}): Promise<boolean> {
  const env = { ...process.env, ...offline, KONTOR_STATE: '.wrangler/test', ...more };
  const [code] = await once(spawn(command, parameters, { stdio: 'inherit', env }), 'exit');
  return code === 0;
}
