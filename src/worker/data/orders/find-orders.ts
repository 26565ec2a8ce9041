/** Orders that are there, for whoever may see them. */
import { type SQL, sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { Caller } from '#domain/operations.ts';
import type { OrderPage } from '#domain/order/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { eachOf, rows } from '../../d1/statements.ts';
import { customerOfSession } from '../customers/customers.ts';

type Row = { document: string; total: number };

/** One order alone, by its id or its number. */
export type OneOrder = { id: string } | { orderNumber: string };

type Range = { one?: OneOrder; sort?: string; limit?: number; offset?: number };

/**
 * Those this browser has made, and those of the customer, who is named in them: an e-mail address alone proves nothing.
 * By the account's address a list of them is found; one that is asked for by itself need not have it.
 */
export async function ownOrders(
  db: D1Database,
  caller: Caller,
  { one, sort, limit = 1, offset = 0 }: Range,
): Promise<OrderPage> {
  const customer = await customerOfSession(db, caller.session);
  const isTheirs = customer
    ? sql`${one ? sql`true` : sql`customer_email = ${customer.email}`}
        AND document ->> '$.customer.id' = ${customer.id}`
    : sql`false`;
  const named = one ? selects(one) : sql`true`;
  const direction = sort === 'createdAt asc' ? sql`ASC` : sql`DESC`;
  const found = await rows<Row>(
    db,
    sql`SELECT document, count(*) OVER () AS total FROM orders
    WHERE store = ${caller.store.key} AND ${named}
      AND (cart_id IN ${eachOf([...caller.orderedCartIds])} OR (${isTheirs}))
    ORDER BY created_at ${direction}, id LIMIT ${limit} OFFSET ${offset}`,
  );
  const results = found.map(read);
  return { results, offset, count: results.length, total: found[0]?.total ?? 0 };
}

/**
 * The order of a number, for whoever knows its e-mail address too. A number that does not exist is looked up and compared
 * like one that does; only what fits is read.
 */
export async function orderWithEmail(
  db: D1Database,
  orderNumber: string,
  email: string,
  { store }: Caller,
): Promise<Order | undefined> {
  const [known] = await rows<{ id: string; email: string }>(
    db,
    sql`SELECT id, lower(customer_email) AS email FROM orders
      WHERE order_number = ${orderNumber} AND store = ${store.key}`,
  );
  const fits = await isEqual(known?.email ?? '', email);
  if (!known || !fits) return undefined;
  const [row] = await rows<Row>(db, sql`SELECT document FROM orders WHERE id = ${known.id}`);
  return row && read(row);
}

/** Compared as hashes: how long it takes says nothing about how much of it is right. */
async function isEqual(known: string, given: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [known, given].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other);
}

function selects(one: OneOrder): SQL {
  return 'id' in one ? sql`id = ${one.id}` : sql`order_number = ${one.orderNumber}`;
}

function read({ document }: Pick<Row, 'document'>): Order {
  return migratedCart(JSON.parse(document) as Order);
}
