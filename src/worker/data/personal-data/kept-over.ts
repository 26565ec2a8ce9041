/**
 * Deletes what a law demanded to keep, when its years are over (domain/personal-data/retention.ts). Triggers refuse what
 * is younger than in the market with the fewest years.
 */
import { type SQL, sql } from 'drizzle-orm';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { documentsKeptFrom, statementsKeptFrom } from '#domain/personal-data/retention.ts';
import { batch, eachOf } from '../../d1/statements.ts';
import { isOfAccount } from '../orders/find-orders.ts';
import { invoicesKeptYears } from '../stores/stores.ts';

/** `isWhole`: the order goes too, not its documents alone. */
type OverOrder = { id: string; store: CountryCode; documents: number; isWhole: number };
type OverStatement = { id: string; store: CountryCode };

export type KeptOver = { orders: OverOrder[]; statements: OverStatement[] };

/** Of each kind, in one run. */
const mostPerRun = 200;

/** Tables whose rows say nothing without the order. */
const tablesOfOrder = 'order_history order_lines code_uses unpaid_orders review_invitations';

/** The oldest first: the chain of statements loses its beginning only. */
export async function keptOver(
  db: D1Database,
  now: Date,
  limit: number = mostPerRun,
): Promise<KeptOver> {
  const today = now.toISOString().slice(0, 10);
  const [orders, statements] = (await batch(db, [
    overOrders(today, await invoicesKeptYears(db), limit),
    sql`SELECT id, store FROM withdrawals
      WHERE sequence < coalesce(
        (SELECT sequence FROM withdrawals WHERE received_at >= ${statementsKeptFrom(today)} ORDER BY sequence LIMIT 1),
        (SELECT max(sequence) + 1 FROM withdrawals))
      ORDER BY sequence LIMIT ${limit}`,
  ])) as [OverOrder[], OverStatement[]];
  return { orders, statements };
}

/**
 * Documents of an order go together, with the last of them. The order goes with them if no account shows it; that of an
 * account stays until the account is erased.
 */
function overOrders(today: string, years: ReadonlyMap<CountryCode, number>, limit: number): SQL {
  const kept = countryCodes.map((store) => ({
    store,
    since: documentsKeptFrom(store, today, years.get(store)),
  }));
  const latest = kept.reduce((last, { since }) => (since > last ? since : last), '');
  const isWhole = sql`NOT ${isOfAccount}`;
  const documents = sql`FROM order_documents AS issued WHERE issued.order_id = orders.id`;
  return sql`SELECT id, orders.store AS store, ${isWhole} AS isWhole, (SELECT count(*) ${documents}) AS documents
    FROM orders CROSS JOIN (SELECT value ->> 'store' AS store, value ->> 'since' AS since
      FROM json_each(${JSON.stringify(kept)})) AS kept
    WHERE created_at < ${latest} AND kept.store = orders.store AND created_at < since
      AND NOT EXISTS (SELECT 1 ${documents} AND issued.document ->> '$.issuedOn' >= since)
      AND (${isWhole} OR EXISTS (SELECT 1 ${documents}))
    ORDER BY created_at LIMIT ${limit}`;
}

/** In one transaction. The last statement that goes stays as the start of the chain, by its hash alone. */
export async function forgetKeptOver(
  db: D1Database,
  { orders, statements }: KeptOver,
): Promise<void> {
  if (orders.length + statements.length === 0) return;
  const all = eachOf(orders.map(({ id }) => id));
  const whole = eachOf(orders.filter((each) => each.isWhole).map(({ id }) => id));
  const stated = eachOf(statements.map(({ id }) => id));
  const documents = sql`FROM order_documents WHERE order_id IN ${all}`;
  await batch(db, [
    sql`DELETE FROM mailed_documents WHERE number IN (SELECT number ${documents})`,
    sql`DELETE ${documents}`,
    sql`DELETE FROM payment_attempts WHERE cart_id IN (SELECT cart_id FROM orders WHERE id IN ${whole})`,
    ...tablesOfOrder
      .split(' ')
      .map((table) => sql`DELETE FROM ${sql.raw(table)} WHERE order_id IN ${whole}`),
    sql`DELETE FROM orders WHERE id IN ${whole}`,
    sql`INSERT INTO settings (key, value)
      SELECT 'withdrawals-start', json_object('sequence', sequence, 'hash', hash) FROM withdrawals
      WHERE id = ${statements.at(-1)?.id ?? ''}
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    sql`DELETE FROM withdrawal_links WHERE withdrawal_id IN ${stated}`,
    sql`DELETE FROM withdrawals WHERE id IN ${stated}`,
  ]);
}
