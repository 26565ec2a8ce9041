/** The money of an order: what it costs, what was taken, what was given back. All in cents. */
import type { Payment } from '../../cart/cart.ts';
import { isGiftCard } from '../../gift-card/used-cards.ts';
import { methodOf } from '../../payment/method-of.ts';
import { isProviderKind } from '../../payment/methods.ts';
import type { Transaction } from '../../payment/transactions.ts';
import type { Order } from '../order.ts';

/** `kept`: received and not refunded; negative if more was paid back than is known to be taken. */
type Means = { received: number; refunded: number; kept: number };

export type Balance = {
  total: number;
  /** Granted credits, and refunds that were made at the provider's own desk. */
  credited: number;
  /** What the shopper has to pay in all. */
  due: number;
  /** What the shopper has paid, without what a bank charged back. */
  received: number;
  /** What has been paid back. */
  refunded: number;
  /** Of `received` and `refunded`: by and to gift cards, and in money. */
  cards: Means;
  money: Means;
  /** Refunds that are asked for and not known to have failed. */
  underway: number;
  /** Positive: we owe the shopper; negative: the shopper owes us. Refunds under way count as paid back. */
  owed: number;
};

type Booked = Pick<
  Order,
  'totalPrice' | 'orderState' | 'paymentInfo' | 'credits' | 'refundRequests'
>;

export function balanceOf(order: Booked): Balance {
  const total = order.totalPrice.centAmount;
  const transactions = transactionsOf(order);
  const refunded = centsOf(transactions, 'Refund', 'Success');
  const ofCards = order.paymentInfo.payments
    .filter(isGiftCard)
    .flatMap((card) => card.transactions ?? []);
  const unasked = deskRefunds(order).reduce((sum, { amount }) => sum + amount.centAmount, 0);
  const granted = (order.credits ?? []).reduce((sum, { centAmount }) => sum + centAmount, 0);
  const credited = Math.min(total, granted + unasked);
  const due = order.orderState === 'Cancelled' ? 0 : total - credited;
  const received = chargedCents(order) - disputedCents(transactions);
  const underway = openRequests(order).reduce((sum, { centAmount }) => sum + centAmount, 0);
  const owed = received - refunded - underway - due;
  const byCards = centsOf(ofCards, 'Charge', 'Success');
  const toCards = centsOf(ofCards, 'Refund', 'Success');
  const cards = meansOf(byCards, toCards);
  const money = meansOf(received - byCards, refunded - toCards);
  return { total, credited, due, received, refunded, cards, money, underway, owed };
}

/** What the shopper owes us, in cents: 0 if it is paid, or if we owe. */
export const stillToPay = (order: Booked): number => Math.max(0, -balanceOf(order).owed);

const meansOf = (received: number, refunded: number): Means => ({
  received,
  refunded,
  kept: received - refunded,
});

/** Those of gift cards left out. */
export const moneyTransactionsOf = ({ paymentInfo }: Pick<Order, 'paymentInfo'>): Transaction[] =>
  transactionsOf({
    paymentInfo: { payments: paymentInfo.payments.filter((each) => !isGiftCard(each)) },
  });

export const transactionsOf = ({ paymentInfo }: Pick<Order, 'paymentInfo'>): Transaction[] =>
  paymentInfo.payments.flatMap(({ transactions = [] }) => transactions);

/** Whether a provider holds money for the order that is not captured yet, as far as is known. */
export function isCollecting({ paymentInfo }: Pick<Order, 'paymentInfo'>): boolean {
  return paymentInfo.payments.some(({ transactions = [] }) => {
    const has = (type: Transaction['type'], ...states: Transaction['state'][]) =>
      transactions.some((each) => each.type === type && states.includes(each.state));
    const isHeld = has('Authorization', 'Success') || has('Charge', 'Pending');
    return isHeld && !has('Charge', 'Success', 'Failure') && !has('CancelAuthorization', 'Success');
  });
}

/** Refunds that were made at the provider's own desk: nobody has asked for them here. */
export const deskRefunds = (order: Pick<Order, 'paymentInfo'>): Transaction[] =>
  transactionsOf(order).filter(
    ({ type, state, requestId }) =>
      type === 'Refund' && state === 'Success' && requestId === undefined,
  );

/** Requests without a result. */
export function openRequests({ refundRequests = [], paymentInfo }: Booked) {
  const ended = new Set(
    transactionsOf({ paymentInfo }).flatMap(({ requestId, state }) =>
      requestId !== undefined && (state === 'Success' || state === 'Failure') ? [requestId] : [],
    ),
  );
  return refundRequests.filter(({ id }) => !ended.has(id));
}

/** Refunds that the provider refused or returned. */
export function failedRefunds({ refundRequests = [], paymentInfo }: Booked) {
  const failed = new Set(
    transactionsOf({ paymentInfo }).flatMap(({ requestId, state }) =>
      requestId !== undefined && state === 'Failure' ? [requestId] : [],
    ),
  );
  return refundRequests.filter(({ id }) => failed.has(id));
}

/**
 * Cents of failed refunds that nobody has paid out since. They are not asked of the provider again: the operator pays
 * them in another way (`payOut`).
 */
export function unpaidFailures(order: Booked): number {
  const requested = new Set((order.refundRequests ?? []).map(({ id }) => id));
  const paidOut = moneyTransactionsOf(order).filter(
    ({ requestId }) => requestId !== undefined && !requested.has(requestId),
  );
  const failed = failedRefunds(order).reduce((sum, { centAmount }) => sum + centAmount, 0);
  return Math.max(0, failed - centsOf(paidOut, 'Refund', 'Success'));
}

/** What a provider still holds of a payment, refunds under way subtracted. */
export function refundableCents(order: Booked, payment: Payment): number {
  const { id, transactions = [] } = payment;
  if (!isProviderKind(methodOf(payment))) return 0;
  const asked = openRequests(order).filter(({ paymentId }) => paymentId === id);
  const inHand =
    chargedCents({ paymentInfo: { payments: [payment] } }) -
    centsOf(transactions, 'Refund', 'Success') -
    disputedCents(transactions);
  return Math.max(0, inHand - asked.reduce((sum, { centAmount }) => sum + centAmount, 0));
}

/**
 * A provider captures no more than was authorised: of a further capture, the report that the first has failed is still
 * to come.
 */
function chargedCents({ paymentInfo }: Pick<Order, 'paymentInfo'>): number {
  return paymentInfo.payments.reduce((sum, { transactions = [] }) => {
    const authorised = centsOf(transactions, 'Authorization', 'Success');
    const charged = centsOf(transactions, 'Charge', 'Success');
    return sum + (authorised > 0 ? Math.min(authorised, charged) : charged);
  }, 0);
}

/** A reversal has its own id, and the bank may charge back again, so both are added up. */
function disputedCents(transactions: readonly Transaction[]): number {
  const cents = (state: Transaction['state']) => centsOf(transactions, 'Chargeback', state);
  return Math.max(0, cents('Success') - cents('Failure'));
}

export function centsOf(
  transactions: readonly Transaction[],
  type: Transaction['type'],
  state: Transaction['state'],
): number {
  return transactions
    .filter((each) => each.type === type && each.state === state)
    .reduce((sum, { amount }) => sum + amount.centAmount, 0);
}
