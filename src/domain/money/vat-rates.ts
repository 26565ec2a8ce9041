/** Standard VAT rates for goods by delivery country and date. Source: eu-2026.md §13.1, P-30. */
import type { CountryCode } from '../country/countries.ts';
import { type Dated, effective } from '../dated.ts';
import { dayIn } from '../locale/dates.ts';

/** Rates as fractions: 0.23 is 23 %. */
const standardRates: Record<CountryCode, Dated<number>> = {
  at: [{ value: 0.2 }],
  be: [{ value: 0.21 }],
  bg: [{ value: 0.2 }],
  ch: [{ value: 0.081 }],
  cz: [{ value: 0.21 }],
  de: [{ value: 0.19 }],
  dk: [{ value: 0.25 }],
  es: [{ value: 0.21 }],
  fi: [{ value: 0.255 }],
  fr: [{ value: 0.2 }],
  gb: [{ value: 0.2 }],
  gr: [{ value: 0.24 }],
  hr: [{ value: 0.25 }],
  hu: [{ value: 0.27 }],
  ie: [{ value: 0.23 }],
  it: [{ value: 0.22 }],
  lt: [{ value: 0.21 }],
  nl: [{ value: 0.21 }],
  no: [{ value: 0.25 }],
  pl: [{ value: 0.23 }],
  pt: [{ value: 0.23 }],
  ro: [
    { value: 0.19, to: '2025-07-31' },
    { value: 0.21, from: '2025-08-01' },
  ],
  se: [{ value: 0.25 }],
  si: [{ value: 0.22 }],
  sk: [
    { value: 0.2, to: '2024-12-31' },
    { value: 0.23, from: '2025-01-01' },
  ],
};

/** The standard VAT rate of a country on a day, as a fraction. */
export function vatRateOf(country: CountryCode, at: Date): number {
  return effective(standardRates[country], dayIn(country, at));
}
