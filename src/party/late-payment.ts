/** Money reported after the deadline of a payment: the order is still created, or the money is returned (decision 47). */
import { priced, withPayment } from '#domain/cart/pricing.ts';
import { matchesDraftExceptTotals, matchesReviewedDraft } from '#domain/order/as-reviewed.ts';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import { vatNumberIn } from '#domain/vat/check.ts';
import { vatCheckForCart } from '#domain/vat/relief.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';
import { factsForOrder } from './room-order.ts';
import type { RoomStore } from './room-store.ts';

/**
 * Whether the cart, at current prices, still matches the order that was paid for. Undefined when that depends on a VAT
 * registry that does not respond: the caller retries until `lateUntil`.
 */
export async function matchesPaidDraft(
  roomStore: RoomStore,
  backend: CartBackend,
  { intent, method, lateUntil = '' }: PaymentAttempt,
  now: Date,
): Promise<boolean | undefined> {
  const cart = roomStore.cart();
  if (!intent || cart?.cartState !== 'Active') return false;
  const { draft } = intent;
  const store = await backend.store(cart.store.key, now);
  const facts = await factsForOrder(backend, cart, { store, now });
  const own = priced(withPayment(cart, method), facts);
  const held = roomStore.remote();
  const wanted = held && backend.remote ? await backend.remote.adopt(own, held, facts) : own;
  const isUnanswered = draft.taxRelief && vatNumberIn(cart) && !vatCheckForCart(cart, facts);
  if (
    isUnanswered &&
    matchesDraftExceptTotals(draft, wanted) &&
    now.getTime() < Date.parse(lateUntil)
  ) {
    return undefined;
  }
  return matchesReviewedDraft(draft, wanted);
}
