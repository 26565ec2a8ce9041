/** Price labels of the 25 markets: euro amounts converted and rounded as shops there write them. */
import type { CountryCode } from '#domain/country/countries.ts';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';

/** Fixed demo exchange rates for one euro, used only for demo prices. */
const rates: Partial<Record<CurrencyCode, number>> = {
  EUR: 1,
  GBP: 0.87,
  CHF: 0.98,
  CZK: 25,
  DKK: 7.46,
  SEK: 11.2,
  HUF: 385,
  RON: 5,
  NOK: 11.7,
  PLN: 4.3,
};

/** The price level of each market relative to the base. */
const levels: Record<CountryCode, number> = {
  sk: 0.98,
  de: 1,
  at: 1.02,
  ch: 1.08,
  fr: 1.03,
  be: 1.03,
  nl: 1.02,
  it: 1.02,
  es: 1.01,
  pt: 1.01,
  gb: 1.03,
  ie: 1.06,
  pl: 0.97,
  cz: 0.98,
  hu: 0.98,
  ro: 0.97,
  bg: 0.96,
  gr: 1.02,
  hr: 1.01,
  si: 1.01,
  lt: 0.99,
  dk: 1.05,
  se: 1.04,
  no: 1.07,
  fi: 1.05,
};

/** The label price in cents for a base in euro cents. */
export function labelPrice(euroCents: number, country: CountryCode, at: Date): number {
  const currency = currencyOf(country, at);
  const rate = rates[currency];
  if (!rate) throw new Error(`no rate for ${currency}`);
  return Math.round(customary((euroCents / 100) * rate * levels[country], currency) * 100);
}

/** The nearest amount with an ending usual in the currency's shops. */
function customary(amount: number, currency: CurrencyCode): number {
  const nearest = (step: number, below: number) =>
    Math.max(1, Math.round((amount + below) / step)) * step - below;
  switch (currency) {
    case 'HUF':
      return nearest(100, 10);
    case 'CZK':
      return amount < 2000 ? nearest(10, 1) : nearest(100, 10);
    case 'DKK':
    case 'SEK':
    case 'NOK':
      if (amount < 1000) return nearest(amount < 300 ? 5 : 10, 1);
      return nearest(50, 5);
    default:
      if (amount < 25) return nearest(1, 0.05);
      return amount < 200 ? nearest(1, 0.1) : nearest(10, 1);
  }
}
