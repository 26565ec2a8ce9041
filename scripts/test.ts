/** `npm test`: rules and Worker in vitest, then the browser; one line counts them all. `npm test -- browser` runs a part. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
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
const counts: Count[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) counts.push(await part());
}
const { passed, failed } = sumOf(counts);
if (failures.length > 0) console.error(['', 'failed outside the browser:', ...failures].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function sumOf(counts: readonly Count[]): Count {
  return counts.reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
  }));
}

/** The rules beside the Worker, which has one thread: two processors are kept busy. */
async function runVitest(): Promise<Count> {
  // The Worker imports the client's manifest: the client must have been built.
  if (!(await run('node', ['scripts/build.ts']))) return { passed: 0, failed: 1 };
  return sumOf(await Promise.all(['domain', 'worker'].map(runProject)));
}

async function runProject(project: string): Promise<Count> {
  const report = `test-results/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const clean = await run('vitest', ['run', `--project=${project}`, ...reporters]);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as VitestReport;
  for (const { name, status, message, assertionResults } of testResults) {
    if (status !== 'failed') continue;
    const tests = assertionResults.filter((test) => test.status === 'failed');
    failures.push(`${name}: ${message}`);
    for (const { fullName, failureMessages } of tests)
      failures.push(`  ${fullName}`, ...failureMessages);
  }
  const lost = numTotalTests - numPassedTests - numFailedTests;
  // A file that cannot be loaded fails without a failed test; a test that did not run has not passed.
  return { passed: numPassedTests, failed: Math.max(numFailedTests + lost, clean ? 0 : 1) };
}

async function runBrowser(): Promise<Count> {
  if (!findChromium()) installChromium();
  if (!findChromium()) {
    console.error(howToGetOne);
    return { passed: 0, failed: 1 };
  }
  rmSync('.wrangler/test', { recursive: true, force: true });
  const clean = await run('playwright', ['test', '-c', 'test/browser/playwright.config.ts']);
  const { stats } = JSON.parse(readFileSync('test-results/browser.json', 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const lost = stats.unexpected + stats.skipped;
  return { passed: stats.expected + stats.flaky, failed: Math.max(lost, clean ? 0 : 1) };
}

async function run(command: string, parameters: string[]): Promise<boolean> {
  const env = { ...process.env, ...offline, KONTOR_STATE: '.wrangler/test' };
  const [code] = await once(spawn(command, parameters, { stdio: 'inherit', env }), 'exit');
  return code === 0;
}
