/** The result of a checkout, as the shopper sees it. */
import type { Order } from '../order/order.ts';
import type { PaymentAttempt } from './attempt.ts';
import type { PaymentError, Refusal } from './provider.ts';
import type { ProviderKindKey } from './provider-kinds.ts';

/** `isFollowed`: the cart had items saved for later; its id leads to the next cart, which contains them. */
export type Ordered = { kind: 'ordered'; order: Order; isFollowed: boolean };

export type CheckoutResult =
  | Ordered
  /** The order exists, but it is only shown in the browser that placed it; this is another one. */
  | { kind: 'orderedElsewhere'; attemptId: string }
  /** The shopper pays on a page of the provider. */
  | { kind: 'redirect'; attemptId: string; url: string }
  /** The provider will report the result. `isOpen`: not paid yet as far as is known, and can still be paid. */
  | { kind: 'pending'; attemptId: string; method: ProviderKindKey; isOpen: boolean }
  | {
      kind: 'failed';
      attemptId: string;
      method: ProviderKindKey;
      error: PaymentError;
      refusal?: Refusal;
    };

/** The result of an attempt without an order. `isBack`: the shopper has returned from the provider. */
export function checkoutResultOf(
  { id, method, url, stage, aim, problem, isPending }: PaymentAttempt,
  isBack: boolean,
): CheckoutResult {
  const attemptId = id;
  if (problem) return { kind: 'failed', attemptId, method, ...problem };
  if (aim === 'release') {
    return { kind: 'failed', attemptId, method, error: 'creating-order-failed' };
  }
  if (stage === 'open' && url && !isBack) return { kind: 'redirect', attemptId, url };
  return { kind: 'pending', attemptId, method, isOpen: stage === 'open' && !isPending };
}
