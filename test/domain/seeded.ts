/** Seeded random numbers: a failing case fails again. */
export type Chance = {
  /** A whole number, both ends included. */
  between: (from: number, to: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** True in this share of cases. */
  often: (share: number) => boolean;
};

/** Mulberry32. */
export function chance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    often: (share) => next() < share,
  };
}

export const times = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
