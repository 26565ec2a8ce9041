import type { Cart } from '#domain/cart/cart.ts';
import { skusOf } from '#domain/cart/sums.ts';
import type { KontorEvent } from '#domain/events.ts';

/** The event that keeps the index of carts current. */
export function cartChanged(
  cart: Cart,
  at: string,
  cartState: 'Active' | 'Ordered' | 'Deleted' = 'Active',
): KontorEvent {
  return {
    id: crypto.randomUUID(),
    at,
    type: 'cart-changed',
    cartId: cart.id,
    version: cartState === 'Deleted' ? cart.version + 1 : cart.version,
    store: cart.store.key,
    cartState,
    skus: skusOf(cart),
  };
}
