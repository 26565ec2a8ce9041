/** Series of codes that each work once: `SPRING-7KQ2M-XW9FD`. Random, so that nobody finds one by counting. */
import type { DiscountCode } from './discount-code.ts';

/** Without characters that are taken for another in print or on the telephone: 0 O, 1 I L, U V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
/** 29^10: with the twenty guesses a network has in a quarter of an hour, none of a million codes is found in a lifetime. */
const groups = [5, 5] as const;

export type SeriesWish = {
  /** The name that lists and exports the series. */
  series: string;
  prefix: string;
  count: number;
  /** Keys of the discounts that each code activates. */
  cartDiscounts: readonly string[];
  validUntil?: string;
};

/** `random`: a whole number below its argument, unpredictable. `isTaken`: codes that exist already. */
export function codeSeries(
  { series, prefix, count, cartDiscounts, validUntil }: SeriesWish,
  random: (below: number) => number,
  isTaken: (code: string) => boolean = () => false,
): DiscountCode[] {
  const codes = new Set<string>();
  while (codes.size < count) {
    const code = [prefix, ...groups.map((length) => letters(length, random))].join('-');
    if (!isTaken(code)) codes.add(code);
  }
  return [...codes].map((code) => ({
    id: `code-${code}`,
    code,
    cartDiscounts: [...cartDiscounts],
    isActive: true,
    ...(validUntil !== undefined && { validUntil }),
    maxApplications: 1,
    series,
  }));
}

const letters = (length: number, random: (below: number) => number): string =>
  Array.from({ length }, () => alphabet.charAt(random(alphabet.length))).join('');
