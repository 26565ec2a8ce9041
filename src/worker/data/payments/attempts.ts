/** The index of payment attempts by cart. The attempt's state in the cart's room is authoritative. */
import { sql } from 'drizzle-orm';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import { nextCheckAt } from '#domain/payment/next-step.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import { moneyState } from '#domain/payment/transactions.ts';
import { eachOf, rows } from '../../d1/statements.ts';

/** Attempts per sweep. */
const sweepSize = 100;
/** A room with a working alarm updates its attempts within this time. */
const stuckAfterMs = 20 * 60_000;

export async function indexAttempt(
  db: D1Database,
  cartId: string,
  attempt: PaymentAttempt,
  isSettled: boolean,
  now: Date,
): Promise<void> {
  const { id, method, amount, startedAt, aim, stage, transactions, providerReference } = attempt;
  // A waiting attempt does not count as stuck before its room's next check.
  const looksAt = Math.max(now.getTime(), nextCheckAt(attempt) ?? 0);
  const state = `${aim} ${stage} ${moneyState(transactions)}`;
  await rows(
    db,
    sql`INSERT INTO payment_attempts (id, cart_id, provider, method, currency, total_cent_amount,
        started_at, state, provider_reference, updated_at, settled_at)
      VALUES (${id}, ${cartId}, ${providerKinds[method].provider}, ${method},
        ${amount.currencyCode}, ${amount.centAmount}, ${startedAt}, ${state},
        ${providerReference ?? null}, ${new Date(looksAt).toISOString()},
        ${isSettled ? now.toISOString() : null})
      ON CONFLICT (id) DO UPDATE SET state = excluded.state,
        provider_reference = excluded.provider_reference, updated_at = excluded.updated_at,
        settled_at = excluded.settled_at`,
  );
}

/** Marks the attempt as settled. */
export async function closeAttempt(db: D1Database, id: string, now: Date): Promise<void> {
  await rows(
    db,
    sql`UPDATE payment_attempts SET settled_at = ${now.toISOString()}
    WHERE id = ${id} AND settled_at IS NULL`,
  );
}

/** The cart of an attempt; undefined for an unknown attempt. */
export async function cartOfAttempt(db: D1Database, id: string): Promise<string | undefined> {
  const [row] = await rows<{ cartId: string }>(
    db,
    sql`SELECT cart_id AS cartId FROM payment_attempts WHERE id = ${id}`,
  );
  return row?.cartId;
}

/**
 * Claims unsettled attempts without a recent update, by cart, the longest waiting first. They count as updated now, so
 * that each gets its turn.
 */
export async function claimStuckPayments(
  db: D1Database,
  now: Date,
): Promise<Map<string, string[]>> {
  const longAgo = new Date(now.getTime() - stuckAfterMs).toISOString();
  const found = await rows<{ id: string; cartId: string }>(
    db,
    sql`UPDATE payment_attempts
    SET updated_at = ${now.toISOString()}
    WHERE id IN (SELECT id FROM payment_attempts
      WHERE settled_at IS NULL AND updated_at < ${longAgo} ORDER BY updated_at LIMIT ${sweepSize})
    RETURNING id, cart_id AS cartId`,
  );
  const stuck = Map.groupBy(found, ({ cartId }) => cartId);
  return new Map([...stuck].map(([cartId, rows]) => [cartId, rows.map(({ id }) => id)]));
}

/** How many attempts of these carts their rooms still have something to do for. */
export async function openPayments(db: D1Database, cartIds: readonly string[]): Promise<number> {
  const [open] = await rows<{ count: number }>(
    db,
    sql`SELECT count(*) AS count FROM payment_attempts
      WHERE cart_id IN ${eachOf(cartIds)} AND settled_at IS NULL`,
  );
  return open?.count ?? 0;
}
