/** Before an order is drafted, a promise of net prices is checked once more where its answer has become too old. */
import type { Cart } from '#domain/cart/cart.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import type { Caller } from '#domain/operations.ts';
import { checkOfCart } from '#domain/vat/relief.ts';
import { vatWishOf } from '#domain/vat/wish.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import { namedBy } from './room-rules.ts';

/** Where the registry does not answer, the order is with VAT: its total has changed, and the shopper sees it first. */
export async function factsForOrder(
  backend: CartBackend,
  cart: Cart,
  { store, now }: Pick<Caller, 'store' | 'now'>,
): Promise<CartFacts> {
  const facts = await backend.facts(store, namedBy(cart), now);
  const wish = vatWishOf(cart);
  if (!cart.taxRelief || !wish || checkOfCart(cart, facts)) return facts;
  await backend.checkVat(wish, now);
  return backend.facts(store, namedBy(cart), now);
}
