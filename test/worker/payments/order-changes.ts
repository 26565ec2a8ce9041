/** An order as it is stored, and the changes that its shopper is mailed about. */
import type { Order } from '#domain/order/order.ts';
import { loadOrder } from '#worker/data/orders/orders.ts';
import { env } from '../environment.ts';
import { eventsAbout } from '../order-rows.ts';

export async function stored({ id }: Pick<Order, 'id'>): Promise<Order> {
  const order = await loadOrder(env.DB, id);
  if (!order) throw new Error(`no order ${id}`);
  return order;
}

export async function changesOf({ id }: Order) {
  return (await eventsAbout(id)).flatMap((event) => (event.type === 'order-changed' ? event : []));
}

export const kindsOf = async (order: Order) => (await changesOf(order)).map(({ change }) => change);
