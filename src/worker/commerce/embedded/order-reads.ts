/** Orders that are there, for whoever may see them. */
import { type SQL, sql } from 'drizzle-orm';
import { broughtUpToDate } from '#domain/cart/earlier.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { type OrderPage, orderWhere } from '#domain/order/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import type { Environment } from '../../environment.ts';
import { customerOfSession } from './customers.ts';
import { type Database, databaseOf, eachOf } from './database.ts';

type OrderReads = Pick<Commerce, 'getOrder' | 'getOrders' | 'findOrder'>;

type Row = { document: string; total: number };

export function orderReads(env: Environment): OrderReads {
  const db = databaseOf(env.DB);
  return {
    async getOrder(named, caller) {
      const one =
        'id' in named
          ? sql`id = ${named.id}`
          : sql`order_number = ${typedOrderNumber(named.orderNumber) ?? ''}`;
      const [order] = (await ownOrders(db, caller, { one })).results;
      return order ? { ok: true, data: { order } } : failure('OrderNotFound');
    },
    async getOrders({ where, ...range }, caller) {
      const named = where === undefined ? undefined : orderWhere(where);
      const one =
        named &&
        (named.field === 'id' ? sql`id = ${named.value}` : sql`order_number = ${named.value}`);
      const orders = await ownOrders(db, caller, { ...range, ...(one && { one }) });
      return { ok: true, data: { me: { orders } } };
    },
    async findOrder({ orderNumber, email }, caller) {
      const order = await orderOf(db, typedOrderNumber(orderNumber) ?? '', email, caller);
      return order ? { ok: true, data: { order: orderStatusOf(order) } } : failure('OrderNotFound');
    },
  };
}

type Range = { one?: SQL; sort?: string; limit?: number; offset?: number };

/**
 * Those this browser has made, and those of the customer, who is named in them: an e-mail address alone proves nothing.
 * By the account's address a list of them is found; one that is asked for by itself need not have it.
 */
async function ownOrders(
  db: Database,
  caller: Caller,
  { one, sort, limit = 1, offset = 0 }: Range,
): Promise<OrderPage> {
  const customer = await customerOfSession(db, caller.session);
  const isTheirs = customer
    ? sql`${one ? sql`true` : sql`customer_email = ${customer.email}`}
        AND document ->> '$.customer.id' = ${customer.id}`
    : sql`false`;
  const direction = sort === 'createdAt asc' ? sql`ASC` : sql`DESC`;
  const rows = await db.all<Row>(sql`SELECT document, count(*) OVER () AS total FROM orders
    WHERE store = ${caller.store.key} AND ${one ?? sql`true`}
      AND (cart_id IN ${eachOf([...caller.orderedCartIds])} OR (${isTheirs}))
    ORDER BY created_at ${direction}, id LIMIT ${limit} OFFSET ${offset}`);
  const results = rows.map(read);
  return { results, offset, count: results.length, total: rows[0]?.total ?? 0 };
}

/**
 * The order of a number, for whoever knows its e-mail address too. A number that does not exist is looked up and compared
 * like one that does; only what fits is read.
 */
async function orderOf(
  db: Database,
  orderNumber: string,
  email: string,
  { store }: Caller,
): Promise<Order | undefined> {
  const [known] = await db.all<{ id: string; email: string }>(
    sql`SELECT id, lower(customer_email) AS email FROM orders
      WHERE order_number = ${orderNumber} AND store = ${store.key}`,
  );
  const fits = await isEqual(known?.email ?? '', email);
  if (!known || !fits) return undefined;
  const [row] = await db.all<Row>(sql`SELECT document FROM orders WHERE id = ${known.id}`);
  return row && read(row);
}

/** Compared as hashes: how long it takes says nothing about how much of it is right. */
async function isEqual(known: string, given: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [known, given].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other);
}

function read({ document }: Pick<Row, 'document'>): Order {
  return broughtUpToDate(JSON.parse(document) as Order);
}
