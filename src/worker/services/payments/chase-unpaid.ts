/** The sweep over orders that nobody has paid yet: a reminder, then their end. */
import { isCountryCode } from '#domain/country/countries.ts';
import { logLine } from '#domain/log-line.ts';
import { readUnpaidDays } from '#domain/order/unpaid.ts';
import {
  type DueOrder,
  dueOrders,
  remindOfPayment,
} from '../../commerce/embedded/awaited-orders.ts';
import { type Database, databaseOf } from '../../commerce/embedded/database.ts';
import { cancelUnpaid } from '../../commerce/embedded/order-payments.ts';
import { loadOrder } from '../../commerce/embedded/orders.ts';
import { sendEvents } from '../../commerce/embedded/outbox.ts';
import { loadStore } from '../../commerce/embedded/stores.ts';
import type { Environment } from '../../environment.ts';

/** Throws on settings that say no number of days. One order that fails holds up no other. */
export async function chaseUnpaid(env: Environment, now: Date): Promise<void> {
  const db = databaseOf(env.DB);
  const days = readUnpaidDays(env.TRANSFER_REMIND_DAYS, env.TRANSFER_CANCEL_DAYS);
  for (const order of await dueOrders(db, days, now)) {
    try {
      await sendEvents(db, env.EVENTS, await chased(env, db, order, now), now);
    } catch (error) {
      console.error(logLine('unpaid order not chased', error, { order: order.id }));
    }
  }
}

async function chased(
  env: Environment,
  db: Database,
  { id, due }: DueOrder,
  now: Date,
): Promise<string[]> {
  if (due === 'remind') return remindOfPayment(db, id, now);
  const order = await loadOrder(db, id);
  const key = order?.store.key ?? '';
  if (!isCountryCode(key)) throw new Error('order of no known store');
  const { inventoryMode } = order?.inventoryMode ? order : await loadStore(env.DB, db, key, now);
  const unpaid = { takesStock: inventoryMode !== 'None', eventId: `unpaid-${id}` };
  return cancelUnpaid(db, id, unpaid, now);
}
