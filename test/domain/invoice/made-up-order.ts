/** Orders of random articles, discounts and fees. */
import { applyActions } from '#domain/cart/apply.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { customLinesOf } from '#domain/order/custom-lines.ts';
import type { Order } from '#domain/order/order.ts';
import { madeUpActions, madeUpShop } from '../made-up-carts.ts';
import { madeUpDiscounts } from '../made-up-discounts.ts';
import type { Chance } from '../seeded.ts';
import { emptyCartOf, ids } from '../shop.ts';
import { atTwoRates } from './cases.ts';
import { placed } from './orders.ts';

const base = placed({ country: 'de', articles: [{ centAmount: 100, quantity: 1 }] });

/** Rates and currencies that differ most. */
const countries: CountryCode[] = ['de', 'fi', 'hu', 'ch', 'fr', 'dk'];

/** An order of random articles, discounts and fee, sometimes with delivery at another rate; undefined if it is empty. */
export function madeUpOrder(
  chance: Chance,
): { order: Order; store: ReturnType<typeof madeUpShop>['store'] } | undefined {
  const { store, facts } = madeUpShop(chance.pick(countries), chance);
  const discounts = chance.often(0.7)
    ? madeUpDiscounts(facts, chance).map((made) => made.discount)
    : [];
  const known = { ...facts, discounts };
  const newId = ids();
  let cart: Cart = emptyCartOf(store);
  for (let step = 0; step < 4; step += 1) {
    const outcome = applyActions(cart, madeUpActions(cart, known, chance), known, newId);
    if (outcome.ok) cart = outcome.cart;
  }
  const method = chance.often(0.3) ? 'cashOnDelivery' : 'bankTransfer';
  const ready = priced(withPayment(cart, method), known);
  const { shippingInfo } = ready;
  if (ready.lineItems.length === 0 || !shippingInfo) return undefined;
  const order: Order = {
    ...base.order,
    ...ready,
    shippingInfo,
    billingAddress: base.order.billingAddress,
    shippingAddress: base.order.shippingAddress,
    customLineItems: customLinesOf('order-1', ready.custom),
    id: 'order-1',
    customerEmail: 'a@example.com',
    cart: { id: ready.id, version: ready.version },
  };
  return { store, order: chance.often(0.3) ? atTwoRates(order, 0.1) : order };
}
