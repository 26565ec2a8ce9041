/** The numbers that buyers use for an article: our SKU with or without its letters, or that of its bar code. */
import { isGtin } from '../catalogue/gtin.ts';

type NumberKeys = {
  sku?: string;
  /** The same GTIN in each length in which a catalogue may store it. */
  eans: string[];
};

/** Ignores the spaces, hyphens and dots with which people group long numbers. */
export function keysOf(number: string): NumberKeys {
  const plain = number.replace(/[\s\p{Pd}._/]/gu, '').toUpperCase();
  const [, digits] = /^(?:EX)?(\d{8})$/.exec(plain) ?? [];
  return { ...(digits && { sku: `EX${digits}` }), eans: gtinsOf(plain) };
}

export function isKnownForm(number: string): boolean {
  const { sku, eans } = keysOf(number);
  return sku !== undefined || eans.length > 0;
}

/** `4,00638E+12`: a spreadsheet has dropped the last digits, which cannot be recovered. */
export function isShortened(number: string): boolean {
  return /^\d([.,]\d+)?E\+?\d+$/i.test(number);
}

/** Restores leading zeros, which spreadsheets drop. */
function gtinsOf(plain: string): string[] {
  if (!/^\d{6,14}$/.test(plain)) return [];
  const significant = plain.replace(/^0+/, '');
  return [8, 12, 13, 14]
    .filter((length) => length >= significant.length)
    .map((length) => significant.padStart(length, '0'))
    .filter(isGtin);
}
