/** Reads stored orders, for callers that may see them. */
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { orderWhere } from '#domain/order/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import { withdrawalLinkIn } from '#domain/withdrawal/withdrawal-link.ts';
import { type OneOrder, orderWithEmail, ownOrders } from '../../data/orders/find-orders.ts';
import type { Environment } from '../../settings/environment.ts';
import { withdrawalLink } from '../../signing/withdrawal-tokens.ts';

type OrderReads = Pick<Commerce, 'getOrder' | 'getOrders' | 'findOrder'>;

export function orderReads(env: Environment): OrderReads {
  /** Companies have no right of withdrawal (eu-2026.md C-07). */
  async function withdrawalOf({ id, billingAddress }: Order, { store, now }: Caller) {
    if (billingAddress.company || !withdrawalLinkIn(store.key, now)) return undefined;
    return withdrawalLink({ orderId: id, isNamed: false }, env.settings.sessionSecret);
  }

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
      if (!order) return failure('OrderNotFound');
      const withdrawal = await withdrawalOf(order, caller);
      const status = { ...orderStatusOf(order), ...(withdrawal && { withdrawal }) };
      return { ok: true, data: { order: status } };
    },
  };
}
