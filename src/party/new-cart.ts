import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import type { Caller } from '#domain/operations.ts';
import type { Room } from './room.ts';

/** An empty cart of the caller's store, owned by a logged-in customer. Its version continues from a deleted cart's. */
export function newCart(
  { name, roomStore }: Pick<Room, 'name' | 'roomStore'>,
  { store, now, session }: Caller,
): Cart {
  const owner = session && { customerId: session.customerId };
  const cart = emptyCart(name(), store, vatRateOf(store.key, now));
  return { ...cart, version: roomStore.lastVersion() + 1, ...owner };
}
