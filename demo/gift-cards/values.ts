/** The values of gift cards: round amounts of each market's currency. */
import {
  type CountryCode,
  countryCodes,
  type Language,
  languagesOf,
} from '#domain/country/countries.ts';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';

/** In euros, francs and pounds. */
export const values = [25, 50, 100];
/** What other currencies have for one euro. */
const factors: Partial<Record<CurrencyCode, number>> = {
  DKK: 8,
  SEK: 10,
  NOK: 10,
  CZK: 20,
  PLN: 4,
  HUF: 400,
  RON: 4,
};

export const amountIn = (value: number, country: CountryCode, now: Date): number =>
  value * (factors[currencyOf(country, now)] ?? 1);

/** The number in the name: the markets of a language have the same one, whatever their currencies. */
export function amountNamed(value: number, language: Language, now: Date): number {
  const markets = countryCodes.filter((country) =>
    languagesOf(country).some((spoken) => spoken === language),
  );
  const [amount, ...others] = new Set(markets.map((country) => amountIn(value, country, now)));
  if (amount === undefined || others.length > 0) throw new Error(`no one amount in ${language}`);
  return amount;
}
