/** By which numbers buyers call an article: ours with or without its letters, or the one under its bar code. */
import { isGtin } from '../catalogue/gtin.ts';

export type NumberKeys = {
  sku?: string;
  /** The same GTIN in each length in which a catalogue may keep it. */
  eans: string[];
};

/** Blanks, hyphens and dots are how people write long numbers. */
export function keysOf(number: string): NumberKeys {
  const plain = number.replace(/[\s\p{Pd}._/]/gu, '').toUpperCase();
  const [, digits] = /^(?:EX)?(\d{8})$/.exec(plain) ?? [];
  return { ...(digits && { sku: `EX${digits}` }), eans: gtinsOf(plain) };
}

export function isKnownForm(number: string): boolean {
  const { sku, eans } = keysOf(number);
  return sku !== undefined || eans.length > 0;
}

/** `4,00638E+12`: a spreadsheet has left the end of it out for good. */
export function isShortened(number: string): boolean {
  return /^\d([.,]\d+)?E\+?\d+$/i.test(number);
}

/** Spreadsheets drop zeros in front. */
function gtinsOf(plain: string): string[] {
  if (!/^\d{6,14}$/.test(plain)) return [];
  const significant = plain.replace(/^0+/, '');
  return [8, 12, 13, 14]
    .filter((length) => length >= significant.length)
    .map((length) => significant.padStart(length, '0'))
    .filter(isGtin);
}
