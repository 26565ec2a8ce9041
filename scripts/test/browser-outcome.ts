/**
 * Reads the report of Playwright's JSON reporter. A test that passed only at its second try counts as failed, and so
 * does a run of more than `most` tests, because browser tests are the most expensive.
 */
import type { Outcome } from './outcome.ts';

type Result = { duration: number; error?: { message?: string } };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: Result[] }[];
};
type Suite = { title: string; file: string; specs?: Spec[]; suites?: Suite[] };
export type BrowserReport = { suites: Suite[]; errors: { message?: string }[] };

type Case = { name: string; file: string; status: string; results: Result[] };

const most = 280;

const reasons = new Map([
  ['flaky', 'passed only at its second try'],
  ['skipped', 'did not run'],
]);

/** `clean`: whether Playwright itself exited without an error. */
export function browserOutcome({ suites, errors }: BrowserReport, clean: boolean): Outcome {
  const cases = suites.flatMap((suite) => casesIn(suite, []));
  const failed = cases.filter(({ status }) => status !== 'expected');
  const isCrowded = cases.length > most;
  const seconds = new Map<string, number>();
  for (const { file, results } of cases) {
    const ms = results.reduce((sum, { duration }) => sum + duration, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
  }
  return {
    passed: cases.length - failed.length,
    failed: Math.max(failed.length, clean && !isCrowded ? 0 : 1),
    failures: [
      ...(isCrowded ? [`${cases.length} tests in a browser, at most ${most}`] : []),
      ...errors.map(({ message = '' }) => message),
      ...failed.map(({ name, status, results }) => {
        const why = results.findLast(({ error }) => error)?.error?.message ?? '';
        return `${name}: ${[reasons.get(status) ?? 'failed', why].filter(Boolean).join('\n')}`;
      }),
    ],
    files: [...seconds].map(([file, each]) => ({ name: `test/browser/${file}`, seconds: each })),
  };
}

/** The tests of a suite and its nested suites; `above`: the titles of the enclosing groups. */
function casesIn({ title, file, specs = [], suites = [] }: Suite, above: string[]): Case[] {
  const titles = title === file ? above : [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: `test/browser/${spec.file}:${spec.line} ${[...titles, spec.title].join(' › ')}`,
        file: spec.file,
        status,
        results,
      })),
    ),
    ...suites.flatMap((suite) => casesIn(suite, titles)),
  ];
}
