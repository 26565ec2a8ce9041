/** Refunds of a payment that has paid for an order, as its room carries them out: each is asked of the provider once. */
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
