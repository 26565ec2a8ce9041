/** Alerts for the operator: how many wait for what, without whose they are; ended by article or address. */
import { type SQL, sql } from 'drizzle-orm';
import type { AlertKind, AlertState } from '#domain/alert/alert.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { rows } from '../../d1/statements.ts';

/** Absent: any. `email`: in lower case. */
export type AlertChoice = {
  sku?: string | undefined;
  email?: string | undefined;
  store?: CountryCode | undefined;
  kind?: AlertKind | undefined;
};

/** `oldest`: ISO instant of the first request among them. */
export type AlertCount = {
  sku: string;
  store: CountryCode;
  kind: AlertKind;
  state: AlertState;
  count: number;
  oldest: string;
};

const chosen = ({ sku, email, store, kind }: AlertChoice): SQL =>
  sql.join(
    [
      sql`true`,
      ...(sku ? [sql`sku = ${sku}`] : []),
      ...(email ? [sql`email = ${email}`] : []),
      ...(store ? [sql`store = ${store}`] : []),
      ...(kind ? [sql`kind = ${kind}`] : []),
    ],
    sql` AND `,
  );

/** The most wanted article first; its markets, kinds and states each apart. */
export function countAlerts(db: D1Database, choice: AlertChoice): Promise<AlertCount[]> {
  return rows(
    db,
    sql`SELECT sku, store, kind, state, count(*) AS count, min(asked_at) AS oldest
      FROM alerts WHERE ${chosen(choice)} GROUP BY sku, store, kind, state
      ORDER BY sum(count(*)) OVER (PARTITION BY sku) DESC, sku, store, kind, state`,
  );
}

/** Deletes them with their addresses; nobody gets a mail. A mail that is already stored leaves. */
export async function endAlerts(db: D1Database, choice: AlertChoice): Promise<void> {
  await rows(db, sql`DELETE FROM alerts WHERE ${chosen(choice)}`);
}
