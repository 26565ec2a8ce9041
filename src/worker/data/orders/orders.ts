/** Orders: stored with the stock they take and the events they cause, all in one transaction. */
import { type SQL, sql } from 'drizzle-orm';
import { articlesIn, isOfGiftCards, skusOf } from '#domain/cart/articles.ts';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import { failure } from '#domain/errors.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { OrderOrigin } from '#domain/limits/unpaid.ts';
import type { Order, OrderDraft } from '#domain/order/order.ts';
import type { OrderEventIds, StoredOrder } from '#domain/order/stored-order.ts';
import type { Store } from '#domain/store/store.ts';
import { batch, rows } from '../../d1/statements.ts';
import { giftCardsDue } from '../gift-cards/due.ts';
import { cardsSuffice, takeFromCards } from '../gift-cards/redemptions.ts';
import { areCodesLeft, countUses } from '../limits/code-uses.ts';
import { isWithinUnpaidLimits, storeOrigin } from '../limits/unpaid-limits.ts';

/**
 * Stores the order of a cart and returns it with its number. Idempotent by cart: a second call, after a crash or a
 * lost response, returns the order the cart already has. A unique constraint also prevents a second one.
 * Fails if stock is limited and no longer suffices, if a code has been used up, if a gift card has less than it is to
 * pay, or if the unpaid orders of its origin reach their limit: all are checked inside the transaction, so that two carts
 * cannot both get the last piece, use or cent.
 */
