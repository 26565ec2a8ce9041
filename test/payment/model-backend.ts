/** An in-memory backend with orders and stock: one order per cart, never more than is in stock. */

import { pieces } from '#domain/cart/articles.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import { failure } from '#domain/errors.ts';
import type { Order } from '#domain/order/order.ts';
import type { CartBackend } from '#worker/commerce/cart-backend.ts';

/** `shop`: the caller may replace its facts. */
export function modelBackend(shop: { facts: CartFacts }, stock: number) {
  const orders: Order[] = [];
  const shelf = { stock };

  const backend: CartBackend = {
    store: async () => shop.facts.store,
    facts: async () => shop.facts,
    async storeOrder(draft) {
      const known = orders.find(({ cart }) => cart.id === draft.cart.id);
      if (known) return { ok: true, order: structuredClone(known) };
      if (shelf.stock < pieces(draft)) return failure('OutOfStock');
      shelf.stock -= pieces(draft);
      const order: Order = { ...draft, orderNumber: `NS${orders.length + 1}` };
      orders.push(order);
      return { ok: true, order: structuredClone(order) };
    },
    exceedsUnpaidLimits: async () => false,
    checkVat: async () => undefined,
    findOrder: async (id) => structuredClone(orders.find((order) => order.id === id)),
    indexAttempt: async () => undefined,
    closeAttempt: async () => undefined,
    async recordPayment(orderId, paid) {
      const order = orders.find(({ id }) => id === orderId);
      if (order) Object.assign(order, paid);
    },
    async cancelUnpaid(orderId) {
      const order = orders.find(({ id }) => id === orderId);
      if (order?.orderState !== 'Open') return;
      order.orderState = 'Cancelled';
      shelf.stock += pieces(order);
    },
    begin: async () => failure('Internal'),
    takeIn: async () => failure('Internal'),
    hasTaken: async () => false,
    sendEvents: async () => undefined,
  };
  return { backend, orders, shelf };
}
