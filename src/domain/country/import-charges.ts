/**
 * Where goods pass a customs border on their way from the Union. The shop pays duty and import VAT (delivered duty
 * paid), and says so before the order. Source: eu-2026.md P-36.
 */
import { type CountryCode, countryCodes } from './countries.ts';

const importCharges = {
  sk: 'none',
  de: 'none',
  at: 'none',
  ch: 'included',
  fr: 'none',
  be: 'none',
  nl: 'none',
  it: 'none',
  es: 'none',
  pt: 'none',
  gb: 'included',
  ie: 'none',
  pl: 'none',
  cz: 'none',
  hu: 'none',
  ro: 'none',
  bg: 'none',
  gr: 'none',
  hr: 'none',
  si: 'none',
  lt: 'none',
  dk: 'none',
  se: 'none',
  no: 'included',
  fi: 'none',
} as const satisfies Record<CountryCode, 'none' | 'included'>;

export const importChargesIncluded: ReadonlySet<CountryCode> = new Set(
  countryCodes.filter((country) => importCharges[country] === 'included'),
);
