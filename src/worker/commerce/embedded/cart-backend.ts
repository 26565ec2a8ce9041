import { isCountryCode } from '#domain/country/countries.ts';
import { vatNumberText } from '#domain/vat/numbers.ts';
import { ownNumberOf } from '#domain/vat/own-number.ts';
import { loadCartFacts } from '../../data/carts/cart-facts.ts';
import { sendEvents } from '../../data/events/outbox.ts';
import { exceedsUnpaidLimits } from '../../data/limits/unpaid-limits.ts';
import { addPayment, recordPayment } from '../../data/orders/order-payments.ts';
import { loadOrder, nextOrderNumber, storeOrder } from '../../data/orders/orders.ts';
import { cancelUnpaid } from '../../data/orders/unpaid-orders.ts';
import { closeAttempt, indexAttempt } from '../../data/payments/attempts.ts';
import type { Environment } from '../../settings/environment.ts';
import type { CartBackend } from '../cart-backend.ts';
import type { SharedCalls } from './backend.ts';

/** The part of the embedded backend that a cart's room uses. */
export function embeddedCartBackend(env: Environment, shared: SharedCalls): CartBackend {
  return {
    remote: null,
    async store(key, now) {
      if (!isCountryCode(key)) throw new Error(`cart of no known store: ${key}`);
      return shared.store(key, now);
    },
    facts(store, requested, now) {
      const { shipFrom: dispatch } = env.settings;
      const own = ownNumberOf(env.settings, store.key);
      const registry = { dispatch, asker: own && vatNumberText(own) };
      return loadCartFacts(env.DB, store, requested, now, registry);
    },
    async checkVat(pendingCheck, now) {
      await shared.checkVatNumber(pendingCheck, now);
    },
    storeOrder: ({ draft, eventIds, inventoryMode, origin, remote }) =>
      storeOrder(env.DB, draft, eventIds, inventoryMode, origin, remote?.orderNumber),
    isStored: async ({ draft }) => (await loadOrder(env.DB, draft.id)) !== undefined,
    nextOrderNumber: () => nextOrderNumber(env.DB),
    exceedsUnpaidLimits: (draft, origin) => exceedsUnpaidLimits(env.DB, draft, origin),
    findOrder: (id) => loadOrder(env.DB, id),
    indexAttempt: (cartId, attempt, isSettled, now) =>
      indexAttempt(env.DB, cartId, attempt, isSettled, now),
    closeAttempt: (id, now) => closeAttempt(env.DB, id, now),
    async recordPayment(orderId, paid, now) {
      await sendEvents(env.DB, env.EVENTS, await recordPayment(env.DB, orderId, paid, now), now);
    },
    async addPayment(orderId, paid, now) {
      const { isAccepted, eventIds } = await addPayment(env.DB, orderId, paid, now);
      await sendEvents(env.DB, env.EVENTS, eventIds, now);
      return isAccepted;
    },
    async cancelUnpaid(orderId, now) {
      await sendEvents(env.DB, env.EVENTS, await cancelUnpaid(env.DB, orderId, now), now);
    },
    begin: async (id, caller) => env.CART.getByName(id).create(caller),
    takeIn: async (into, guest, caller) => env.CART.getByName(into).takeIn(guest, caller),
    hasTaken: async (into, guestCartId) => env.CART.getByName(into).hasTaken(guestCartId),
    sendEvents: (ids, now) => sendEvents(env.DB, env.EVENTS, ids, now),
  };
}
