/**
 * The price of a variant for a currency, a country and a channel, the most precise first. Prices for groups of customers
 * are not chosen. Source: commercetools' documentation of the price selection.
 */
import { type Fields, fieldsIn, isFields } from '../store/fields-of.ts';
import type { Records } from '../store/records.ts';

type Wanted = { currency: unknown; country: unknown; channelId?: unknown; at?: string };

export function chosenPrice(
  { prices }: Fields,
  { currency, country, channelId, at = new Date().toISOString() }: Wanted,
): Fields | undefined {
  const [first] = fieldsIn(prices)
    .filter(({ value }) => isFields(value) && value.currencyCode === currency)
    .filter((price) => !price.country || price.country === country)
    .filter((price) => !price.channel || (channelId && idOf(price.channel) === channelId))
    .filter(({ customerGroup }) => !customerGroup)
    .filter(({ validFrom }) => !validFrom || String(validFrom) <= at)
    .filter(({ validUntil }) => !validUntil || at < String(validUntil))
    .toSorted((one, other) => precision(other) - precision(one));
  return first;
}

const idOf = (channel: unknown) => (isFields(channel) ? channel.id : undefined);

const precision = ({ channel, country }: Fields) => (channel ? 2 : 0) + (country ? 1 : 0);

/** The variant with the prices that it has: its own, or those that are resources of their own. */
export async function withPrices(
  variant: Fields,
  { priceMode }: Fields,
  records: Records,
): Promise<Fields> {
  if (priceMode !== 'Standalone') return variant;
  const where = `sku = "${String(variant.sku)}" and active = true`;
  const { results } = await records.query('standalone-price', { where, limit: 500 });
  return { ...variant, prices: results };
}
