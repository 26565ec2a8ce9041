/** Reads stored orders, for callers that may see them. */
import { failure } from '#domain/errors.ts';
import type { Commerce } from '#domain/operations.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import { oneOrderIn, orderWhere } from '#domain/order/order-where.ts';
import { type OneOrder, orderWithEmail, ownOrders } from '../../data/orders/find-orders.ts';
import type { Environment } from '../../settings/environment.ts';

type OrderReads = Pick<Commerce, 'getOrder' | 'getOrders' | 'findOrder'>;

export function orderReads(env: Environment): OrderReads {
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
    async findOrder({ orderNumber, email }, caller) {
      const order = await orderWithEmail(
        env.DB,
        typedOrderNumber(orderNumber) ?? '',
        email,
        caller,
      );
      return order ? { ok: true, data: { order: orderStatusOf(order) } } : failure('OrderNotFound');
    },
  };
}
