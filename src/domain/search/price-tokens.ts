/** The words, numbers and signs of a search that may name a price (price-bound.ts). */
import type { Language } from '../country/countries.ts';
import { fold } from './fold.ts';
import { spellings } from './spellings.ts';

/** `keys`: how it may be read; none for a number. */
export type Token = { start: number; end: number; number?: number; keys: string[] };

/** `200,-`, `200.–` and `200:-` are amounts of money. */
const wholeSign = /(?<=\d)[.,:][-–—]{1,2}(?![\d\p{L}])/u;
const token = new RegExp(
  [
    String.raw`(?<number>\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?)`,
    String.raw`(?<word>[\p{L}\p{M}]+)`,
    `(?<whole>${wholeSign.source})`,
    // A hyphen within a word separates nothing.
    String.raw`(?<sign>(?<!\p{L})[-–—]|[-–—](?!\p{L})|[€£$<>≤≥/+%*×])`,
  ].join('|'),
  'gu',
);

/** Stands for `,-` among the names of currencies. */
export const whole = '¤';

export function tokensOf(text: string, language: Language): Token[] {
  return [...text.matchAll(token)].map(({ 0: written, index, groups }) => {
    const place = { start: index, end: index + written.length };
    if (groups?.number) return { ...place, number: numberIn(written), keys: [] };
    if (groups?.whole) return { ...place, keys: [whole] };
    if (groups?.sign) return { ...place, keys: [written.replace(/[–—]/, '-')] };
    return { ...place, keys: spellings(fold(written), language) };
  });
}

/** `1.500` and `1 500` are thousands, `1,50` is not. */
function numberIn(written: string): number {
  const [, decimals = ''] = /[.,](\d{1,2})$/.exec(written) ?? [];
  const units = decimals === '' ? written : written.slice(0, -decimals.length - 1);
  return Number(`${units.replace(/\D/g, '')}.${decimals || 0}`);
}
