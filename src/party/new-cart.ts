import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/pricing.ts';
import type { Caller } from '#domain/operations.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';

/** An empty cart of the caller's store, a customer's own from the beginning. */
export async function newCart(
  id: string,
  version: number,
  backend: CartBackend,
  { store, now, session }: Caller,
): Promise<Cart> {
  const { vatRate } = await backend.facts(store, { skus: [], codes: [] }, now);
  const owner = session && { customerId: session.customerId };
  return { ...emptyCart(id, store, vatRate), version, ...owner };
}
