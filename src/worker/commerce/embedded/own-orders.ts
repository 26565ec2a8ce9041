/** The list of a customer's own orders. Rules: src/domain/order/own-orders.ts. */
import { failure } from '#domain/errors.ts';
import type { Commerce } from '#domain/operations.ts';
import { selectOrders } from '#domain/order/own-orders.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { orderDigests, ordersWithDocuments } from '../../data/orders/own-orders.ts';
import type { Environment } from '../../settings/environment.ts';
import { shownOrders } from './shown-orders.ts';

export function ownOrderList(env: Environment): Pick<Commerce, 'listOwnOrders'> {
  const statusWith = shownOrders(env);

  return {
    async listOwnOrders({ limit, offset, ...filter }, caller) {
      const customer = await customerOfSession(env.DB, caller);
      if (!customer) return failure('NotLoggedIn');
      const { ids, ...selection } = selectOrders(
        await orderDigests(env.DB, customer, caller),
        filter,
      );
      const page = ids.slice(offset, offset + limit);
      const { orders, documents } = await ordersWithDocuments(env.DB, page);
      const shown = await Promise.all(orders.map((order) => statusWith(order, documents, caller)));
      return { ok: true, data: { ...selection, orders: shown, total: ids.length } };
    },
  };
}
