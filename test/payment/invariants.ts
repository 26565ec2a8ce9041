/** The invariants of money, order and stock that hold when nothing is pending any more. */
import { amountToPay } from '#domain/gift-card/used-cards.ts';
import type { Order } from '#domain/order/order.ts';
import { balanceOf, unpaidFailures } from '#domain/order/steps/balance.ts';
import { cancelledPieces, totalOf } from '#domain/order/steps/pieces.ts';
import { methodOf } from '#domain/payment/method-of.ts';
import { isProviderKind } from '#domain/payment/methods.ts';
import { hasFailedCapture, moneyState } from '#domain/payment/transactions.ts';
import { netCents } from './ledger.ts';
import type { World } from './world.ts';

/** How long (ms) late money still creates the order. */
export const lateMs = 5 * 86_400_000;

/** Pieces that are not in stock because of the order. */
function piecesGone(order: Order): number {
  const all = order.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = (order.returns ?? []).flatMap(({ lines }) => lines);
  const resold = back.reduce((sum, { resellable }) => sum + resellable, 0);
  return all - totalOf(cancelledPieces(order)) - resold;
}

/** What the order says of its money is true, and whatever is owed is on its way or left to the operator. */
function faultsOfBalance(order: Order, byHand: World['byHand']): string[] {
  const balance = balanceOf(order);
  const { due, received, cards, money, owed, underway } = balance;
  const faults: string[] = [];
  if (due < 0) faults.push('less than nothing is due');
  if (underway > 0) faults.push('a refund never ended');
  const byProvider = order.paymentInfo.payments.some(
    (each) => each.id !== undefined && isProviderKind(methodOf(each)),
  );
  if (byProvider && owed > unpaidFailures(order) + byHand.received)
    faults.push(`owed and not paid back: ${owed}`);
  const isPart = order.paymentState === 'Failed' || byHand.received > 0;
  if (byProvider && money.received > 0 && owed < 0 && !isPart)
    faults.push(`paid back too much: ${-owed}`);
  // A capture may fail after money was paid back: what was never taken is kept from the card.
  const neverTaken = Math.max(0, -money.kept);
  const kept = cards.kept - Math.min(cards.received, due);
  if (kept < 0 || kept > neverTaken)
    faults.push(`the gift card got ${cards.refunded} of ${cards.received}, ${due} is due`);
  const isPaid = received > 0 && owed === 0;
  if (isPaid && order.paymentState !== 'Paid') faults.push(`balanced, and ${order.paymentState}`);
  if (owed > 0 && order.paymentState !== 'CreditOwed')
    faults.push(`owed, and ${order.paymentState}`);
  return faults;
}

const transactionsOfPayment = ({ paymentInfo }: Order, paymentId: string) =>
  paymentInfo.payments.find(({ id }) => id === paymentId)?.transactions ?? [];

/** What came back is credited once, and nothing that did not arrive is checked. */
function faultsOfReturns({ returns = [], credits = [] }: Order): string[] {
  const isTooMuch = returns.some(({ lines }) =>
    lines.some(
      ({ quantity, received, resellable, unusable }) =>
        received > quantity || resellable + unusable > received,
    ),
  );
  const checks = returns.flatMap(({ checkIds = [] }) => checkIds);
  const isTwice = checks.some((id) => credits.filter((each) => each.id === id).length > 1);
  return [
    ...(isTooMuch ? ['more came back than was announced'] : []),
    ...(isTwice ? ['a check was credited twice'] : []),
  ];
}

const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);

/** The violated invariants in words; empty if money and order agree. */
export function faultsOf(
  { model, orders, shelf, card, attempts, cart, authorization, ...lived }: World,
  { stock, balance }: { stock: number; balance: number },
): string[] {
  const { heard, noted, causes, mailed, byHand } = lived;
  const faults = [...noted];
  const [order, ...more] = orders;
  if (more.length > 0) faults.push('two orders for one cart');
  const [paidBy, ...paidAgainBy] = order?.paymentInfo.payments.map(({ id }) => id) ?? [];
  let net: number | undefined;
  for (const [id, ledger] of model.payments) {
    const { state, request } = ledger;
    const isFirst = paidBy === id;
    if (order && (isFirst || paidAgainBy.includes(id))) {
      net = (net ?? 0) + netCents(ledger);
      const isOther = request.amount.centAmount !== amountToPay(order).centAmount;
      if (isFirst && state === 'captured' && isOther) faults.push('another amount than the order');
      const isLost = hasFailedCapture(transactionsOfPayment(order, id));
      if (state === 'authorised' && order.orderState !== 'Cancelled' && !isLost)
        faults.push('never captured');
    } else {
      if (state === 'captured') faults.push('money without an order');
      if (state === 'authorised') faults.push('money held without an order');
    }
  }
  if (order) {
    faults.push(...faultsOfBalance(order, byHand), ...faultsOfReturns(order));
    // Money taken − money given back = what the order says.
    const { money } = balanceOf(order);
    const byProviders = money.kept - byHand.received + byHand.paidOut;
    if ((net ?? 0) !== byProviders)
      faults.push(`the providers have ${net}, the order ${byProviders}`);
  }
  const byCards = order ? balanceOf(order).cards.kept : 0;
  if (balance - card.spent - card.balance !== byCards)
    faults.push(`the gift card has ${card.balance}, the order took ${byCards}`);
  if (card.balance < 0) faults.push('more taken from the gift card than it had');
  for (const cause of repeated([...causes, ...mailed().map(({ id }) => id)]))
    faults.push(`mailed twice: ${cause}`);
  for (const { usedBy, isMisused } of model.authorizations.values()) {
    if (usedBy.size > 1) faults.push('granted once, and used twice');
    if (isMisused) faults.push('granted for another total, or too long ago');
  }
  if (cart()?.cartState !== 'Active' && authorization())
    faults.push('ended, and something is still granted');
  const isOpen = order !== undefined && order.orderState !== 'Cancelled';
  if (shelf.stock !== stock - (order ? piecesGone(order) : 0))
    faults.push('stock and order disagree');
  if (shelf.stock < 0) faults.push('more sold than there was');
  for (const attempt of attempts()) {
    const money = moneyState(attempt.transactions);
    const { state } = model.payments.get(attempt.id) ?? {};
    const isTold = ['captured', 'returned'].includes(money);
    if (state === 'captured' && !isTold) faults.push('captured, and unknown');
    const isBack = state === 'returned' || state === 'cancelled';
    if (isBack && ['authorised', 'captured'].includes(money)) faults.push('gone, and still ours');
    const waitedMs = (heard.get(attempt.id) ?? Number.NaN) - Date.parse(attempt.startedAt);
    const isPaidInTime = (heard.get(attempt.id) ?? Number.NaN) < Date.parse(attempt.expiresAt);
    const byOperator = order?.cancellations?.some(({ id }) => !id.startsWith('unpaid-'));
    const isExcused = byOperator || order?.paymentFailedAt !== undefined;
    if (paidBy === attempt.id && isPaidInTime && !isOpen && !isExcused)
      faults.push('paid in time, and cancelled');
    const isGivenUp = attempt.problem?.refusal === 'expired' && attempt.method !== 'paypal';
    // The report that the capture failed can arrive before the one that the payment was made.
    const isLost = state === 'refused';
    if (isGivenUp && waitedMs < lateMs && !isLost) faults.push('told in time, and given up');
    if (attempt.intent) faults.push('the person is still known');
    if (attempt.authorization) faults.push('what was granted is still known');
  }
  return faults;
}
