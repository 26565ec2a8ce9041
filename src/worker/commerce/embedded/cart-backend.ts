import { isCountryCode } from '#domain/country/countries.ts';
import { vatNumberText } from '#domain/vat/numbers.ts';
import type { Environment } from '../../environment.ts';
import { askVatDesk } from '../../services/vat/desk.ts';
import { ownNumberOf, vatSettingsOf } from '../../services/vat/settings.ts';
import type { CartBackend } from '../backend.ts';
import { loadCartFacts } from './cart-facts.ts';
import { databaseOf } from './database.ts';
import { cancelUnpaid, recordPayment } from './order-payments.ts';
import { loadOrder, storeOrder } from './orders.ts';
import { sendEvents } from './outbox.ts';
import { closeAttempt, noteAttempt } from './payment-attempts.ts';
import { loadStore } from './stores.ts';

/** The embedded backend as a cart's room sees it. */
export function embeddedCartBackend(env: Environment): CartBackend {
  const db = databaseOf(env.DB);
  return {
    async store(key, now) {
      if (!isCountryCode(key)) throw new Error(`cart of no known store: ${key}`);
      return loadStore(env.DB, db, key, now);
    },
    facts(store, asked, now) {
      const { dispatch } = vatSettingsOf(env);
      const own = ownNumberOf(env, store.key);
      const desk = { dispatch, asker: own && vatNumberText(own) };
      return loadCartFacts(env.DB, store, asked, now, desk);
    },
    async checkVat(wish, now) {
      await askVatDesk(env, wish, now);
    },
    storeOrder: (draft, eventIds, inventoryMode) => storeOrder(db, draft, eventIds, inventoryMode),
    findOrder: (id) => loadOrder(db, id),
    noteAttempt: (cartId, attempt, isSettled, now) =>
      noteAttempt(db, cartId, attempt, isSettled, now),
    closeAttempt: (id, now) => closeAttempt(db, id, now),
    async recordPayment(orderId, paid, now) {
      await sendEvents(db, env.EVENTS, await recordPayment(db, orderId, paid, now), now);
    },
    async cancelUnpaid(orderId, unpaid, now) {
      await sendEvents(db, env.EVENTS, await cancelUnpaid(db, orderId, unpaid, now), now);
    },
    begin: async (id, caller) => env.CART.getByName(id).create(caller),
    takeIn: async (into, guest, caller) => env.CART.getByName(into).takeIn(guest, caller),
    hasTaken: async (into, guestCartId) => env.CART.getByName(into).hasTaken(guestCartId),
    sendEvents: (ids, now) => sendEvents(db, env.EVENTS, ids, now),
  };
}
