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
  /** The refund request of the order that it carries out; absent: refunded at the provider's own desk. */
  requestId: z.string().optional(),
});

export type Transaction = z.infer<typeof transaction>;

/** Order of the states of one transaction: reports may arrive in any order, the last state here wins. */
const states = ['Initial', 'Pending', 'Success', 'Failure'];

/** The list with this transaction added or updated; the same list if it contains nothing new. */
export function withTransaction(transactions: Transaction[], update: Transaction): Transaction[] {
  const before = transactions.find(({ id }) => id === update.id);
  if (!before) return [...transactions, update];
  const isLater = states.indexOf(update.state) > states.indexOf(before.state);
  // A notification can arrive before the answer that says which request it is for.
  const isNamed = update.requestId !== undefined && before.requestId === undefined;
  if (!isLater && !isNamed) return transactions;
  const after = {
    ...before,
    ...(isLater && { state: update.state }),
    ...(isNamed && { requestId: update.requestId }),
  };
  return transactions.map((each) => (each === before ? after : each));
}

function centsOf(transactions: readonly Transaction[], type: Transaction['type']): number {
  return transactions
    .filter((each) => each.type === type && each.state === 'Success')
    .reduce((sum, { amount }) => sum + amount.centAmount, 0);
}

/** A capture has failed, and no other has succeeded or is under way. */
export function hasFailedCapture(transactions: readonly Transaction[]): boolean {
  const charges = transactions.filter(({ type }) => type === 'Charge');
  return charges.length > 0 && charges.every(({ state }) => state === 'Failure');
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
