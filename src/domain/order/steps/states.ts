/**
 * The three states of an order, derived from what happened to it, never set by hand. Source of the names:
 * purchase-flow.txt §3 Enumerations.
 */
import type { Transaction } from '../../payment/transactions.ts';
import type { Order, OrderDraft } from '../order.ts';
import { balanceOf, isCollecting, moneyTransactionsOf } from './balance.ts';
import { cancelledPieces, openPieces, shippedPieces, totalOf } from './pieces.ts';

export function withStates<Known extends OrderDraft>(order: Known): Known {
  const known = { ...order, orderState: orderStateOf(order) };
  return { ...known, shipmentState: shipmentStateOf(order), paymentState: paymentStateOf(known) };
}

function orderStateOf(order: OrderDraft): Order['orderState'] {
  // It never lives again. Orders cancelled before cancellations were stored have none.
  if (order.orderState === 'Cancelled') return 'Cancelled';
  const open = totalOf(openPieces(order));
  const shipped = totalOf(shippedPieces(order));
  if (open === 0 && shipped === 0 && totalOf(cancelledPieces(order)) > 0) return 'Cancelled';
  if (open === 0 && shipped > 0 && isDelivered(order) && isSettled(order)) return 'Complete';
  return order.confirmedAt || order.packedAt || shipped > 0 ? 'Confirmed' : 'Open';
}

/** All parcels have arrived. */
export const isDelivered = ({ shipments = [] }: Pick<Order, 'shipments'>): boolean =>
  shipments.every(({ deliveredAt }) => deliveredAt !== undefined);

/**
 * Nothing is owed by either side, and no refund is under way. What is paid back later, of a return for example, does not
 * open a complete order again.
 */
function isSettled(order: OrderDraft): boolean {
  const { owed, underway } = balanceOf(order);
  return order.orderState === 'Complete' ? owed >= 0 : owed === 0 && underway === 0;
}

function shipmentStateOf(order: OrderDraft): Order['shipmentState'] {
  const shipped = totalOf(shippedPieces(order));
  if (shipped > 0 && totalOf(openPieces(order)) === 0) return 'Shipped';
  if (order.delay) return order.delay.state;
  if (shipped > 0) return 'Partial';
  return order.packedAt ? 'Ready' : 'Pending';
}

/**
 * `Failed`: a capture failed, and no other payment is under way. `CreditOwed`: we owe the shopper money. `BalanceDue`:
 * some of it is missing, or a bank charged it back. `Paid`: what was paid and not paid back is what is due.
 */
function paymentStateOf(order: OrderDraft): Order['paymentState'] {
  const { total, cards, money, owed, underway } = balanceOf(order);
  if (owed + underway > 0) return 'CreditOwed';
  const transactions = moneyTransactionsOf(order);
  const has = (type: Transaction['type'], state?: Transaction['state']) =>
    transactions.some((each) => each.type === type && (!state || each.state === state));
  const isFailed = has('Charge', 'Failure') && !isCollecting(order);
  const isUntouched = money.received === 0 && money.refunded === 0;
  // What gift cards pay is there at once: the order waits for the rest.
  const isAwaited = cards.received === 0 ? total > 0 : owed < 0;
  if (isUntouched && isAwaited) {
    if (has('Chargeback')) return 'BalanceDue';
    return isFailed ? 'Failed' : 'Pending';
  }
  // Of two payments one was paid back, and then the other failed.
  if (isFailed && money.kept === 0 && owed < 0) return 'Failed';
  return owed < 0 ? 'BalanceDue' : 'Paid';
}
