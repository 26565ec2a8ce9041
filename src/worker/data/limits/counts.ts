/** Counts requests in windows of time, exactly and for all locations: one statement counts and compares. */
import { sql } from 'drizzle-orm';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import { awaitsRest } from '../orders/schema.ts';
import { unpaidCountedSince } from './unpaid-limits.ts';

/** `most`: what may be counted in a window. */
export type CountedSubject = { subject: string; most: number };

type Count = { subject: string; count: number; endsAt: string };

/** Counts one for each subject; the counts of their windows. */
export async function countUp(
  db: D1Database,
  subjects: readonly string[],
  windowSeconds: number,
  now: Date,
): Promise<Count[]> {
  const [at, end] = [now, new Date(now.getTime() + windowSeconds * 1000)].map((time) =>
    time.toISOString(),
  );
  return rows<Count>(
    db,
    sql`INSERT INTO limit_counts (subject, count, ends_at)
      SELECT value, 1, ${end} FROM ${eachOf(subjects)} WHERE true
      ON CONFLICT (subject) DO UPDATE SET
        count = CASE WHEN ends_at <= ${at} THEN 1 ELSE count + 1 END,
        ends_at = CASE WHEN ends_at <= ${at} THEN excluded.ends_at ELSE ends_at END
      RETURNING subject, count, ends_at AS endsAt`,
  );
}

/** Counts one for each subject; the seconds until the window is over if one of them has no more left. */
export async function countOne(
  db: D1Database,
  subjects: readonly CountedSubject[],
  windowSeconds: number,
  now: Date,
): Promise<number | undefined> {
  const names = subjects.map(({ subject }) => subject);
  const counted = await countUp(db, names, windowSeconds, now);
  const most = new Map(subjects.map((each) => [each.subject, each.most]));
  const waits = counted
    .filter(({ subject, count }) => count > (most.get(subject) ?? count))
    .map(({ endsAt }) => Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)));
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/** Takes one count back that was taken beforehand for something that does not count. */
export async function uncountOne(db: D1Database, subjects: readonly string[]): Promise<void> {
  await rows(
    db,
    sql`UPDATE limit_counts SET count = count - 1
      WHERE subject IN ${eachOf(subjects)} AND count > 0`,
  );
}

/** Deletes counts whose window is over, and the origin of orders that count no more and are not awaited in part. */
export async function forgetLimits(db: D1Database, now: Date): Promise<void> {
  await batch(db, [
    sql`DELETE FROM limit_counts WHERE ends_at <= ${now.toISOString()}`,
    sql`DELETE FROM unpaid_orders WHERE order_id IN (SELECT order_id FROM unpaid_orders
      JOIN orders ON orders.id = unpaid_orders.order_id
      WHERE order_state = 'Cancelled' OR payment_state NOT IN ('Pending', 'BalanceDue')
        OR created_at <= ${unpaidCountedSince(now)} AND NOT (${awaitsRest}))`,
  ]);
}
