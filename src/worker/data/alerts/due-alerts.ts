/** Alerts that have come true. Stock and prices change by imports, orders, returns, releases and with time: a job looks. */
import { type SQL, sql } from 'drizzle-orm';
import type { CountryCode } from '#domain/country/countries.ts';
import { batch } from '../../d1/statements.ts';
import { priceAt } from '../prices/prices.ts';
import { isAvailable } from '../stock/stock.ts';

/** Mails per run of the job. */
const mostPerRun = 200;

/** Whether an alert `a` about the article of `pr`, `p` and `i` has come true. `today`: ISO day of its market. */
function isTrue(now: Date, today: string): SQL {
  const isCheaper = sql`pr.currency = a.currency AND ${priceAt(now.toISOString())} < a.cent_amount`;
  return sql`iif(a.kind = 'stock', ${isAvailable(today)}, ${isCheaper})`;
}

const articles = sql`CROSS JOIN products p ON p.sku = a.sku AND p.published = 1
  CROSS JOIN prices pr ON pr.store = a.store AND pr.product_id = p.id AND pr.sellable = 1
  LEFT JOIN inventory i ON i.sku = p.sku`;

/** Stores the event of the mail for each that has come true, at most some per run. `days`: today, by store. */
export async function takeDueAlerts(
  db: D1Database,
  days: readonly (readonly [store: CountryCode, today: string])[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  for (const [today, stores] of Map.groupBy(days, ([, day]) => day)) {
    const keys = JSON.stringify(stores.map(([store]) => store));
    const due = sql`SELECT a.id FROM alerts a ${articles}
      WHERE a.state = 'active' AND a.store IN (SELECT value FROM json_each(${keys}))
        AND ${isTrue(now, today)} ORDER BY a.asked_at, a.id LIMIT ${mostPerRun}`;
    await batch(db, [
      sql`INSERT INTO outbox (id, event, at)
        SELECT 'alert-due-' || id || '-' || ${at}, json_object('id', 'alert-due-' || id || '-' || ${at},
          'at', ${at}, 'type', 'alert-due', 'alertId', id), ${at} FROM (${due})
        WHERE true ON CONFLICT DO NOTHING`,
      sql`UPDATE alerts SET state = 'due' WHERE id IN (SELECT id FROM (${due}))`,
    ]);
  }
}

/**
 * Whether the alert, whose mail is about to be written, is still true. One that is not, because others were faster,
 * waits again.
 */
export async function isStillDue(
  db: D1Database,
  id: string,
  today: string,
  now: Date,
): Promise<boolean> {
  const found = sql`SELECT a.id FROM alerts a ${articles}
    WHERE a.id = ${id} AND a.state = 'due' AND ${isTrue(now, today)}`;
  const results = await batch(db, [
    found,
    sql`UPDATE alerts SET state = 'active' WHERE id = ${id} AND state = 'due' AND id NOT IN (${found})`,
  ]);
  return (results[0] ?? []).length > 0;
}

/** After its mail was stored. */
export async function deleteAlert(db: D1Database, id: string): Promise<void> {
  await batch(db, [sql`DELETE FROM alerts WHERE id = ${id} AND state = 'due'`]);
}
