/**
 * Postcodes by country. Patterns: purchase-flow.txt §5; the Netherlands start at 1000 (eu-2026.md F-13).
 * Input is brought into the canonical form first, because people write `LT-01103` and `00950`.
 */
import type { TextKey } from '../texts/texts.ts';
import { type AddressCountry, addressTableOf } from './address-countries.ts';
import { browserFacts } from './browser-facts.ts';

export type PostalCodeRule = {
  pattern: RegExp;
  example: string;
  /** A text that says what a postcode consists of. */
  text: TextKey;
  /** Position and character of the separator, for countries that write one. */
  separator?: { after: number; text: ' ' | '-' };
  /** The postcode begins with letters: a country code before it is only recognised if a dash or space follows. */
  startsWithLetters?: true;
  /** No postcode contains the letter O: a typed one is read as a zero. */
  hasNoLetterO?: true;
  /** Two parts, of which the second is a digit and two letters; postcodes of the army (BFPO) differ. */
  form?: 'british';
};

/** For all countries. Marked as pure so that page scripts that do not use it leave it out. */
export const postalCodeRules = /* @__PURE__ */ addressTableOf(({ browser }) => browser.postalCode);

/** `lt-01103` → `01103`, `D-10115` → `10115`, `00950` → `00-950`, `sw1a1aa` → `SW1A 1AA`. */
export function normalisePostalCode(raw: string, country: AddressCountry): string {
  const { separator, startsWithLetters, hasNoLetterO, form } = browserFacts[country].postalCode;
  const upper = raw.normalize('NFKC').trim().toUpperCase();
  const compact = withoutCountry(upper, startsWithLetters).replace(/[\s._/‐-―-]/g, '');
  if (form === 'british') return britishPostalCode(compact);
  const bare = hasNoLetterO ? compact.replaceAll('O', '0') : compact;
  if (!separator || bare.length <= separator.after) return bare;
  return `${bare.slice(0, separator.after)}${separator.text}${bare.slice(separator.after)}`;
}

/** Removes a country code; postcodes begin with a digit everywhere but in Great Britain, Ireland and Malta. */
function withoutCountry(upper: string, startsWithLetters = false): string {
  return startsWithLetters
    ? upper.replace(/^(GB|UK|IE|IRL|MT)[\s‐-―-]+/, '')
    : upper.replace(/^[A-Z]{1,3}[\s‐-―-]*(?=\d{2})/, '');
}

/** The last three characters are a digit and two letters, so an O in the digit's place is a zero. */
function britishPostalCode(compact: string): string {
  if (compact.startsWith('BFPO')) return `BFPO ${compact.slice(4)}`;
  if (compact.length < 5) return compact;
  return `${compact.slice(0, -3)} ${compact.slice(-3).replace(/^O/, '0')}`;
}

/** Whether a normalised postcode has the country's form. Postcodes of other countries always pass. */
export function isPostalCode(postalCode: string, country: string): boolean {
  if (!Object.hasOwn(browserFacts, country)) return true;
  return browserFacts[country as AddressCountry].postalCode.pattern.test(postalCode);
}
