/** The rate of the cart's shipping method for where the cart goes: by zone, currency and value of the goods. */
import { type MatchedCart, matchesCart } from '#domain/discount/discount-match.ts';
import { type Fields, fieldsIn, isFields } from '../store/fields-of.ts';
import type { Records } from '../store/records.ts';
import { inCents } from './discounts.ts';
import { centsOf, moneyIn } from './money.ts';

/** A method may state which carts it ships; the mock ignores it. */
export const shipsCart = ({ predicate }: Fields, cart: MatchedCart): boolean =>
  typeof predicate !== 'string' || matchesCart(inCents(predicate), cart);

/** Undefined if the cart has no method. A method that no longer ships the cart stays, and says so. */
export async function shippingOf(
  cart: Fields,
  matched: MatchedCart,
  goods: number,
  records: Records,
): Promise<Fields | undefined> {
  const { shippingInfo: info } = cart;
  if (!isFields(info)) return undefined;
  const reference = isFields(info.shippingMethod) ? String(info.shippingMethod.id) : undefined;
  const method = reference ? await records.get('shipping-method', reference) : null;
  // A custom method has its price from the request.
  if (!method) return info;
  const rate = await rateFor(method, matched, records);
  if (!rate || !shipsCart(method, matched)) {
    return { ...info, shippingMethodState: 'DoesNotMatchCart' };
  }
  const isFree = isFields(rate.freeAbove) && goods >= centsOf(rate.freeAbove);
  return {
    ...info,
    shippingMethodName: method.name,
    shippingRate: rate,
    taxCategory: method.taxCategory,
    price: moneyIn(matched.currency, isFree ? 0 : centsOf(rate.price)),
    shippingMethodState: 'MatchesCart',
  };
}

async function rateFor(
  method: Fields,
  { shippingCountry, currency }: MatchedCart,
  records: Records,
) {
  if (!shippingCountry) return undefined;
  const where = `locations(country = "${shippingCountry}")`;
  const zones = (await records.query('zone', { where, limit: 500 })).results.map(({ id }) => id);
  const rates = fieldsIn(method.zoneRates)
    .filter(({ zone }) => isFields(zone) && zones.includes(zone.id))
    .flatMap(({ shippingRates }) => fieldsIn(shippingRates));
  return rates.find(({ price }) => isFields(price) && price.currencyCode === currency);
}
