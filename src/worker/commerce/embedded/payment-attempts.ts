/** Which attempt belongs to which cart's room; how it stands is the room's to say. */
import { eq, sql } from 'drizzle-orm';
import type { PaymentAttempt } from '#domain/payment/attempt.ts';
import { nextLook } from '#domain/payment/next-step.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import { moneyState } from '#domain/payment/transactions.ts';
import type { Database } from './database.ts';
import { paymentAttempts } from './payment-schema.ts';

/** How many rooms one sweep wakes. */
const sweepSize = 100;
/** A room whose alarm works has been heard of since. */
const stuckAfterMs = 20 * 60_000;

export async function noteAttempt(
  db: Database,
  cartId: string,
  attempt: PaymentAttempt,
  isSettled: boolean,
  now: Date,
): Promise<void> {
  const { id, method, amount, startedAt, aim, stage, transactions, providerReference } = attempt;
  // One that waits is nobody's business until its room looks again.
  const looksAt = Math.max(now.getTime(), nextLook(attempt) ?? 0);
  const changing = {
    state: `${aim} ${stage} ${moneyState(transactions)}`,
    providerReference: providerReference ?? null,
    updatedAt: new Date(looksAt).toISOString(),
    settledAt: isSettled ? now.toISOString() : null,
  };
  await db
    .insert(paymentAttempts)
    .values({
      id,
      cartId,
      provider: providerKinds[method].provider,
      method,
      currency: amount.currencyCode,
      totalCentAmount: amount.centAmount,
      startedAt,
      ...changing,
    })
    .onConflictDoUpdate({ target: paymentAttempts.id, set: changing });
}

/** Nothing is left to do for it. */
export async function closeAttempt(db: Database, id: string, now: Date): Promise<void> {
  await db.run(sql`UPDATE payment_attempts SET settled_at = ${now.toISOString()}
    WHERE id = ${id} AND settled_at IS NULL`);
}

/** The cart that an attempt is for; undefined for an attempt that nobody here has made. */
export async function cartOfAttempt(db: Database, id: string): Promise<string | undefined> {
  const columns = { cartId: paymentAttempts.cartId };
  const row = await db
    .select(columns)
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, id))
    .get();
  return row?.cartId;
}

/**
 * Payments that nobody has heard of for a while although something is left to do, by their carts, the longest waiting
 * first. They count as heard of now, so that each has its turn.
 */
export async function takeStuckPayments(db: Database, now: Date): Promise<Map<string, string[]>> {
  const longAgo = new Date(now.getTime() - stuckAfterMs).toISOString();
  const found = await db.all<{ id: string; cartId: string }>(sql`UPDATE payment_attempts
    SET updated_at = ${now.toISOString()}
    WHERE id IN (SELECT id FROM payment_attempts
      WHERE settled_at IS NULL AND updated_at < ${longAgo} ORDER BY updated_at LIMIT ${sweepSize})
    RETURNING id, cart_id AS cartId`);
  const stuck = Map.groupBy(found, ({ cartId }) => cartId);
  return new Map([...stuck].map(([cartId, rows]) => [cartId, rows.map(({ id }) => id)]));
}
