/** Sends reminders for unpaid orders, and cancels them later. */
import { logLine } from '#domain/log-line.ts';
import type { JobBackend } from '../commerce/job-backend.ts';
import type { Environment } from '../settings/environment.ts';

/** Throws if the settings of days are invalid. A failing order does not block the others. */
export async function remindUnpaid(
  backend: JobBackend,
  now: Date,
  env: Environment,
): Promise<void> {
  const days = env.settings.unpaidDays;
  for (const { id, due } of await backend.dueOrders(days, now)) {
    try {
      await (due === 'remind' ? backend.remindOfPayment(id, now) : backend.cancelUnpaid(id, now));
    } catch (error) {
      console.error(logLine('unpaid order not chased', error, { order: id }));
    }
  }
}
