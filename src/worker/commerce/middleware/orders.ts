/** Orders of a middleware. Source: purchase-flow.txt §7 "Create order from cart". */
import * as z from 'zod';
import { type RemoteOrder, remoteOrder } from '#domain/remote/remote-order.ts';
import type { RemoteOrders } from '../remote/remote-shop.ts';
import { readAnswer } from './answers.ts';
import type { MiddlewareClient } from './client.ts';

const placed = z.looseObject({ order: remoteOrder });

export function middlewareOrders(call: MiddlewareClient): RemoteOrders {
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
      const answer = await call({ name: 'createOrder', main }, asked);
      if (!answer.ok) return answer;
      const read = readAnswer<{ order: RemoteOrder }>('createOrder', answer.data.data, placed);
      return read.ok ? { ok: true, data: read.data.order } : read;
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
