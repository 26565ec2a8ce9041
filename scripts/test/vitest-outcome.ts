/** Reads the report of vitest's JSON reporter. */
import { relative } from 'node:path';
import type { Outcome } from './outcome.ts';

export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** `clean`: whether vitest itself exited without an error. */
export function vitestOutcome(report: VitestReport, clean: boolean): Outcome {
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = report;
  const nameOf = (path: string) => relative(process.cwd(), path);
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      `${nameOf(name)}: ${message}`,
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ fullName, failureMessages }) => [`  ${fullName}`, ...failureMessages]),
    ]);
  const lost = numTotalTests - numPassedTests - numFailedTests;
  return {
    passed: numPassedTests,
    // A file that cannot be loaded has no failed test. A test that did not run counts as failed.
    failed: Math.max(numFailedTests + lost, clean ? 0 : 1),
    failures,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: nameOf(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
