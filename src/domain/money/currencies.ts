/** Currencies of the stores, by country and date. Sources: checklist LOC-4, eu-2026.md P-20, F-03. */
import type { CountryCode } from '../country/countries.ts';
import { type Dated, effective } from '../dated.ts';
import { dayIn } from '../locale/dates.ts';

export const currencies = {
  EUR: { fractionDigits: 2 },
  GBP: { fractionDigits: 2 },
  CHF: { fractionDigits: 2 },
  CZK: { fractionDigits: 2, display: 'narrowSymbol' },
  DKK: { fractionDigits: 2, display: 'narrowSymbol' },
  SEK: { fractionDigits: 2, display: 'narrowSymbol' },
  HUF: { fractionDigits: 2, shownFractionDigits: 0 },
  RON: { fractionDigits: 2 },
  NOK: { fractionDigits: 2 },
  PLN: { fractionDigits: 2 },
  BGN: { fractionDigits: 2 },
  USD: { fractionDigits: 2 },
} as const satisfies Record<
  string,
  { fractionDigits: number; shownFractionDigits?: number; display?: 'narrowSymbol' }
>;

export type CurrencyCode = keyof typeof currencies;

const euro: Dated<CurrencyCode> = [{ value: 'EUR' }];
const currencyByCountry: Record<CountryCode, Dated<CurrencyCode>> = {
  sk: euro,
  de: euro,
  at: euro,
  fr: euro,
  be: euro,
  nl: euro,
  it: euro,
  es: euro,
  pt: euro,
  ie: euro,
  gr: euro,
  si: euro,
  lt: euro,
  fi: euro,
  hr: [{ value: 'EUR', from: '2023-01-01' }],
  bg: [
    { value: 'BGN', to: '2025-12-31' },
    { value: 'EUR', from: '2026-01-01' },
  ],
  ch: [{ value: 'CHF' }],
  gb: [{ value: 'GBP' }],
  pl: [{ value: 'PLN' }],
  cz: [{ value: 'CZK' }],
  hu: [{ value: 'HUF' }],
  ro: [{ value: 'RON' }],
  dk: [{ value: 'DKK' }],
  se: [{ value: 'SEK' }],
  no: [{ value: 'NOK' }],
};

/** The smallest amount a price tag of the currency can show, in cents: 100 for the forint, else 1 (eu-2026.md F-03). */
export function smallestAmount(currencyCode: CurrencyCode): number {
  const currency: { fractionDigits: number; shownFractionDigits?: number } =
    currencies[currencyCode];
  return (
    10 ** (currency.fractionDigits - (currency.shownFractionDigits ?? currency.fractionDigits))
  );
}

/** The currency a country's store trades in on a day. */
export function currencyOf(country: CountryCode, at: Date): CurrencyCode {
  return effective(currencyByCountry[country], dayIn(country, at));
}
