/** What has happened to an order, as the shopper reads it: the oldest first. */
import { carrierName } from '../shipping/carriers.ts';
import type { TextKey } from '../texts/texts.ts';
import type { Order } from './order.ts';
import { returnNumber } from './return-number.ts';
import { moneyTransactionsOf, transactionsOf } from './steps/balance.ts';
import { isOfReturn } from './steps/returned-pieces.ts';

type EventText = Extract<TextKey, `order.event.${string}`>;

/** `at`: ISO time. `parcel`: its number, if there are several. The other fields are what the text names; `date`: ISO day. */
export type TimelineEvent = {
  at: string;
  text: EventText;
  carrier?: string;
  centAmount?: number;
  count?: number;
  date?: string;
  parcel?: number;
  return?: string;
};

export function timelineOf(order: Order): TimelineEvent[] {
  const { createdAt, confirmedAt, packedAt, delay, paymentFailedAt } = order;
  const { shipments = [], cancellations = [], returns = [], credits = [] } = order;
  const isWhole = order.orderState === 'Cancelled';
  // A credit for a cancellation or a return belongs to that event.
  const caused = new Set(cancellations.map(({ id }) => id));
  const events: TimelineEvent[] = [
    { at: createdAt, text: 'order.event.placed' },
    ...moneyTransactionsOf(order).flatMap(({ type, state, timestamp }): TimelineEvent[] => {
      const isPaid = type === 'Charge' && state === 'Success';
      return isPaid ? [{ at: timestamp, text: 'order.event.paid' }] : [];
    }),
    ...transactionsOf(order).flatMap(({ type, state, timestamp, amount }): TimelineEvent[] => {
      const { centAmount } = amount;
      const isBack = type === 'Refund' && state === 'Success';
      return isBack ? [{ at: timestamp, text: 'order.event.refunded', centAmount }] : [];
    }),
    ...(paymentFailedAt
      ? [{ at: paymentFailedAt, text: 'order.event.paymentFailed' as const }]
      : []),
    ...(confirmedAt ? [{ at: confirmedAt, text: 'order.event.confirmed' as const }] : []),
    ...(packedAt ? [{ at: packedAt, text: 'order.event.packed' as const }] : []),
    ...(delay ? [delayed(delay)] : []),
    ...shipments.flatMap(({ shippedAt, carrier, deliveredAt }, index): TimelineEvent[] => {
      const isOnly = order.shipmentState === 'Shipped' && shipments.length === 1;
      const parcel = !isOnly && { parcel: index + 1 };
      const sent = { text: 'order.event.shipped' as const, carrier: carrierName(carrier) };
      return [
        { at: shippedAt, ...sent, ...parcel },
        ...(deliveredAt
          ? [{ at: deliveredAt, text: 'order.event.delivered' as const, ...parcel }]
          : []),
      ];
    }),
    ...cancellations.map(({ at, lines }): TimelineEvent => {
      const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      if (isWhole) return { at, text: 'order.event.cancelled' };
      return { at, text: 'order.event.partlyCancelled', count };
    }),
    ...returns.flatMap(({ id, announcedAt, receivedAt, checkedAt }): TimelineEvent[] => [
      {
        at: announcedAt,
        text: 'order.event.returnAnnounced',
        return: returnNumber(order, id) ?? '',
      },
      ...(receivedAt ? [{ at: receivedAt, text: 'order.event.returnReceived' as const }] : []),
      ...(checkedAt ? [{ at: checkedAt, text: 'order.event.returnChecked' as const }] : []),
    ]),
    ...credits
      .filter((credit) => !caused.has(credit.id) && !isOfReturn(order, credit))
      .map(
        ({ at, centAmount }): TimelineEvent => ({ at, text: 'order.event.credited', centAmount }),
      ),
  ];
  return events.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const delayed = ({ at, until }: NonNullable<Order['delay']>): TimelineEvent =>
  until
    ? { at, text: 'order.event.delayedUntil', date: until }
    : { at, text: 'order.event.delayed' };
