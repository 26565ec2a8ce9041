/** How far an order has come, for the shopper: its stations, and one sentence with a day. */
import type { TextKey } from '../texts/texts.ts';
import type { DeliveryPromise } from './delivery-promise.ts';
import type { Order } from './order.ts';
import { isPaidLater, orderPaymentStatus, paymentStatusTexts } from './payment-status.ts';
import { orderShipmentStatus, shipmentStatusTexts } from './shipment-status.ts';
import { timelineOf } from './timeline.ts';

/** `at`: ISO time. `isDone`: it is passed. `isCurrent`: it is going on; of no more than one. */
export type Station = { text: TextKey; at?: string; isDone: boolean; isCurrent?: true };

/** None of a cancelled order. Cash on delivery is paid at the end, so that it has no such station. */
export function stationsOf(order: Order): Station[] {
  if (order.orderState === 'Cancelled') return [];
  const events = timelineOf(order);
  const timeOf = (text: TextKey) => events.findLast((event) => event.text === text)?.at;
  const status = orderPaymentStatus(order);
  const isPaid = !['inProgress', 'failed', 'collecting', 'balanceDue'].includes(status);
  const shipment = orderShipmentStatus(order);
  const isDelivered = shipment === 'Delivered';
  const isOnItsWay = shipment === 'Shipped' || shipment === 'Partial';
  const isPacked = isDelivered || isOnItsWay || order.packedAt !== undefined;
  const packedAt = order.packedAt ?? order.shipments?.[0]?.shippedAt;
  const sentAt = timeOf('order.event.shipped');
  const sent = shipment === 'Partial' ? shipmentStatusTexts.Partial : 'order.shipment.Shipped';
  const paid = isPaid
    ? done('order.payment.paid', timeOf('order.event.paid'))
    : ahead(awaitsPayment(order) ? 'order.awaitsPayment' : paymentStatusTexts[status], !isPacked);
  return [
    done('order.event.placed', order.createdAt),
    ...(status === 'onDelivery' ? [] : [paid]),
    isPacked ? done('order.event.packed', packedAt) : ahead('order.packing', isPaid),
    isDelivered
      ? done(sent, sentAt)
      : { ...ahead(sent, isOnItsWay), ...(sentAt && { at: sentAt }) },
    isDelivered
      ? done('order.event.delivered', timeOf('order.event.delivered'))
      : ahead('order.event.delivered'),
  ];
}

const done = (text: TextKey, at: string | undefined): Station => ({
  text,
  isDone: true,
  ...(at && { at }),
});
const ahead = (text: TextKey, isCurrent = false): Station => ({
  text,
  isDone: false,
  ...(isCurrent && { isCurrent }),
});

/** `lamp`: its colour. `day`: ISO time, fills the `{date}` of the text. */
export type OrderSentence = {
  lamp: 'ok' | 'way' | 'low' | 'none';
  text: TextKey;
  day?: string;
  /** ISO day on which it arrives at the latest, if that is known and not over. */
  by?: string;
  /** Of a text that names them. */
  parcels?: { delivered: number; count: number };
};

/** `today`: the ISO day in the market; a promise whose day is over is not repeated. */
export function orderSentence(
  order: Order,
  promise: DeliveryPromise,
  today: string,
): OrderSentence {
  const { orderState, cancellations = [], shipments = [], delay } = order;
  if (orderState === 'Cancelled') {
    const day = cancellations.at(-1)?.at;
    return { lamp: 'none', text: 'order.event.cancelled', ...(day && { day }) };
  }
  const shipment = orderShipmentStatus(order);
  if (shipment === 'Delivered') {
    const day = shipments.at(-1)?.deliveredAt;
    return day
      ? { lamp: 'ok', text: 'order.deliveredOn', day }
      : { lamp: 'ok', text: 'order.event.delivered' };
  }
  if (awaitsPayment(order)) return { lamp: 'low', text: 'order.awaitsPayment' };
  if (delay?.until && shipment === delay.state) {
    return { lamp: 'low', text: 'order.event.delayedUntil', day: delay.until };
  }
  const lamp = delay ? 'low' : 'way';
  const by = promise.kind === 'by' && !delay && promise.day.toISOString().slice(0, 10);
  const isAhead = by && by >= today;
  const delivered = shipments.filter(({ deliveredAt }) => deliveredAt).length;
  // How many parcels there are is known when everything has been shipped.
  const state =
    shipment === 'Shipped' && delivered > 0
      ? { text: 'order.parcelsDelivered' as const, parcels: { delivered, count: shipments.length } }
      : { text: shipmentStatusTexts[shipment] };
  return { lamp, ...state, ...(isAhead && { by }) };
}

/** Whether nothing happens before the shopper has paid. */
export function awaitsPayment(order: Order): boolean {
  const status = orderPaymentStatus(order);
  return (
    order.orderState !== 'Cancelled' &&
    (status === 'failed' ||
      status === 'balanceDue' ||
      (status === 'inProgress' && isPaidLater(order)))
  );
}
