/** Money that is told of when nobody could pay any more: the order is made of it, or it goes back (decision 47). */
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { isAsReviewed, isSameButForSums } from '#domain/order/as-reviewed.ts';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import { vatNumberIn } from '#domain/vat/check.ts';
import { checkOfCart } from '#domain/vat/relief.ts';
import type { CartBackend } from '#worker/commerce/backend.ts';
import type { RoomMemory } from './memory.ts';
import { factsForOrder } from './vat-at-order.ts';

/**
 * Whether the cart would become the very order that was paid for, at the prices of now. Undefined where only the registry
 * of its VAT number could say, and sleeps: it is asked again for as long as late money counts.
 */
export async function isAsPaidFor(
  memory: RoomMemory,
  backend: CartBackend,
  { intent, method, lateUntil = '' }: PaymentAttempt,
  now: Date,
): Promise<boolean | undefined> {
  const cart = memory.cart();
  if (!intent || cart?.cartState !== 'Active') return false;
  const { draft } = intent;
  const store = await backend.store(cart.store.key, now);
  const facts = await factsForOrder(backend, cart, { store, now });
  const wanted = priced(withPayment(cart, method), facts);
  const isUnanswered = draft.taxRelief && vatNumberIn(cart) && !checkOfCart(cart, facts);
  if (isUnanswered && isSameButForSums(draft, wanted) && now.getTime() < Date.parse(lateUntil)) {
    return undefined;
  }
  return isAsReviewed(draft, wanted);
}
