/** Orders of a middleware. Source: purchase-flow.txt §7 "Create order from cart". */
import * as z from 'zod';
import type { Outcome } from '#domain/operations.ts';
import { backendFailure } from '#domain/remote/backend-failure.ts';
import { type RemoteOrder, remoteOrder } from '#domain/remote/remote-order.ts';
import type { Asked, RemoteOrders } from '../remote/remote-shop.ts';
import { answerOf } from './answers.ts';
import type { MiddlewareClient } from './client.ts';

const placed = z.looseObject({ order: remoteOrder }).transform(({ order }): RemoteOrder => order);

const latest = z.looseObject({
  me: z.looseObject({ orders: z.looseObject({ results: z.array(remoteOrder) }) }),
});
/** An order whose answer was lost is among the latest of its customer. */
const latestOrders = { sort: 'createdAt desc', limit: 20, offset: 0 };

export function middlewareOrders(call: MiddlewareClient): RemoteOrders {
  /** By an earlier request. A shop of this kind returns the order again; others may only say that there is one. */
  async function madeBefore(cartId: string, asked: Asked): Promise<Outcome<RemoteOrder>> {
    const request = { name: 'getOrders', main: latestOrders, isRead: true };
    const read = await answerOf(call, request, latest, asked);
    if (!read.ok) return read;
    const order = read.data.me.orders.results.find((each) => each.cart?.id === cartId);
    return order
      ? { ok: true, data: order }
      : backendFailure('/createOrder', 'the cart has become an order that is not shown');
  }

  return {
    async fromCart({ cart, payments, totalPrice }, asked) {
      const [payment] = payments;
      const draft = {
        id: cart.id,
        version: cart.version,
        ...(payment && { paymentMethod: payment.paymentMethodInfo.paymentInterface }),
        expectedTotalCentAmount: totalPrice.centAmount,
      };
      const main = { draft, storeKey: asked.store.key };
      const order = await answerOf(call, { name: 'createOrder', main }, placed, asked);
      const isMade = !order.ok && order.code === 'CartOrdered';
      return isMade ? madeBefore(cart.id, asked) : order;
    },

    async isMade({ cart }, asked) {
      const main = { id: cart.id, storeKey: asked.store.key };
      const answer = await call({ name: 'getCart', main, isRead: true }, asked);
      if (answer.ok) return { ok: true, data: false };
      if (answer.code === 'CartOrdered') return { ok: true, data: true };
      return answer.code === 'BackendFailed' ? answer : { ok: true, data: false };
    },
  };
}
