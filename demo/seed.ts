/** Deterministic pseudo-random numbers: the same key gives the same number on every machine. */

/** FNV-1a with a final mix, so that similar keys have very different hashes. */
export function hash(key: string): number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) {
    state = Math.imul(state ^ byte, 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** From 0 up to but not including 1. */
export function share(key: string): number {
  return hash(key) / 2 ** 32;
}

/** A whole number, both ends included. */
export function between(from: number, to: number, key: string): number {
  return from + Math.floor(share(key) * (to - from + 1));
}

export function choice<Item>(items: readonly [Item, ...Item[]], key: string): Item {
  return items[between(0, items.length - 1, key)] ?? items[0];
}
