/** The calls about alerts, and what the handlers of their events need. */
import type { alertOperations } from '#domain/alert/operations.ts';
import { failure } from '#domain/errors.ts';
import { dayIn } from '#domain/locale/dates.ts';
import type { Commerce } from '#domain/operations.ts';
import { alertById, askForAlert, confirmAlert, endAlert } from '../../data/alerts/alerts.ts';
import { deleteAlert, isStillDue, takeDueAlerts } from '../../data/alerts/due-alerts.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import { loadProducts } from '../../data/products/products.ts';
import { loadStore, storesAt } from '../../data/stores/stores.ts';
import type { Environment } from '../../settings/environment.ts';
import type { AlertBackend } from '../alert-backend.ts';

export function alertCalls({
  DB,
  EVENTS,
}: Environment): Pick<Commerce, keyof typeof alertOperations> {
  return {
    async askForAlert({ kind, sku, email: typed }, caller) {
      const { store, locale, site, now } = caller;
      const customer = await customerOfSession(DB, caller);
      const email = typed ?? customer?.email;
      if (email === undefined) return failure('NotLoggedIn');
      const isConfirmed = customer?.isEmailVerified === true && customer.email === email;
      const event = crypto.randomUUID();
      const ids = { id: crypto.randomUUID(), token: crypto.randomUUID(), event };
      const asked = { kind, sku, store: store.key, locale, site, email, isConfirmed };
      const isActive = await askForAlert(DB, { ...asked, ...ids, customerId: customer?.id }, now);
      if (isConfirmed) {
        return isActive ? { ok: true, data: { state: 'active' } } : failure('TooManyAlerts');
      }
      sendInBackground(DB, EVENTS, [event], now);
      return { ok: true, data: { state: 'asked' } };
    },
    async confirmAlert({ token }, { now }) {
      const alert = await confirmAlert(DB, token, now);
      return { ok: true, data: { alert: alert ? { sku: alert.sku, kind: alert.kind } : null } };
    },
    async endAlert({ token }) {
      await endAlert(DB, token);
      return { ok: true, data: {} };
    },
  };
}

export function alertBackend({ DB }: Environment): AlertBackend {
  return {
    async alert(id, now) {
      const alert = await alertById(DB, id);
      if (!alert) return undefined;
      const { sku, locale } = alert;
      const store = await loadStore(DB, alert.store, now);
      const asking = { store, locale, now, site: alert.site, orderedCartIds: [] };
      const [article] = await loadProducts(DB, [sku], asking);
      return article && { alert, article };
    },
    isStillDue: ({ id, store }, now) => isStillDue(DB, id, dayIn(store, now), now),
    end: (id) => deleteAlert(DB, id),
  };
}

/** For the job. */
export async function takeAlerts({ DB }: Environment, now: Date): Promise<void> {
  const stores = await storesAt(DB, now);
  const days = stores.map(({ key }) => [key, dayIn(key, now)] as const);
  await takeDueAlerts(DB, days, now);
}
