/** The price of a variant for a currency and a country: one for the country goes before one for all countries. */
import { type Fields, fieldsIn, isFields } from '../store/fields-of.ts';

type Wanted = { currency: unknown; country: unknown; at?: string };

/** Prices for channels and customer groups are not chosen. */
export function chosenPrice(
  { prices }: Fields,
  { currency, country, at = new Date().toISOString() }: Wanted,
): Fields | undefined {
  const [first] = fieldsIn(prices)
    .filter(({ value }) => isFields(value) && value.currencyCode === currency)
    .filter((price) => !price.country || price.country === country)
    .filter(({ channel, customerGroup }) => !channel && !customerGroup)
    .filter(({ validFrom }) => !validFrom || String(validFrom) <= at)
    .filter(({ validUntil }) => !validUntil || at < String(validUntil))
    .toSorted((one, other) => Number(!one.country) - Number(!other.country));
  return first;
}
