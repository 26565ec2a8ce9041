/** Alerts: asked for, given with the link of a mail, ended. */
import { sql } from 'drizzle-orm';
import {
  type Alert,
  activeAlertDays,
  maxAlerts,
  maxPendingAlerts,
  pendingAlertDays,
} from '#domain/alert/alert.ts';
import { mailPauseMinutes } from '#domain/consent/consent.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { batch, fixed, rows } from '../../d1/statements.ts';
import { priceAt } from '../prices/prices.ts';

/** `event`, `token`: of a new row. `isConfirmed`: the address is known to be the caller's. */
type AlertRequest = Pick<Alert, 'id' | 'kind' | 'sku' | 'locale' | 'email' | 'token' | 'site'> & {
  store: CountryCode;
  customerId: string | undefined;
  isConfirmed: boolean;
  event: string;
};

const dayMs = 86_400_000;

/**
 * Stores the request, and the event that asks its address to confirm it unless that was done recently. What is active
 * is not changed, because anybody can submit a form. Nothing is stored about an article that the store does not sell,
 * or for an address that has too many. True if the alert is active.
 */
export async function askForAlert(
  db: D1Database,
  request: AlertRequest,
  now: Date,
): Promise<boolean> {
  const { id, kind, sku, store, locale, email, token, site, customerId, isConfirmed } = request;
  const at = now.toISOString();
  const after = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  const [state, expiresAt] = isConfirmed
    ? ['active', after(activeAlertDays)]
    : ['pending', after(pendingAlertDays)];
  const mine = sql`email = ${email} AND kind = ${kind} AND sku = ${sku} AND store = ${store}`;
  const paused = new Date(now.getTime() - mailPauseMinutes * 60_000).toISOString();
  const toMail = sql`${mine} AND state = 'pending' AND (mailed_at IS NULL OR mailed_at < ${paused})`;
  const event = { id: request.event, at, type: 'alert-requested', alertId: '' };
  const results = await batch(db, [
    sql`DELETE FROM alerts WHERE email = ${email} AND expires_at <= ${at}`,
    sql`INSERT INTO alerts (id, kind, sku, store, locale, email, customer_id, state, cent_amount, currency,
        token, site, asked_at, expires_at)
      SELECT ${id}, ${kind}, p.sku, ${store}, ${locale}, ${email}, ${customerId ?? null}, ${state},
        ${priceAt(at)}, pr.currency, ${token}, ${site}, ${at}, ${expiresAt}
      FROM products p
      CROSS JOIN prices pr ON pr.store = ${store} AND pr.product_id = p.id AND pr.sellable = 1
      WHERE p.sku = ${sku} AND p.published = 1 AND (EXISTS (SELECT 1 FROM alerts WHERE ${mine}) OR (
        (SELECT count(*) FROM alerts WHERE email = ${email}) < ${maxAlerts} AND (${isConfirmed ? 1 : 0}
          OR (SELECT count(*) FROM alerts WHERE email = ${email} AND state = 'pending') < ${maxPendingAlerts})))
      ON CONFLICT (email, sku, kind, store) DO UPDATE SET
        state = excluded.state, locale = excluded.locale, site = excluded.site, asked_at = excluded.asked_at,
        cent_amount = excluded.cent_amount, currency = excluded.currency, expires_at = excluded.expires_at,
        customer_id = coalesce(excluded.customer_id, customer_id)
        WHERE alerts.state = 'pending'`,
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${event.id}, json_set(${JSON.stringify(event)}, '$.alertId', id), ${at}
      FROM alerts WHERE ${toMail}`,
    sql`UPDATE alerts SET mailed_at = ${at} WHERE ${toMail}`,
    sql`SELECT 1 FROM alerts WHERE ${mine} AND state <> 'pending'`,
  ]);
  return (results.at(-1) ?? []).length > 0;
}

const columns = fixed(sql`id, kind, sku, store, locale, email, state, token, site`);

export async function alertById(db: D1Database, id: string): Promise<Alert | undefined> {
  const [found] = await rows<Alert>(db, sql`SELECT ${columns} FROM alerts WHERE id = ${id}`);
  return found;
}

/** Idempotent; undefined if there is no such request any more. */
export async function confirmAlert(
  db: D1Database,
  token: string,
  now: Date,
): Promise<Alert | undefined> {
  const until = new Date(now.getTime() + activeAlertDays * dayMs).toISOString();
  const results = await batch(db, [
    sql`UPDATE alerts SET state = 'active', expires_at = ${until}
      WHERE token = ${token} AND state = 'pending' AND expires_at > ${now.toISOString()}`,
    sql`SELECT ${columns} FROM alerts WHERE token = ${token} AND state <> 'pending'`,
  ]);
  return (results.at(-1) as Alert[])[0];
}

export async function endAlert(db: D1Database, token: string): Promise<void> {
  await rows(db, sql`DELETE FROM alerts WHERE token = ${token}`);
}
