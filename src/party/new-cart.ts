import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import type { Caller } from '#domain/operations.ts';
import type { Room } from './room.ts';

/** An empty cart of the caller's store, a customer's own from the beginning; its version continues that of a deleted one. */
export function newCart(
  { name, roomStore }: Pick<Room, 'name' | 'roomStore'>,
  { store, now, session }: Caller,
): Cart {
  const owner = session && { customerId: session.customerId };
  const cart = emptyCart(name(), store, vatRateOf(store.key, now));
  return { ...cart, version: roomStore.lastVersion() + 1, ...owner };
}
