/** How far an order has come, for the shopper: its stations, and one sentence with a day. */
import type { TextKey } from '../texts/texts.ts';
import type { DeliveryPromise } from './delivery-promise.ts';
import type { Order } from './order.ts';
import { isPaidLater, orderPaymentStatus } from './payment-status.ts';
import { orderShipmentStatus, shipmentStatusTexts } from './shipment-status.ts';
import { timelineOf } from './timeline.ts';

/** `at`: ISO time. `isDone`: it is passed; the first that is not is the current one. */
export type Station = { text: TextKey; at?: string; isDone: boolean };

/** None of a cancelled order. Cash on delivery is paid at the end, so that it has no such station. */
export function stationsOf(order: Order): Station[] {
  if (order.orderState === 'Cancelled') return [];
  const events = timelineOf(order);
  const timeOf = (text: TextKey) => events.findLast((event) => event.text === text)?.at;
  const status = orderPaymentStatus(order);
  const shipment = orderShipmentStatus(order);
  const isSent = shipment === 'Shipped' || shipment === 'Delivered';
  const isBegun = isSent || shipment === 'Partial';
  const stations: Station[] = [
    station('order.event.placed', true, order.createdAt),
    station('order.event.packed', isBegun || order.packedAt !== undefined, order.packedAt),
    station('order.shipment.Shipped', isSent, timeOf('order.event.shipped')),
    station('order.event.delivered', shipment === 'Delivered', timeOf('order.event.delivered')),
  ];
  if (status === 'onDelivery') return stations;
  const isPaid = !['inProgress', 'failed', 'collecting', 'balanceDue'].includes(status);
  return stations.toSpliced(
    1,
    0,
    station('order.payment.paid', isPaid, timeOf('order.event.paid')),
  );
}

function station(text: TextKey, isDone: boolean, at: string | undefined): Station {
  return { text, isDone, ...(isDone && at && { at }) };
}

/** `lamp`: its colour. `day`: ISO time, fills the `{date}` of the text. */
export type OrderSentence = {
  lamp: 'ok' | 'way' | 'low' | 'none';
  text: TextKey;
  day?: string;
  /** When it arrives, if that is known and still ahead. */
  by?: string;
};

/** `promise`: when it arrives as it was said when it was ordered. `now`: a promise in the past is not repeated. */
export function orderSentence(order: Order, promise: DeliveryPromise, now: Date): OrderSentence {
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
  const by = promise.kind === 'by' && promise.day > now && !delay && promise.day.toISOString();
  return { lamp, text: shipmentStatusTexts[shipment], ...(by && { by }) };
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
