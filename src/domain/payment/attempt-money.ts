/** The money of an attempt: each report about it is a transaction, added once. */
import type { Money } from '../money/money.ts';
import type { PaymentAttempt } from './attempt.ts';
import { providerKinds } from './provider-kinds.ts';
import { hasFailedCapture, moneyState, type Transaction, withTransaction } from './transactions.ts';

export const isCapturedAtOnce = ({ method }: PaymentAttempt) =>
  providerKinds[method].capture === 'atOnce';

export function withMoney(
  attempt: PaymentAttempt,
  type: Transaction['type'],
  interactionId: string,
  timestamp: string,
  update: { state?: Transaction['state']; amount?: Money } = {},
): PaymentAttempt {
  const { state = 'Success', amount = attempt.amount } = update;
  const id = `${type}:${interactionId}`;
  const transactions = withTransaction(attempt.transactions, {
    id,
    type,
    state,
    amount,
    timestamp,
    interactionId,
  });
  if (transactions === attempt.transactions) return attempt;
  const { releaseAsked, ...rest } = attempt;
  const isNewMoney = state === 'Success' && (type === 'Authorization' || type === 'Charge');
  return isNewMoney
    ? { ...rest, transactions, moneyNews: attempt.moneyNews + 1 }
    : { ...attempt, transactions };
}

/** After a capture request. The provider reports the result later, or has refused at once. `now`: ISO time. */
export function withCapture(
  attempt: PaymentAttempt,
  result: { ok: true; captureReference?: string } | { ok: false },
  now: string,
): PaymentAttempt {
  const { providerReference = attempt.id } = attempt;
  const { captureReference = providerReference } = result.ok ? result : {};
  const state = result.ok ? 'Pending' : 'Failure';
  const asked = withMoney(attempt, 'Charge', captureReference, now, { state });
  return withoutHeldMoney({ ...asked, captureAsked: true });
}

/** The capture for an order has failed: what is still held is let go, so that the shopper can pay again with it. */
export function withoutHeldMoney(attempt: PaymentAttempt): PaymentAttempt {
  const isLost =
    attempt.orderId !== undefined &&
    hasFailedCapture(attempt.transactions) &&
    moneyState(attempt.transactions) === 'authorised';
  return isLost ? { ...attempt, aim: 'release' } : attempt;
}
