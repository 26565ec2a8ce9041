/** The orders of a customer: a digest of all, and some of them whole. */
import { sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { Customer } from '#domain/customer/customer.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { Caller } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderDigest } from '#domain/order/own-orders.ts';
import { batch, eachOf, rows } from '../../d1/statements.ts';
import { isOrderOf } from './find-orders.ts';

/** More than anybody looks through; the latest. */
const maxOrders = 1000;

type Row = Omit<OrderDigest, 'totalPrice' | 'isDelivered' | 'hasReturn'> & {
  totalPrice: string;
  isDelivered: number;
  hasReturn: number;
};

/** Those in the caller's store; articles are named in the caller's language. */
export async function orderDigests(
  db: D1Database,
  customer: Customer,
  { store, locale }: Caller,
): Promise<OrderDigest[]> {
  const found = await rows<Row>(
    db,
    sql`SELECT id, order_number AS orderNumber, created_at AS createdAt, order_state AS orderState,
        shipment_state AS shipmentState, document -> '$.totalPrice' AS totalPrice,
        NOT EXISTS (SELECT 1 FROM json_each(document, '$.shipments') AS parcel
          WHERE parcel.value ->> '$.deliveredAt' IS NULL) AS isDelivered,
        json_array_length(document, '$.returns') > 0 AS hasReturn,
        coalesce((SELECT group_concat(line.value ->> '$.variant.sku' || ' ' || name.value, ' ')
          FROM json_each(document, '$.lineItems') AS line, json_each(line.value, '$.name') AS name
          WHERE name.key IN (${localeByCode(locale).language}, ${locale})), '') || ' ' ||
        coalesce((SELECT group_concat(number, ' ') FROM order_documents
          WHERE order_id = orders.id), '') AS words
      FROM orders WHERE store = ${store.key} AND ${isOrderOf(customer)}
      ORDER BY created_at DESC, id LIMIT ${maxOrders}`,
  );
  return found.map(({ totalPrice, isDelivered, hasReturn, ...row }) => ({
    ...row,
    totalPrice: JSON.parse(totalPrice) as Order['totalPrice'],
    isDelivered: Boolean(isDelivered),
    hasReturn: Boolean(hasReturn),
  }));
}

type Documents = { document: string }[];

/** The orders in the order of their ids, and all their documents, the oldest first. */
export async function ordersWithDocuments(
  db: D1Database,
  ids: readonly string[],
): Promise<{ orders: Order[]; documents: Invoice[] }> {
  if (ids.length === 0) return { orders: [], documents: [] };
  const [orders = [], documents = []] = await batch(db, [
    sql`SELECT document FROM orders WHERE id IN ${eachOf([...ids])}`,
    sql`SELECT document FROM order_documents WHERE order_id IN ${eachOf([...ids])} ORDER BY rowid`,
  ]);
  const found = (orders as Documents).map(({ document }) => JSON.parse(document) as Order);
  return {
    orders: ids.flatMap((id) => found.filter((order) => order.id === id)).map(migratedCart),
    documents: (documents as Documents).map(({ document }) => JSON.parse(document) as Invoice),
  };
}
