/** An order as its page shows it: with its papers, and with the links that are signed for its shopper. */
import type { Invoice } from '#domain/invoice/invoice.ts';
import { dayIn } from '#domain/locale/dates.ts';
import type { Caller } from '#domain/operations.ts';
import { deliveryPromise } from '#domain/order/delivery-promise.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderDocuments, shownDocument } from '#domain/order/order-documents.ts';
import { type OrderStatus, orderStatusOf } from '#domain/order/order-status.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import { orderSentence } from '#domain/order/stations.ts';
import { returnablePieces, totalOf } from '#domain/order/steps/pieces.ts';
import { reservedUntil } from '#domain/order/unpaid.ts';
import { isInTime, withdrawalUntil } from '#domain/withdrawal/periods.ts';
import { withdrawalLinkIn } from '#domain/withdrawal/withdrawal-link.ts';
import type { Environment } from '../../settings/environment.ts';
import { documentLink } from '../../signing/document-links.ts';
import { payAgainToken } from '../../signing/pay-again-token.ts';
import { withdrawalLink } from '../../signing/withdrawal-tokens.ts';
import type { OrderRecord } from '../order-record.ts';

/** `documents`: may be those of several orders. */
type Shown = (order: Order, documents: readonly Invoice[], caller: Caller) => Promise<OrderStatus>;

export function shownOrders({ settings }: Environment, { isTold }: OrderRecord): Shown {
  async function papersOf(
    { id }: Order,
    documents: readonly Invoice[],
    { now }: Caller,
  ): Promise<OrderDocuments | undefined> {
    const list = documents.filter(({ order }) => order.id === id).map(shownDocument);
    if (list.length === 0) return undefined;
    return { link: await documentLink(id, now, settings.sessionSecret), list };
  }

  /** Companies have no right of withdrawal (eu-2026.md C-07). */
  async function withdrawalOf(
    order: Order,
    { store, now }: Caller,
  ): Promise<Pick<OrderStatus, 'withdrawal' | 'withdrawalUntil'>> {
    const { id, billingAddress, orderState, shipmentState, shipments = [] } = order;
    if (billingAddress.company || orderState === 'Cancelled') return {};
    if (!withdrawalLinkIn(store.key, now)) return {};
    const withdrawal = await withdrawalLink(
      { orderId: id, isNamed: false },
      settings.sessionSecret,
    );
    const received = shipments.map(({ deliveredAt }) =>
      deliveredAt ? new Date(deliveredAt) : undefined,
    );
    const period = withdrawalUntil(store.key, shipmentState === 'Shipped' ? received : []);
    const isLeft = totalOf(returnablePieces(order)) > 0;
    const isKnown = isLeft && period.kind === 'until' && isInTime(now, period);
    return { withdrawal, ...(isKnown && { withdrawalUntil: period.lastDay }) };
  }

  async function payAgainOf(order: Order): Promise<OrderStatus['payAgain']> {
    if (!isPayableAgain(order)) return undefined;
    const until = reservedUntil(order, settings.unpaidDays)?.toISOString();
    const link = await payAgainToken(order.id, settings.sessionSecret);
    return { link, ...(until && { reservedUntil: until }) };
  }

  function sentenceOf(order: Order, { store, now }: Caller) {
    const { deliveryDays } = store;
    const cutOffHour = settings.deliveryCutOff;
    const promise = deliveryPromise(order, { country: store.key, cutOffHour, deliveryDays });
    return orderSentence(order, promise, dayIn(store.key, now));
  }

  return async (order, documents, caller) => {
    const [withdrawal, payAgain, papers] = await Promise.all([
      withdrawalOf(order, caller),
      payAgainOf(order),
      papersOf(order, documents, caller),
    ]);
    const status = orderStatusOf(order);
    return {
      ...status,
      isCancellable: status.isCancellable && isTold,
      sentence: sentenceOf(order, caller),
      ...withdrawal,
      ...(payAgain && { payAgain }),
      ...(papers && { documents: papers }),
    };
  };
}
