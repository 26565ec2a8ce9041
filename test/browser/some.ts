/** Tests in a browser are expensive: those of many pages or languages take others in each run. */
import { rotated } from '../rotation.ts';

/** The processes of Playwright have to agree: without a seed the first ones are taken. */
const seed = Number(process.env.KONTOR_TEST_SEED ?? 0);
export const isLong = process.env.KONTOR_TEST_RUNS === 'long';

/** Whether this run includes what has that name: one in so many, others in each run. */
export function isPicked(name: string, oneIn: number): boolean {
  let sum = seed;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return isLong || sum % oneIn === 0;
}

/** So many of all, others in each run; all of them with KONTOR_TEST_RUNS=long. */
export const someOf = <Item>(all: readonly Item[], usual: number): Item[] =>
  rotated(all, isLong ? all.length : usual, seed);
