/** What happened to the money of a payment. Source of the names: purchase-flow.txt §3 Enumerations. */
import * as z from 'zod';
import { money } from '../money/money.ts';

export const transaction = z.object({
  /** The same for each telling of the same thing. */
  id: z.string(),
  type: z.enum(['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback']),
  state: z.enum(['Initial', 'Pending', 'Success', 'Failure']),
  amount: money,
  timestamp: z.iso.datetime(),
  /** The provider's number of it. */
  interactionId: z.string(),
});

export type Transaction = z.infer<typeof transaction>;

/** Of one transaction, which telling counts, in whatever order they come: a failure is the last word. */
const states = ['Initial', 'Pending', 'Success', 'Failure'];

/** The list with one more telling; unchanged (the same list) where it says nothing new. */
export function withTransaction(transactions: Transaction[], update: Transaction): Transaction[] {
  const before = transactions.find(({ id }) => id === update.id);
  if (!before) return [...transactions, update];
  if (states.indexOf(update.state) <= states.indexOf(before.state)) return transactions;
  return transactions.map((each) => (each === before ? { ...each, state: update.state } : each));
}

function centsOf(transactions: readonly Transaction[], type: Transaction['type']): number {
  return transactions
    .filter((each) => each.type === type && each.state === 'Success')
    .reduce((sum, { amount }) => sum + amount.centAmount, 0);
}

/** `authorised`: held for us. `captured`: ours. `returned`: it was, and went back. */
export type MoneyState = 'none' | 'authorised' | 'captured' | 'returned';

export function moneyState(transactions: readonly Transaction[]): MoneyState {
  const charged = centsOf(transactions, 'Charge');
  const isAuthorised = centsOf(transactions, 'Authorization') > 0;
  const refunded = centsOf(transactions, 'Refund');
  if (charged > 0) return refunded >= charged ? 'returned' : 'captured';
  if (!isAuthorised) return 'none';
  return centsOf(transactions, 'CancelAuthorization') + refunded > 0 ? 'returned' : 'authorised';
}

/** How an order stands that is paid by these transactions. A refund of a part leaves it paid. */
export function paymentStateOf(
  transactions: readonly Transaction[],
): 'Pending' | 'Paid' | 'Failed' | 'BalanceDue' | 'CreditOwed' {
  const disputes = (state: Transaction['state']) =>
    transactions.filter((each) => each.type === 'Chargeback' && each.state === state).length;
  // A reversal has a number of its own; the bank may charge back once more.
  if (disputes('Success') > disputes('Failure')) return 'BalanceDue';
  const lastCharge = transactions.findLast(({ type }) => type === 'Charge');
  const money = moneyState(transactions);
  if (money === 'captured') return 'Paid';
  if (money === 'returned') return 'CreditOwed';
  return lastCharge?.state === 'Failure' ? 'Failed' : 'Pending';
}
