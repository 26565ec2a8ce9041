/** So many of all, others for each seed. */
export function rotated<Item>(all: readonly Item[], count: number, seed: number): Item[] {
  const first = seed % all.length;
  return all.filter((_, at) => (at - first + all.length) % all.length < count);
}
