/**
 * Postcodes by country. Patterns: purchase-flow.txt §5; the Netherlands start at 1000 (eu-2026.md F-13).
 * Input is brought into the canonical form first, because people write `LT-01103` and `00950`.
 */
import type { TextKey } from '../texts/texts.ts';
import { type CountryCode, isCountryCode } from './countries.ts';

type PostalCodeRule = {
  pattern: RegExp;
  example: string;
  /** What a postcode consists of, in words. */
  text: TextKey;
  /** Where the separator stands and what it is, for countries that write one. */
  separator?: { after: number; text: ' ' | '-' };
};

const fourDigits = (example: string): PostalCodeRule => ({
  pattern: /^\d{4}$/,
  example,
  text: 'field.postalCodeFour',
});
const fourDigitsNotZero = (example: string): PostalCodeRule => ({
  pattern: /^[1-9]\d{3}$/,
  example,
  text: 'field.postalCodeFourNotZero',
});
const fiveDigits = (example: string): PostalCodeRule => ({
  pattern: /^\d{5}$/,
  example,
  text: 'field.postalCodeFive',
});
const threeAndTwo = (example: string): PostalCodeRule => ({
  pattern: /^\d{3} ?\d{2}$/,
  example,
  text: 'field.postalCodeFive',
  separator: { after: 3, text: ' ' },
});

export const postalCodeRules: Record<CountryCode, PostalCodeRule> = {
  at: fourDigitsNotZero('1010'),
  be: fourDigitsNotZero('1000'),
  bg: fourDigits('1000'),
  ch: fourDigits('8001'),
  cz: threeAndTwo('110 00'),
  de: fiveDigits('10115'),
  dk: fourDigits('1050'),
  es: fiveDigits('28001'),
  fi: fiveDigits('00100'),
  fr: fiveDigits('75001'),
  gb: {
    pattern: /^(GIR 0AA|BFPO \d{1,4}|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})$/,
    example: 'SW1A 1AA',
    text: 'field.postalCodeBritish',
  },
  gr: threeAndTwo('105 57'),
  hr: fiveDigits('10000'),
  hu: fourDigitsNotZero('1051'),
  ie: {
    pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}$/,
    example: 'D02 X285',
    text: 'field.postalCodeIrish',
    separator: { after: 3, text: ' ' },
  },
  it: fiveDigits('00184'),
  lt: fiveDigits('01103'),
  nl: {
    pattern: /^[1-9]\d{3} ?[A-Z]{2}$/,
    example: '1012 AB',
    text: 'field.postalCodeDutch',
    separator: { after: 4, text: ' ' },
  },
  no: fourDigits('0150'),
  pl: {
    pattern: /^\d{2}-\d{3}$/,
    example: '00-950',
    text: 'field.postalCodeFive',
    separator: { after: 2, text: '-' },
  },
  pt: {
    pattern: /^\d{4}-\d{3}$/,
    example: '1100-148',
    text: 'field.postalCodeSeven',
    separator: { after: 4, text: '-' },
  },
  ro: { pattern: /^\d{6}$/, example: '010011', text: 'field.postalCodeSix' },
  se: threeAndTwo('111 22'),
  si: fourDigits('1000'),
  sk: threeAndTwo('811 01'),
};

/** `lt-01103` → `01103`, `D-10115` → `10115`, `00950` → `00-950`, `sw1a1aa` → `SW1A 1AA`. */
export function normalisePostalCode(raw: string, country: CountryCode): string {
  const { separator } = postalCodeRules[country];
  const upper = raw.normalize('NFKC').trim().toUpperCase();
  const compact = withoutCountry(upper, country).replace(/[\s._/‐-―-]/g, '');
  if (country === 'gb') return britishPostalCode(compact);
  // No Eircode has the letter O.
  const bare = country === 'ie' ? compact.replaceAll('O', '0') : compact;
  if (!separator || bare.length <= separator.after) return bare;
  return `${bare.slice(0, separator.after)}${separator.text}${bare.slice(separator.after)}`;
}

/** The letters of a country before a postcode, which begins with a digit everywhere but in Great Britain and Ireland. */
function withoutCountry(upper: string, country: CountryCode): string {
  return country === 'gb' || country === 'ie'
    ? upper.replace(/^(GB|UK|IE|IRL)[\s‐-―-]+/, '')
    : upper.replace(/^[A-Z]{1,3}[\s‐-―-]*(?=\d{2})/, '');
}

/** The last three are a digit and two letters, so that an O there is a zero. */
function britishPostalCode(compact: string): string {
  if (compact.startsWith('BFPO')) return `BFPO ${compact.slice(4)}`;
  if (compact.length < 5) return compact;
  return `${compact.slice(0, -3)} ${compact.slice(-3).replace(/^O/, '0')}`;
}

/** Whether a normalised postcode has the country's form. Of other countries nothing is known: theirs pass. */
export function isPostalCode(postalCode: string, country: string): boolean {
  return !isCountryCode(country) || postalCodeRules[country].pattern.test(postalCode);
}
