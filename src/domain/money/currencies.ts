/** Currencies of the stores, by country and date. Sources: checklist LOC-4, eu-2026.md P-20, F-03. */
import { type CountryCode, factsOf } from '../country/countries.ts';
import { effective } from '../dated.ts';
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
  return effective(factsOf(country).currency, dayIn(country, at));
}
