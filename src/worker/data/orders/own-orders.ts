/** The orders of a customer: a digest of all, and some of them whole. The statements are sent with others. */
import { type SQL, sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { Caller } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderDigest } from '#domain/order/own-orders.ts';
import { batch, eachOf } from '../../d1/statements.ts';
import { isOrderOf } from './find-orders.ts';

/** More than anybody looks through; the latest. */
const maxOrders = 1000;

type Row = Omit<OrderDigest, 'totalPrice' | 'isDelivered' | 'hasReturn'> & {
  totalPrice: string;
  isDelivered: number;
  hasReturn: number;
};

/** Those in the caller's store; articles are named in the caller's language. */
export function digestsOf(customerId: string, { store, locale }: Caller): SQL {
  return sql`SELECT id, order_number AS orderNumber, created_at AS createdAt, order_state AS orderState,
        shipment_state AS shipmentState, document -> '$.totalPrice' AS totalPrice,
        NOT EXISTS (SELECT 1 FROM json_each(document, '$.shipments') AS parcel
          WHERE parcel.value ->> '$.deliveredAt' IS NULL) AS isDelivered,
        json_array_length(document, '$.returns') > 0 AS hasReturn,
        coalesce((SELECT group_concat(line.value ->> '$.variant.sku' || ' ' || name.value, ' ')
          FROM json_each(document, '$.lineItems') AS line, json_each(line.value, '$.name') AS name
          WHERE name.key IN (${localeByCode(locale).language}, ${locale})), '') || ' ' ||
        coalesce((SELECT group_concat(number, ' ') FROM order_documents
          WHERE order_id = orders.id), '') AS words
      FROM orders WHERE store = ${store.key} AND ${isOrderOf(customerId)}
      ORDER BY created_at DESC, id LIMIT ${maxOrders}`;
}

export function digestsIn(found: readonly unknown[]): OrderDigest[] {
  return (found as Row[]).map(({ totalPrice, isDelivered, hasReturn, ...row }) => ({
    ...row,
    totalPrice: JSON.parse(totalPrice) as Order['totalPrice'],
    isDelivered: Boolean(isDelivered),
    hasReturn: Boolean(hasReturn),
  }));
}

/** The rows of ordersIn for the latest orders, and how many orders there are. */
export function latestOrders(customerId: string, { store }: Caller, limit: number): SQL[] {
  const own = sql`FROM orders WHERE store = ${store.key} AND ${isOrderOf(customerId)}`;
  const latest = sql`(SELECT id ${own} ORDER BY created_at DESC, id LIMIT ${limit})`;
  return [...withDocuments(latest), sql`SELECT count(*) AS count ${own}`];
}

/** Orders with these ids, the latest first, and all their documents, the oldest first. */
function withDocuments(ids: SQL): SQL[] {
  return [
    sql`SELECT document FROM orders WHERE id IN ${ids} ORDER BY created_at DESC, id`,
    sql`SELECT document FROM order_documents WHERE order_id IN ${ids} ORDER BY rowid`,
  ];
}

type OrdersWithDocuments = { orders: Order[]; documents: Invoice[] };

export async function ordersWithDocuments(
  db: D1Database,
  ids: readonly string[],
): Promise<OrdersWithDocuments> {
  if (ids.length === 0) return { orders: [], documents: [] };
  return ordersIn(await batch(db, withDocuments(eachOf([...ids]))));
}

export function ordersIn([orders = [], documents = []]: readonly unknown[][]): OrdersWithDocuments {
  const parsed = <Parsed>(rows: readonly unknown[]) =>
    (rows as { document: string }[]).map(({ document }) => JSON.parse(document) as Parsed);
  return { orders: parsed<Order>(orders).map(migratedCart), documents: parsed<Invoice>(documents) };
}
