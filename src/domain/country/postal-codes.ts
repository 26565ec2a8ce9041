/**
 * Postcodes by country. Patterns: purchase-flow.txt §5; the Netherlands start at 1000 (eu-2026.md F-13).
 * Input is brought into the canonical form first, because people write `LT-01103` and `00950`.
 */
import type { CountryCode } from './countries.ts';

type PostalCodeRule = {
  pattern: RegExp;
  example: string;
  /** Where the separator stands and what it is, for countries that write one. */
  separator?: { after: number; text: ' ' | '-' };
};

const fourDigits = (example: string): PostalCodeRule => ({ pattern: /^\d{4}$/, example });
const fourDigitsNotZero = (example: string): PostalCodeRule => ({
  pattern: /^[1-9]\d{3}$/,
  example,
});
const fiveDigits = (example: string): PostalCodeRule => ({ pattern: /^\d{5}$/, example });
const threeAndTwo = (example: string): PostalCodeRule => ({
  pattern: /^\d{3} ?\d{2}$/,
  example,
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
  },
  gr: threeAndTwo('105 57'),
  hr: fiveDigits('10000'),
  hu: fourDigitsNotZero('1051'),
  ie: {
    pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W) [0-9AC-FHKNPRTV-Y]{4}$/,
    example: 'D02 X285',
    separator: { after: 3, text: ' ' },
  },
  it: fiveDigits('00184'),
  lt: fiveDigits('01103'),
  nl: {
    pattern: /^[1-9]\d{3} ?[A-Z]{2}$/,
    example: '1012 AB',
    separator: { after: 4, text: ' ' },
  },
  no: fourDigits('0150'),
  pl: { pattern: /^\d{2}-\d{3}$/, example: '00-950', separator: { after: 2, text: '-' } },
  pt: { pattern: /^\d{4}-\d{3}$/, example: '1100-148', separator: { after: 4, text: '-' } },
  ro: { pattern: /^\d{6}$/, example: '010011' },
  se: threeAndTwo('111 22'),
  si: fourDigits('1000'),
  sk: threeAndTwo('811 01'),
};

/** `lt-01103` → `01103`, `00950` → `00-950`, `sw1a1aa` → `SW1A 1AA`. */
export function normalisePostalCode(raw: string, country: CountryCode): string {
  const { separator } = postalCodeRules[country];
  const upper = raw.trim().toUpperCase().replace(/\s+/g, ' ');
  const bare = upper.replace(new RegExp(`^${country.toUpperCase()}[- ]?(?=\\d{2})`), '');
  const compact = bare.replace(/[ -]/g, '');
  if (compact.startsWith('BFPO')) return `BFPO ${compact.slice(4)}`;
  if (country === 'gb' && compact.length >= 5) {
    return `${compact.slice(0, -3)} ${compact.slice(-3)}`;
  }
  if (!separator || compact.length <= separator.after) return compact;
  return `${compact.slice(0, separator.after)}${separator.text}${compact.slice(separator.after)}`;
}

/** Whether a normalised postcode has the country's form. */
export function isPostalCode(postalCode: string, country: CountryCode): boolean {
  return postalCodeRules[country].pattern.test(postalCode);
}