export async function storeOrder(
  db: D1Database,
  draft: OrderDraft,
  eventIds: OrderEventIds,
  inventoryMode: Store['inventoryMode'],
  origin?: OrderOrigin,
  orderNumber?: string,
): Promise<StoredOrder> {
  const stored = await loadOrderOfCart(db, draft.cart.id);
  if (stored) return { ok: true, order: stored };
  const document = JSON.stringify(draft);
  const lines = JSON.stringify(articlesOf(draft));
  const number = orderNumber === undefined ? sql`'NS' || value` : sql`${orderNumber}`;
  const codes = usedCodes(draft);
  const stockChanged: KontorEvent = {
    id: eventIds.stockChanged,
    at: draft.createdAt,
    type: 'stock-changed',
    skus: skusOf(draft),
  };
  const due = giftCardsDue(draft.id, draft.createdAt);
  const { totalGross, totalNet } = draft.taxedPrice;
  const inStock =
    inventoryMode === 'ReserveOnOrder'
      ? sql`NOT EXISTS (SELECT 1 FROM json_each(${lines}) AS wanted
          LEFT JOIN inventory ON inventory.sku = wanted.value ->> 'sku'
          WHERE coalesce(available_quantity, 0) < wanted.value ->> 'quantity')`
      : sql`true`;
  const isWithinLimits = isWithinUnpaidLimits(draft, origin);
  const possible = sql`${inStock} AND ${areCodesLeft(codes, draft)} AND ${isWithinLimits}
    AND ${cardsSuffice(draft)}`;
  const isStored = sql`EXISTS (SELECT 1 FROM orders WHERE id = ${draft.id})`;
  const results = await batch(db, [
    sql`SELECT ${inStock} AS inStock, ${isWithinLimits} AS isWithinLimits`,
    sql`INSERT INTO sequences (name, value) VALUES ('order', 10000000) ON CONFLICT DO NOTHING`,
    sql`UPDATE sequences SET value = value + 1
      WHERE name = 'order' AND ${orderNumber === undefined} AND ${possible}`,
    sql`INSERT INTO orders (id, order_number, cart_id, store, customer_email, currency,
        total_cent_amount, tax_cent_amount, order_state, payment_state, shipment_state, created_at,
        document)
      SELECT ${draft.id}, ${number}, ${draft.cart.id}, ${draft.store.key},
        ${draft.customerEmail}, ${totalGross.currencyCode}, ${totalGross.centAmount},
        ${totalGross.centAmount - totalNet.centAmount}, ${draft.orderState},
        ${draft.paymentState}, ${draft.shipmentState}, ${draft.createdAt},
        json_set(${document}, '$.orderNumber', ${number})
      FROM sequences WHERE name = 'order' AND ${possible}`,
    sql`INSERT INTO order_lines (order_id, sku, quantity, total_cent_amount)
      SELECT ${draft.id}, value ->> 'sku', value ->> 'quantity', value ->> 'total'
      FROM json_each(${lines}) WHERE ${isStored}`,
    sql`UPDATE inventory SET available_quantity = available_quantity - taken.quantity
      FROM (SELECT sku, quantity FROM order_lines WHERE order_id = ${draft.id}) AS taken
      WHERE inventory.sku = taken.sku AND ${inventoryMode !== 'None'}`,
    ...countUses(codes, draft, isStored),
    ...storeOrigin(draft, origin, isStored),
    ...takeFromCards(draft, isStored),
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${eventIds.orderPlaced}, json_object('id', ${eventIds.orderPlaced},
        'at', ${draft.createdAt}, 'type', 'order-placed', 'order', json(document)), ${draft.createdAt}
      FROM orders WHERE id = ${draft.id}`,
    sql`INSERT INTO outbox (id, event, at)
      SELECT ${stockChanged.id}, ${JSON.stringify(stockChanged)}, ${draft.createdAt}
      WHERE ${isStored}`,
    ...(isOfGiftCards(draft) && draft.paymentState === 'Paid'
      ? [
          sql`INSERT INTO outbox (id, event, at)
            SELECT ${due.id}, ${JSON.stringify(due)}, ${draft.createdAt}
            WHERE ${isStored} ON CONFLICT DO NOTHING`,
        ]
      : []),
  ]);
  const order = await loadOrderOfCart(db, draft.cart.id);
  if (order) return { ok: true, order };
  const [checked] = (results[0] ?? []) as { inStock: number; isWithinLimits: number }[];
  if (!checked?.inStock) return failure('OutOfStock', { about: skusOf(draft).join(' ') });
  return failure(checked.isWithinLimits ? 'TotalChanged' : 'UnpaidLimitReached');
}

/** The next number; orders without one get theirs with the transaction that stores them. */
export async function nextOrderNumber(db: D1Database): Promise<string> {
  const [, numbered = []] = await batch(db, [
    sql`INSERT INTO sequences (name, value) VALUES ('order', 10000000) ON CONFLICT DO NOTHING`,
    sql`UPDATE sequences SET value = value + 1 WHERE name = 'order' RETURNING 'NS' || value AS number`,
  ]);
  const [row] = numbered as { number: string }[];
  if (!row) throw new Error('no order number');
  return row.number;
}

/** One row per article: it may be in the cart twice, bought and as a gift. Extra guarantees take no stock. */
function articlesOf(draft: OrderDraft) {
  const articles = new Map<string, { sku: string; quantity: number; total: number }>();
  for (const { variant, quantity, taxedPrice } of articlesIn(draft)) {
    const { sku } = variant;
    const before = articles.get(sku) ?? { sku, quantity: 0, total: 0 };
    articles.set(sku, {
      sku,
      quantity: before.quantity + quantity,
      total: before.total + taxedPrice.totalGross.centAmount,
    });
  }
  return [...articles.values()];
}

/** Codes that had an effect. */
function usedCodes({ discountCodes }: OrderDraft): string[] {
  return discountCodes
    .filter(({ state }) => state === 'MatchesCart')
    .map(({ discountCode }) => discountCode.code);
}

export function loadOrder(db: D1Database, id: string): Promise<Order | undefined> {
  return loadWhere(db, sql`id = ${id}`);
}

function loadOrderOfCart(db: D1Database, cartId: string): Promise<Order | undefined> {
  return loadWhere(db, sql`cart_id = ${cartId}`);
}

async function loadWhere(db: D1Database, condition: SQL): Promise<Order | undefined> {
  const [row] = await rows<{ document: string }>(
    db,
    sql`SELECT document FROM orders WHERE ${condition}`,
  );
  return row && migratedCart(JSON.parse(row.document) as Order);
}

/** Whether a cart has become an order. */
export async function isOrdered(db: D1Database, cartId: string): Promise<boolean> {
  const [row] = await rows(db, sql`SELECT 1 FROM orders WHERE cart_id = ${cartId}`);
  return row !== undefined;
}
