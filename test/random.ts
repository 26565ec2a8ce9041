/**
 * The number of random sequences of a test, and their first seed: `npm test` runs few, with a new seed at each run;
 * `npm run test:long` runs many. A failure prints its seed: KONTOR_TEST_SEED=<seed> KONTOR_TEST_RUNS=1 repeats it.
 */
import { inject } from 'vitest';
import { times } from './domain/seeded.ts';
import { rotated } from './rotation.ts';

declare module 'vitest' {
  interface ProvidedContext {
    firstSeed: number;
    /** The number of sequences, or the test's own number for a usual or a long run. */
    runs: number | 'usual' | 'long';
  }
}

export const firstSeed = inject('firstSeed');

const runs = inject('runs');

export const runsOf = ({ usual, long }: { usual: number; long: number }): number =>
  runs === 'usual' ? usual : runs === 'long' ? long : runs;

/** So many of all, others in each run; all of them in a long run. */
export const someOf = <Item>(all: readonly Item[], usual: number): Item[] =>
  rotated(all, runsOf({ usual, long: all.length }), firstSeed);

export const seedsOf = (counts: { usual: number; long: number }): number[] =>
  times(runsOf(counts)).map((run) => firstSeed + run);
