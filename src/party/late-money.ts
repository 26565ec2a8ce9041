/** Money that is told of when nobody could pay any more: the order is made of it, or it goes back (decision 47). */
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { isAsReviewed } from '#domain/order/as-reviewed.ts';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import type { RoomMemory } from './memory.ts';
import { factsForOrder } from './vat-at-order.ts';

/** Whether the cart would become the very order that was paid for, at the prices of now. */
export async function isAsPaidFor(
  memory: RoomMemory,
  backend: CartBackend,
  { intent, method }: PaymentAttempt,
  now: Date,
): Promise<boolean> {
  const cart = memory.cart();
  if (!intent || cart?.cartState !== 'Active') return false;
  const store = await backend.store(cart.store.key, now);
  const facts = await factsForOrder(backend, cart, { store, now });
  return isAsReviewed(intent.draft, priced(withPayment(cart, method), facts));
}
