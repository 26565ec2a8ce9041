/** How the remote's amounts of a cart differ from the shop's: what a shopper who was promised the shop's would see. */
import { findBoughtLine } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { sumsOf } from '#domain/cart/sums.ts';
import type { RemoteCart } from '#domain/remote/remote-cart.ts';
import type { Difference } from './differences.ts';

const none = '–';

/** A cart with pieces of one article, and as the remote has it: its answer, and what the shop makes of that. */
export type CartOfBoth = { sku: string; shop: Cart; remote: Cart; answer: RemoteCart };

/** Amounts in cents, VAT included. `nameOf`: what an article is called there. */
export function cartDifferences(
  { sku, shop, remote, answer }: CartOfBoth,
  nameOf: (sku: string) => string,
): Difference[] {
  const quantity = findBoughtLine(shop, sku)?.quantity ?? 0;
  const row = (what: string, ofRemote: string | number, ofShop: string | number): Difference => ({
    of: nameOf(sku),
    what: placed(what, shop, quantity),
    remote: String(ofRemote),
    shop: String(ofShop),
  });
  const { currencyCode } = answer.totalPrice;
  if (currencyCode !== shop.totalPrice.currencyCode)
    return [row('currency', currencyCode, shop.totalPrice.currencyCode)];
  const [theirs, own] = [amountsOf(remote), amountsOf(shop)];
  const parts = [
    row('articles', goodsIn(remote, nameOf), goodsIn(shop, nameOf)),
    row('price', priceIn(remote, sku), priceIn(shop, sku)),
    row('discount', theirs.discount, own.discount),
    row('delivery', answer.shippingInfo ? deliveryIn(remote) : none, deliveryIn(shop)),
  ].filter(isDifferent);
  const total = row('total', theirs.total, own.total);
  const follows = parts.length > 0 && theirs.total - theirs.due === own.total - own.due;
  const told = follows ? { ...total, reason: 'follows from the others' } : total;
  return [...parts, ...[told].filter(isDifferent)];
}

const isDifferent = ({ remote, shop }: Difference): boolean => remote !== shop;

/** `discount.de, 3 pieces`. */
export const placed = (what: string, { store }: Pick<Cart, 'store'>, quantity: number): string =>
  `${what}.${store.key}, ${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`;

/** `due`: what prices, discounts and delivery make. */
function amountsOf(cart: Cart) {
  const { goods, discount, shipping } = sumsOf(cart);
  const before = cart.lineItems.reduce(
    (sum, { price, quantity }) => sum + (price.discounted ?? price.value).centAmount * quantity,
    0,
  );
  return {
    discount: before - goods + discount,
    due: goods - discount + shipping,
    total: cart.totalPrice.centAmount,
  };
}

const goodsIn = ({ lineItems }: Cart, nameOf: (sku: string) => string): string =>
  lineItems.map(({ quantity, variant }) => `${quantity} × ${nameOf(variant.sku)}`).join(', ') ||
  none;

function priceIn(cart: Cart, sku: string): string {
  const { price } = findBoughtLine(cart, sku) ?? {};
  return price ? String((price.discounted ?? price.value).centAmount) : none;
}

/** By which method, and for how much. */
function deliveryIn(cart: Cart): string {
  const { shippingMethod, shippingMethodState } = cart.shippingInfo ?? {};
  const refused = shippingMethodState === 'DoesNotMatchCart' ? ' not offered' : '';
  return `${shippingMethod?.key}${refused} ${sumsOf(cart).shipping}`;
}
