/** The summary that `npm test` makes from the reports of vitest and Playwright. */
import { expect, it } from 'vitest';
import { browserOutcome } from '../../scripts/test/browser-outcome.ts';
import { slowest, together } from '../../scripts/test/outcome.ts';
import { vitestOutcome } from '../../scripts/test/vitest-outcome.ts';

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
  title,
  file: 'cart.spec.ts',
  line: 7,
  tests: [
    {
      status,
      results:
        status === 'expected'
          ? [{ duration: 2000 }]
          : [{ duration: 1000, error: { message: 'not visible' } }, { duration: 500 }],
    },
  ],
});
const browser = browserOutcome(
  {
    suites: [
      {
        title: 'cart.spec.ts',
        file: 'cart.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [
          {
            title: 'the drawer',
            file: 'cart.spec.ts',
            specs: [spec('closes', 'flaky'), spec('counts', 'unexpected')],
          },
        ],
      },
    ],
    errors: [],
  },
  true,
);

it('a browser test that passed only at its second try is listed as failed', () => {
  expect(browser).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'test/browser/cart.spec.ts:7 the drawer › closes: passed only at its second try\nnot visible',
      'test/browser/cart.spec.ts:7 the drawer › counts: failed\nnot visible',
    ],
    files: [{ name: 'test/browser/cart.spec.ts', seconds: 5 }],
  });
});

it('a browser run that ended with an error has failed, even if no test failed', () => {
  const report = { suites: [], errors: [{ message: 'no server' }] };
  expect(browserOutcome(report, false)).toMatchObject({ failed: 1, failures: ['no server'] });
});

it('a run of more browser tests than 280 has failed', () => {
  const run = (count: number) => {
    const specs = Array.from({ length: count }, () => spec('opens', 'expected'));
    return browserOutcome({ suites: [{ title: 'a', file: 'a', specs }], errors: [] }, true);
  };
  expect(run(280)).toMatchObject({ passed: 280, failed: 0, failures: [] });
  expect(run(281)).toMatchObject({ failed: 1, failures: ['281 tests in a browser, at most 280'] });
});

const vitest = vitestOutcome(
  {
    numPassedTests: 2,
    numFailedTests: 1,
    numTotalTests: 4,
    testResults: [
      {
        name: `${process.cwd()}/test/x.test.ts`,
        status: 'failed',
        message: '',
        startTime: 1000,
        endTime: 10_500,
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'removes', failureMessages: ['1 is not 2'] },
        ],
      },
    ],
  },
  false,
);

it('a vitest test that did not run counts as failed; failures are listed with their file', () => {
  expect(vitest).toMatchObject({
    passed: 2,
    failed: 2,
    failures: ['test/x.test.ts: ', '  removes', '1 is not 2'],
  });
});

it('the slowest files of all parts come first', () => {
  const all = together([browser, vitest]);
  expect([all.passed, all.failed]).toEqual([3, 4]);
  expect(slowest(all, 1)).toEqual(['    9.5 s  test/x.test.ts']);
});
