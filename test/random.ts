/**
 * How many random sequences a test tries, and where they begin: `npm test` tries few, from another seed at each run;
 * `npm run test:long` tries many. A failure names its seed: KONTOR_TEST_SEED=<seed> KONTOR_TEST_RUNS=1 repeats it.
 */
import { inject } from 'vitest';
import { times } from './domain/seeded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    firstSeed: number;
    /** How many sequences; else as many as a test usually tries, or all it tries in a long run. */
    runs: number | 'usual' | 'long';
  }
}

export const firstSeed = inject('firstSeed');

const runs = inject('runs');

export const runsOf = ({ usual, long }: { usual: number; long: number }): number =>
  runs === 'usual' ? usual : runs === 'long' ? long : runs;

export const seedsOf = (counts: { usual: number; long: number }): number[] =>
  times(runsOf(counts)).map((run) => firstSeed + run);
