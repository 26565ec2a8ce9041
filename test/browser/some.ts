/** Tests in a browser are expensive: those of many pages or languages take others in each run. */
import { rotated } from '../rotation.ts';

/** The processes of Playwright have to agree: without a seed the first ones are taken. */
const seed = Number(process.env.KONTOR_TEST_SEED ?? 0);
export const isLong = process.env.KONTOR_TEST_RUNS === 'long';

/** So many of all, others in each run; all of them with KONTOR_TEST_RUNS=long. */
export const someOf = <Item>(all: readonly Item[], usual: number): Item[] =>
  rotated(all, isLong ? all.length : usual, seed);
