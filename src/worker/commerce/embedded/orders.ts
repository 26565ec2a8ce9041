/** Stored orders, for callers that may see them. */
import { failure } from '#domain/errors.ts';
import type { Commerce } from '#domain/operations.ts';
import { orderWhere } from '#domain/order/operations.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import { type OneOrder, orderWithEmail, ownOrders } from '../../data/orders/find-orders.ts';
import { recordStep } from '../../data/orders/order-steps.ts';
import type { Environment } from '../../settings/environment.ts';

type OrderReads = Pick<Commerce, 'getOrder' | 'getOrders' | 'findOrder' | 'cancelOrder'>;

export function orderReads(env: Environment): OrderReads {
  return {
    async getOrder(named, caller) {
      const one: OneOrder =
        'id' in named ? named : { orderNumber: typedOrderNumber(named.orderNumber) ?? '' };
      const [order] = (await ownOrders(env.DB, caller, { one })).results;
      return order ? { ok: true, data: { order } } : failure('OrderNotFound');
    },
    async getOrders({ where, ...range }, caller) {
      const named = where === undefined ? undefined : orderWhere(where);
      const one: OneOrder | undefined =
        named && (named.field === 'id' ? { id: named.value } : { orderNumber: named.value });
      const orders = await ownOrders(env.DB, caller, { ...range, ...(one && { one }) });
      return { ok: true, data: { me: { orders } } };
    },
    async findOrder({ orderNumber, email }, caller) {
      const order = await orderWithEmail(
        env.DB,
        typedOrderNumber(orderNumber) ?? '',
        email,
        caller,
      );
      return order ? { ok: true, data: { order: orderStatusOf(order) } } : failure('OrderNotFound');
    },
    async cancelOrder({ orderNumber, email }, caller) {
      const number = typedOrderNumber(orderNumber) ?? '';
      const order = await orderWithEmail(env.DB, number, email, caller);
      if (!order) return failure('OrderNotFound');
      if (order.orderState === 'Cancelled')
        return { ok: true, data: { order: orderStatusOf(order) } };
      const step = { kind: 'cancel', reason: 'cancelled by the shopper', unpacked: true } as const;
      const stamp = { id: `shopper-cancel-${order.id}`, at: caller.now.toISOString() };
      const outcome = await recordStep(env.DB, order.id, step, { ...stamp, actor: 'shopper' });
      if (!outcome?.ok) return failure('OrderNotCancellable');
      if (outcome.wasDone) return { ok: true, data: { order: orderStatusOf(order) } };
      sendInBackground(env.DB, env.EVENTS, outcome.eventIds, caller.now);
      return { ok: true, data: { order: orderStatusOf(outcome.taken.order) } };
    },
  };
}
