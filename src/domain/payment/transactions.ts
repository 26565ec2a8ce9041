/** What happened to the money of a payment. Source of the names: purchase-flow.txt §3 Enumerations. */
import * as z from 'zod';
import { money } from '../money/money.ts';

export const transaction = z.object({
  /** The same for every report of the same transaction. */
  id: z.string(),
  type: z.enum(['Authorization', 'CancelAuthorization', 'Charge', 'Refund', 'Chargeback']),
  state: z.enum(['Initial', 'Pending', 'Success', 'Failure']),
  amount: money,
  timestamp: z.iso.datetime(),
  /** The provider's id of the transaction. */
  interactionId: z.string(),
});

export type Transaction = z.infer<typeof transaction>;

/** Order of the states of one transaction: reports may arrive in any order, the last state here wins. */
const states = ['Initial', 'Pending', 'Success', 'Failure'];

/** The list with this transaction added or updated; the same list if it contains nothing new. */
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

/** `authorised`: held for us. `captured`: ours. `returned`: released or refunded. */
type MoneyState = 'none' | 'authorised' | 'captured' | 'returned';

export function moneyState(transactions: readonly Transaction[]): MoneyState {
  const charged = centsOf(transactions, 'Charge');
  const isAuthorised = centsOf(transactions, 'Authorization') > 0;
  const refunded = centsOf(transactions, 'Refund');
  if (charged > 0) return refunded >= charged ? 'returned' : 'captured';
  if (!isAuthorised) return 'none';
  return centsOf(transactions, 'CancelAuthorization') + refunded > 0 ? 'returned' : 'authorised';
}

/** The payment state of an order with these transactions. A partial refund leaves it paid. */
export function paymentStateOf(
  transactions: readonly Transaction[],
): 'Pending' | 'Paid' | 'Failed' | 'BalanceDue' | 'CreditOwed' {
  const disputes = (state: Transaction['state']) =>
    transactions.filter((each) => each.type === 'Chargeback' && each.state === state).length;
  // A reversal has its own id, and the bank may charge back again, so both are counted.
  if (disputes('Success') > disputes('Failure')) return 'BalanceDue';
  const lastCharge = transactions.findLast(({ type }) => type === 'Charge');
  const money = moneyState(transactions);
  if (money === 'captured') return 'Paid';
  if (money === 'returned') return 'CreditOwed';
  return lastCharge?.state === 'Failure' ? 'Failed' : 'Pending';
}
