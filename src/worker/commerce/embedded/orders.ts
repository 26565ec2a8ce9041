/** Stored orders, for callers that may see them. */
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderDocuments, shownDocument } from '#domain/order/order-documents.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { type OrderStatus, orderStatusOf } from '#domain/order/order-status.ts';
import { oneOrderIn, orderWhere } from '#domain/order/order-where.ts';
import { isPayableAgain } from '#domain/order/pay-again.ts';
import { reservedUntil } from '#domain/order/unpaid.ts';
import { withdrawalLinkIn } from '#domain/withdrawal/withdrawal-link.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import { type OneOrder, orderWithEmail, ownOrders } from '../../data/orders/find-orders.ts';
import { documentsOf } from '../../data/orders/order-documents.ts';
import { recordStep } from '../../data/orders/order-steps.ts';
import type { Environment } from '../../settings/environment.ts';
import { documentLink } from '../../signing/document-links.ts';
import { payAgainToken } from '../../signing/pay-again-token.ts';
import { withdrawalLink } from '../../signing/withdrawal-tokens.ts';

type OrderReads = Pick<Commerce, 'getOrder' | 'getOrders' | 'findOrder' | 'cancelOrder'>;

export function orderReads(env: Environment): OrderReads {
  /** By its number and e-mail address; without one, if it is the caller's own. */
  async function foundOrder(
    { orderNumber, email }: { orderNumber: string; email?: string | undefined },
    caller: Caller,
  ): Promise<Order | undefined> {
    const number = typedOrderNumber(orderNumber) ?? '';
    if (email !== undefined) return orderWithEmail(env.DB, number, email, caller);
    return (await ownOrders(env.DB, caller, { one: { orderNumber: number } })).results[0];
  }

  async function shownDocuments(
    { id }: Order,
    { now }: Caller,
  ): Promise<OrderDocuments | undefined> {
    const list = (await documentsOf(env.DB, id)).map(shownDocument);
    if (list.length === 0) return undefined;
    return { link: await documentLink(id, now, env.settings.sessionSecret), list };
  }

  /** Companies have no right of withdrawal (eu-2026.md C-07). */
  async function withdrawalOf({ id, billingAddress }: Order, { store, now }: Caller) {
    if (billingAddress.company || !withdrawalLinkIn(store.key, now)) return undefined;
    return withdrawalLink({ orderId: id, isNamed: false }, env.settings.sessionSecret);
  }

  async function payAgainOf(order: Order): Promise<OrderStatus['payAgain']> {
    if (!isPayableAgain(order)) return undefined;
    const until = reservedUntil(order, env.settings.unpaidDays)?.toISOString();
    const link = await payAgainToken(order.id, env.settings.sessionSecret);
    return { link, ...(until && { reservedUntil: until }) };
  }

  async function statusOf(
    order: Order,
    caller: Caller,
  ): Promise<{ ok: true; data: { order: OrderStatus } }> {
    const [withdrawal, payAgain, documents] = await Promise.all([
      withdrawalOf(order, caller),
      payAgainOf(order),
      shownDocuments(order, caller),
    ]);
    const status = {
      ...orderStatusOf(order),
      ...(withdrawal && { withdrawal }),
      ...(payAgain && { payAgain }),
      ...(documents && { documents }),
    };
    return { ok: true, data: { order: status } };
  }

  return {
    async getOrder(named, caller) {
      const one: OneOrder =
        'id' in named ? named : { orderNumber: typedOrderNumber(named.orderNumber) ?? '' };
      const [order] = (await ownOrders(env.DB, caller, { one })).results;
      return order ? { ok: true, data: { order } } : failure('OrderNotFound');
    },
    async getOrders({ where, ...range }, caller) {
      const parsed = where === undefined ? undefined : orderWhere(where);
      if (parsed && !parsed.ok) return failure('InvalidInput', { about: parsed.message });
      const one = parsed && oneOrderIn(parsed.value);
      const among = parsed && !one ? { where: parsed.value } : {};
      const orders = await ownOrders(env.DB, caller, { ...range, ...among, ...(one && { one }) });
      return { ok: true, data: { me: { orders } } };
    },
    async findOrder(named, caller) {
      const order = await foundOrder(named, caller);
      return order ? statusOf(order, caller) : failure('OrderNotFound');
    },
    async cancelOrder(named, caller) {
      const order = await foundOrder(named, caller);
      if (!order) return failure('OrderNotFound');
      if (order.orderState === 'Cancelled') return statusOf(order, caller);
      const step = { kind: 'cancel', reason: 'cancelled by the shopper', unpacked: true } as const;
      const stamp = { id: `shopper-cancel-${order.id}`, at: caller.now.toISOString() };
      const outcome = await recordStep(env.DB, order.id, step, { ...stamp, actor: 'shopper' });
      if (!outcome?.ok) return failure('OrderNotCancellable');
      if (outcome.wasDone) return statusOf(order, caller);
      sendInBackground(env.DB, env.EVENTS, outcome.eventIds, caller.now);
      return statusOf(outcome.taken.order, caller);
    },
  };
}
