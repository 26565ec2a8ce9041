/** `npm test`: rules and Worker in vitest, then the browser; one line counts them all. `npm test -- browser` runs a part. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, howToGetOne, installChromium } from './chromium.ts';
import { offline } from './local-state.ts';

type Count = { passed: number; failed: number };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Told again at the end: the browser's tests come after them, and are many. */
const failures: string[] = [];
const parts = { vitest: runVitest, browser: runBrowser };
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
const counts = Object.entries(parts)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(([, run]) => run());
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (failures.length > 0) console.error(['', 'failed outside the browser:', ...failures].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function runVitest(): Count {
  // The Worker imports the client's manifest: the client must have been built.
  if (!run('node', ['scripts/build.ts'])) return { passed: 0, failed: 1 };
  const report = 'test-results/vitest.json';
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const clean = run('vitest', ['run', ...reporters]);
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as VitestReport;
  for (const { name, status, message, assertionResults } of testResults) {
    if (status !== 'failed') continue;
    const tests = assertionResults.filter((test) => test.status === 'failed');
    failures.push(`${name}: ${message}`, ...tests.map(({ fullName }) => `  ${fullName}`));
  }
  const lost = numTotalTests - numPassedTests - numFailedTests;
  // A file that cannot be loaded fails without a failed test; a test that did not run has not passed.
  return { passed: numPassedTests, failed: Math.max(numFailedTests + lost, clean ? 0 : 1) };
}

function runBrowser(): Count {
  if (!findChromium()) installChromium();
  if (!findChromium()) {
    console.error(howToGetOne);
    return { passed: 0, failed: 1 };
  }
  rmSync('.wrangler/test', { recursive: true, force: true });
  const clean = run('playwright', ['test', '-c', 'test/browser/playwright.config.ts']);
  const { stats } = JSON.parse(readFileSync('test-results/browser.json', 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const lost = stats.unexpected + stats.skipped;
  return { passed: stats.expected + stats.flaky, failed: Math.max(lost, clean ? 0 : 1) };
}

function run(command: string, parameters: string[]): boolean {
  const env = { ...process.env, ...offline, KONTOR_STATE: '.wrangler/test' };
  return spawnSync(command, parameters, { stdio: 'inherit', env }).status === 0;
}
