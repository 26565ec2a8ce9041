/** Tests in a browser are expensive: those of many pages or languages take others in each run. */

/** The processes of Playwright have to agree: without a seed the first ones are taken. */
const seed = Number(process.env.KONTOR_TEST_SEED ?? 0);
const isLong = process.env.KONTOR_TEST_RUNS === 'long';

/** So many of all, others in each run; all of them with KONTOR_TEST_RUNS=long. */
export function someOf<Item>(all: readonly Item[], usual: number): Item[] {
  if (isLong) return [...all];
  const first = seed % all.length;
  return all.filter((_, at) => (at - first + all.length) % all.length < usual);
}
