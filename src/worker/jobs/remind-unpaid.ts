/** Sends reminders for unpaid orders, and cancels them later. */
import { isCountryCode } from '#domain/country/countries.ts';
import { logLine } from '#domain/log-line.ts';
import type { DueOrder } from '#domain/order/unpaid.ts';
import type { JobBackend } from '../commerce/job-backend.ts';
import type { Environment } from '../settings/environment.ts';

/** Throws if the settings of days are invalid. A failing order does not block the others. */
export async function remindUnpaid(
  backend: JobBackend,
  now: Date,
  env: Environment,
): Promise<void> {
  const days = env.settings.unpaidDays;
  for (const order of await backend.dueOrders(days, now)) {
    try {
      await remindOrCancel(backend, order, now);
    } catch (error) {
      console.error(logLine('unpaid order not chased', error, { order: order.id }));
    }
  }
}

async function remindOrCancel(
  backend: JobBackend,
  { id, due }: DueOrder,
  now: Date,
): Promise<void> {
  if (due === 'remind') return backend.remindOfPayment(id, now);
  const order = await backend.order(id);
  const key = order?.store.key ?? '';
  if (!isCountryCode(key)) throw new Error('order of no known store');
  const { inventoryMode } = order?.inventoryMode ? order : await backend.store(key, now);
  const unpaid = { takesStock: inventoryMode !== 'None', eventId: `unpaid-${id}` };
  await backend.cancelUnpaid(id, unpaid, now);
}
