/** The result of a checkout, as the shopper sees it. */
import type { Order } from '../order/order.ts';
import type { PaymentAttempt } from './attempt.ts';
import type { PaymentError, Refusal } from './provider.ts';
import type { ProviderKindKey } from './provider-kinds.ts';

/** `isFollowed`: something was saved for later in the cart; its id leads to the next cart, which has it. */
export type Ordered = { kind: 'ordered'; order: Order; isFollowed: boolean };

export type CheckoutResult =
  | Ordered
  /** The order is there, and shown where it was made: this browser is another one. */
  | { kind: 'orderedElsewhere'; attemptId: string }
  /** Paid for on a page of the provider. */
  | { kind: 'redirect'; attemptId: string; url: string }
  /** The provider will say. `isOpen`: as far as is known nobody has paid yet, and they still can. */
  | { kind: 'pending'; attemptId: string; method: ProviderKindKey; isOpen: boolean }
  | {
      kind: 'failed';
      attemptId: string;
      method: ProviderKindKey;
      error: PaymentError;
      refusal?: Refusal;
    };

/** How an attempt without an order stands. `isBack`: the shopper has been to the provider. */
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
