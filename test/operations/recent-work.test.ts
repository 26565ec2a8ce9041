/** What an operator looks up: the last events, orders and payment attempts; and an event that is sent again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLocalDatabase } from '../../scripts/local-database.ts';
import { findEvent, recentEvents, repeatEvent } from '../../src/worker/data/events/past-events.ts';
import { listedOrders } from '../../src/worker/data/orders/listed-orders.ts';
import { recentAttempts } from '../../src/worker/data/payments/recent-attempts.ts';
import { emptyState } from '../catalogue/state.ts';

let opened: Awaited<ReturnType<typeof openLocalDatabase>>;
beforeAll(async () => {
  opened = await openLocalDatabase(await emptyState());
}, 180_000);
afterAll(() => opened.close());

it('events are listed with what became of them, and one is sent and handled again', async () => {
  const { db } = opened;
  const event = (id: string, at: string, sentAt: string | null) =>
    db
      .prepare('INSERT INTO outbox (id, event, at, sent_at) VALUES (?, ?, ?, ?)')
      .bind(id, JSON.stringify({ id, type: 'order-placed' }), at, sentAt);
  await db.batch([
    event('e-1', '2026-11-24T10:00:00Z', '2026-11-24T10:00:01Z'),
    event('e-2', '2026-11-24T11:00:00Z', null),
    db.prepare("INSERT INTO handled_events (event_id, handler) VALUES ('e-1', 'order-mail')"),
  ]);
  const all = await recentEvents(db, { unsent: false, limit: 10 });
  expect(all.map(({ id, type, sentAt, handlers }) => [id, type, sentAt, handlers])).toEqual([
    ['e-2', 'order-placed', null, null],
    ['e-1', 'order-placed', '2026-11-24T10:00:01Z', 'order-mail'],
  ]);
  const unsent = await recentEvents(db, { unsent: true, limit: 10 });
  expect(unsent.map(({ id }) => id)).toEqual(['e-2']);
  await repeatEvent(db, 'e-1');
  expect(await findEvent(db, 'e-1')).toMatchObject({ sentAt: null, handlers: null });
  expect(await findEvent(db, 'e-3')).toBeUndefined();
});

it('payment attempts are listed, or those alone that have had no update for an hour', async () => {
  const { db } = opened;
  const attempt = (id: string, started: string, updated: string, settled: string | null) =>
    db
      .prepare(
        `INSERT INTO payment_attempts (id, cart_id, provider, method, currency, total_cent_amount, started_at,
          state, updated_at, settled_at) VALUES (?, 'c', 'adyen', 'scheme', 'EUR', 100, ?, 'pay', ?, ?)`,
      )
      .bind(id, started, updated, settled);
  await db.batch([
    attempt('p-1', '2026-11-24T08:00:00Z', '2026-11-24T08:00:00Z', '2026-11-24T08:01:00Z'),
    attempt('p-2', '2026-11-24T09:00:00Z', '2026-11-24T09:10:00Z', null),
    attempt('p-3', '2026-11-24T10:00:00Z', '2026-11-24T10:50:00Z', null),
  ]);
  const now = new Date('2026-11-24T11:00:00Z');
  const idsOf = async (stuck: boolean) =>
    (await recentAttempts(db, { stuck, limit: 10 }, now)).map(({ id }) => id);
  expect(await idsOf(false)).toEqual(['p-3', 'p-2', 'p-1']);
  expect(await idsOf(true)).toEqual(['p-2']);
  expect(await listedOrders(db, {}, { limit: 10 })).toEqual([]);
});
