/** The result of a part of the tests. */
export type Outcome = {
  passed: number;
  failed: number;
  /** The failures with their reasons, as lines that are printed at the end. */
  failures: string[];
  /** The duration of each file. */
  files: { name: string; seconds: number }[];
};

export function together(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    files: outcomes.flatMap(({ files }) => files),
  };
}

/** A check that is not a test. */
export const oneMore: Outcome = { passed: 1, failed: 0, failures: [], files: [] };

/** A part that could not be run at all. */
export const notRun = (why: string): Outcome => ({
  passed: 0,
  failed: 1,
  failures: [why],
  files: [],
});

export function slowest({ files }: Outcome, count: number): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
