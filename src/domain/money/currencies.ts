/** Currencies of the stores, by country and date. Sources: checklist LOC-4, eu-2026.md P-20, F-03. */
import { type CountryCode, factsOf } from '../country/countries.ts';
import { effective } from '../dated.ts';
import { dayIn } from '../locale/dates.ts';

/** `fractionDigits`: as stored; the rest: as written, where it differs from Intl's own way. */
export type Currency = { fractionDigits: number } & Pick<
  Intl.NumberFormatOptions,
  'currencyDisplay' | 'maximumFractionDigits' | 'trailingZeroDisplay'
>;

/** `46 Kč`, but `46,50 Kč`, as the shops of these countries write. */
const crowns = {
  fractionDigits: 2,
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
} as const;

export const currencies = {
  EUR: { fractionDigits: 2 },
  GBP: { fractionDigits: 2 },
  CHF: { fractionDigits: 2 },
  CZK: crowns,
  DKK: crowns,
  SEK: crowns,
  HUF: { fractionDigits: 2, maximumFractionDigits: 0 },
  RON: { fractionDigits: 2 },
  NOK: crowns,
  PLN: { fractionDigits: 2 },
  BGN: { fractionDigits: 2 },
  USD: { fractionDigits: 2 },
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof currencies;

/** The smallest amount a price tag of the currency can show, in cents: 100 for the forint, else 1 (eu-2026.md F-03). */
export function smallestAmount(currencyCode: CurrencyCode): number {
  const { fractionDigits, maximumFractionDigits = fractionDigits }: Currency =
    currencies[currencyCode];
  return 10 ** (fractionDigits - maximumFractionDigits);
}

/** The currency a country's store trades in on a day. */
export function currencyOf(country: CountryCode, at: Date): CurrencyCode {
  return effective(factsOf(country).currency, dayIn(country, at));
}
