/** Writes a changed order with its effects and its entry of the history, in one transaction. */
import { sql } from 'drizzle-orm';
import type { KontorEvent } from '#domain/events.ts';
import type { HistoryEntry } from '#domain/order/history.ts';
import type { Order } from '#domain/order/order.ts';
import type { GiftCardBlock, GiftCardBlocks } from '#domain/order/steps/gift-card-blocks.ts';
import type { GiftCardRefund } from '#domain/order/steps/gift-card-refunds.ts';
import { awaitsGiftCards } from '#domain/order/steps/gift-card-steps.ts';
import type { Restock } from '#domain/order/steps/result.ts';
import { batch, rows } from '../../d1/statements.ts';
import { blockStatements } from '../gift-cards/blocks.ts';
import { giftCardsDue } from '../gift-cards/due.ts';
import { blockCard, giveBackToCards } from '../gift-cards/redemptions.ts';
import { returnUses } from '../limits/code-uses.ts';
import { loadOrder } from './orders.ts';

export type OrderWrite = {
  after: Order;
  entry: HistoryEntry;
  events: readonly KontorEvent[];
  restock?: readonly Restock[];
  freesCodes?: boolean;
  toGiftCards?: readonly GiftCardRefund[];
  blocksGiftCard?: GiftCardRefund | undefined;
  giftCardBlocks?: GiftCardBlocks;
};

/** Tries on concurrent changes: rooms, jobs and operators write orders. */
const maxTries = 5;

/**
 * Decides on the current order and writes the result; again if the order was changed meanwhile. Returns the ids of the
 * events, none if nothing is to be written. `decide` returns undefined for an order that stays as it is.
 */
export async function changeOrder(
  db: D1Database,
  orderId: string,
  decide: (before: Order) => OrderWrite | undefined,
): Promise<string[]> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await loadOrder(db, orderId);
    const decided = before && decide(before);
    if (!decided) return [];
    const events = [...decided.events, ...giftCardEvents(before, decided)];
    const entry = { ...decided.entry, ...blockedGiftCards(decided) };
    if (await written(db, before, { ...decided, entry, events })) return events.map(({ id }) => id);
  }
  throw new Error(`order ${orderId} is being changed by others`);
}

/** The gift cards that the order bought are due, and those that paid for it got something back. */
function giftCardEvents(
  before: Order,
  { after, entry, toGiftCards = [] }: OrderWrite,
): KontorEvent[] {
  const { at } = entry;
  const isDue = awaitsGiftCards(after) && !awaitsGiftCards(before);
  return [
    ...(isDue ? [giftCardsDue(after.id, at)] : []),
    ...toGiftCards.map(({ id: entryId, cardId, centAmount }) => ({
      id: `gift-card-${entryId}`,
      at,
      type: 'gift-card-refunded' as const,
      ...{ orderId: after.id, entryId, cardId, centAmount, seed: crypto.randomUUID() },
    })),
  ];
}

/** The bought gift cards that are blocked, or not any more, for the history. */
function blockedGiftCards({ after, giftCardBlocks }: OrderWrite) {
  const named = (blocks: readonly GiftCardBlock[] = []) =>
    (after.issuedGiftCards ?? [])
      .filter(({ id }) => blocks.some(({ cardId }) => cardId === id))
      .map(({ lastFour }) => lastFour);
  const [blocked, unblocked] = [named(giftCardBlocks?.blocked), named(giftCardBlocks?.unblocked)];
  return {
    ...(blocked.length > 0 && { blockedGiftCards: blocked }),
    ...(unblocked.length > 0 && { unblockedGiftCards: unblocked }),
  };
}

/** False if the order has changed since it was read. */
async function written(
  db: D1Database,
  { id, version, inventoryMode }: Order,
  {
    after,
    entry,
    events,
    restock = [],
    freesCodes = false,
    toGiftCards = [],
    blocksGiftCard,
    giftCardBlocks,
  }: OrderWrite,
): Promise<boolean> {
  const isAsRead = sql`id = ${id} AND document ->> '$.version' = ${version}`;
  const isCurrent = sql`EXISTS (SELECT 1 FROM orders WHERE ${isAsRead})`;
  // Orders from before the mode was stored have taken stock.
  const givesStock = restock.length > 0 && inventoryMode !== 'None';
  const results = await batch(db, [
    sql`INSERT INTO order_history (id, order_id, version, at, actor, kind, entry)
      SELECT ${entry.id}, ${id}, ${after.version}, ${entry.at}, ${entry.actor}, ${entry.kind},
        ${JSON.stringify(entry)} FROM orders WHERE ${isAsRead}`,
    ...events.map(
      (event) => sql`INSERT INTO outbox (id, event, at)
        SELECT ${event.id}, ${JSON.stringify(event)}, ${event.at}
        FROM orders WHERE ${isAsRead} ON CONFLICT DO NOTHING`,
    ),
    ...(givesStock
      ? [
          sql`UPDATE inventory SET available_quantity = available_quantity + given.quantity
            FROM (SELECT value ->> 'sku' AS sku, value ->> 'quantity' AS quantity
              FROM json_each(${JSON.stringify(restock)})) AS given
            WHERE inventory.sku = given.sku AND ${isCurrent}`,
        ]
      : []),
    ...(freesCodes ? returnUses(id, isCurrent) : []),
    ...giveBackToCards(id, toGiftCards, entry.at, isCurrent),
    ...(blocksGiftCard ? blockCard(id, blocksGiftCard, entry.at, isCurrent) : []),
    ...(giftCardBlocks ? blockStatements(giftCardBlocks, entry.at, isCurrent) : []),
    sql`UPDATE orders SET order_state = ${after.orderState}, payment_state = ${after.paymentState},
        shipment_state = ${after.shipmentState}, document = ${JSON.stringify(after)}
      WHERE ${isAsRead} RETURNING id`,
  ]);
  return (results.at(-1)?.length ?? 0) > 0;
}

/** Whether an entry is in the history: its step was taken. */
export async function isInHistory(db: D1Database, entryId: string): Promise<boolean> {
  const [row] = await rows(db, sql`SELECT 1 FROM order_history WHERE id = ${entryId}`);
  return row !== undefined;
}

/** Oldest first. */
export async function historyOf(db: D1Database, orderId: string): Promise<HistoryEntry[]> {
  const found = await rows<{ entry: string }>(
    db,
    sql`SELECT entry FROM order_history WHERE order_id = ${orderId} ORDER BY version`,
  );
  return found.map(({ entry }) => JSON.parse(entry) as HistoryEntry);
}
