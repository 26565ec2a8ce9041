/** The scheduled job wakes rooms that were forgotten, and leaves alone those that wait. */
import { expect, it } from 'vitest';
import { backendOf } from '#worker/commerce/backends.ts';
import { claimStuckPayments } from '#worker/data/payments/attempts.ts';
import { settlePayments } from '#worker/jobs/settle-payments.ts';
import { card } from '../adyen-sandbox.ts';
import { env } from '../environment.ts';
import { attemptOf, payer } from '../paying.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

async function isOpen(id: string): Promise<boolean> {
  const row = await env.DB.prepare('SELECT settled_at FROM payment_attempts WHERE id = ?')
    .bind(id)
    .first<{ settled_at: string | null }>();
  return row?.settled_at === null;
}

it('the job closes the row of a payment that its room never began', async () => {
  const id = crypto.randomUUID();
  const longAgo = minutes(-60).toISOString();
  await env.DB.prepare(
    `INSERT INTO payment_attempts (id, cart_id, provider, method, state, currency,
       total_cent_amount, started_at, updated_at)
     VALUES (?, ?, 'adyen', 'scheme', 'order asked none', 'EUR', 6000, ?, ?)`,
  )
    .bind(id, crypto.randomUUID(), longAgo, longAgo)
    .run();
  await settlePayments(backendOf(env).jobs, minutes(0));
  expect(await isOpen(id)).toBe(false);
});

it('the job closes the row of a payment that has ended but is not marked as settled', async () => {
  const { press, at, back } = await payer('gb');
  const url = await press('scheme');
  const { attempt_id: id } = await attemptOf(url);
  await back(await at(url, { ...card, intent: 'cancel' }));
  expect(await isOpen(id)).toBe(false);
  await env.DB.prepare('UPDATE payment_attempts SET settled_at = NULL WHERE id = ?').bind(id).run();
  await settlePayments(backendOf(env).jobs, minutes(30));
  expect(await isOpen(id)).toBe(false);
});

it('the job wakes no room whose shopper may still pay, until its own alarm is overdue', async () => {
  const { press } = await payer('gb');
  const { attempt_id: id } = await attemptOf(await press('scheme'));
  const taken = async (after: number) =>
    [...(await claimStuckPayments(env.DB, minutes(after))).values()].flat();
  expect(await taken(60)).not.toContain(id);
  expect(await taken(70)).toContain(id);
});
