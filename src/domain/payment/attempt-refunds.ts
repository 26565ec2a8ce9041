/** How the money of an attempt goes back: all of it by a release, parts of a paid order by refunds, each asked for once. */
import type { PaymentAttempt } from './attempt.ts';
import type { ProviderRefund, RefundResult } from './provider.ts';
import { type Transaction, withTransaction } from './transactions.ts';

/** `waiting`: the provider has not answered the request. */
export type AttemptRefund = ProviderRefund & { state: 'waiting' | 'asked' | 'refused' };

/** The attempt with this refund to carry out; unchanged if it is known. */
export function withRefund(attempt: PaymentAttempt, refund: ProviderRefund): PaymentAttempt {
  const { refunds = [] } = attempt;
  if (refunds.some(({ id }) => id === refund.id)) return attempt;
  return { ...attempt, refunds: [...refunds, { ...refund, state: 'waiting' }] };
}

/** The next refund to ask for. */
export const waitingRefund = ({ refunds = [] }: PaymentAttempt): AttemptRefund | undefined =>
  refunds.find(({ state }) => state === 'waiting');

/** The attempt after the provider's answer. `at`: ISO time. */
export function afterRefund(
  attempt: PaymentAttempt,
  { id, amount }: ProviderRefund,
  result: Exclude<RefundResult, { kind: 'unknown' }>,
  at: string,
): PaymentAttempt {
  const reference = result.ok ? result.reference : id;
  const transaction: Transaction = {
    // As the notification about it (attempt.ts).
    id: `Refund:${reference}`,
    type: 'Refund',
    state: result.ok ? (result.done ? 'Success' : 'Pending') : 'Failure',
    amount,
    timestamp: at,
    interactionId: reference,
    requestId: id,
  };
  return {
    ...attempt,
    transactions: withTransaction(attempt.transactions, transaction),
    refunds: (attempt.refunds ?? []).map((each) =>
      each.id === id ? { ...each, state: result.ok ? 'asked' : 'refused' } : each,
    ),
  };
}

/** The order was not paid in time and is cancelled: money that arrives now is returned. */
export function expired({ isExpiring, ...attempt }: PaymentAttempt): PaymentAttempt {
  return { ...attempt, aim: 'release', stage: 'over' };
}

/** After a release request: the provider returns what it holds and accepts no more payment. */
export function afterRelease(attempt: PaymentAttempt): PaymentAttempt {
  return { ...attempt, releaseAsked: true, stage: 'over' };
}
