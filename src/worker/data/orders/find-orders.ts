/** Finds stored orders for callers that may see them. */
import { type SQL, sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { Caller } from '#domain/operations.ts';
import type { OrderPage } from '#domain/order/operations.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderField } from '#domain/order/order-where.ts';
import type { Operator, Predicate } from '#domain/predicate/predicate.ts';
import { eachOf, rows } from '../../d1/statements.ts';
import { customerOfSession } from '../customers/customers.ts';

type Row = { document: string; total: number };

/** A single order, by its id or its number. */
export type OneOrder = { id: string } | { orderNumber: string };

type Range = {
  one?: OneOrder;
  where?: Predicate;
  sort?: string;
  limit?: number;
  offset?: number;
};

/**
 * Orders of the customer, and those that guests placed in this browser: one that names a customer is shown to nobody
 * else, also when their session has ended. An e-mail address proves nothing until mail to it has arrived.
 */
export async function ownOrders(
  db: D1Database,
  caller: Caller,
  { one, where, sort, limit = 1, offset = 0 }: Range,
): Promise<OrderPage> {
  const customer = await customerOfSession(db, caller);
  const isTheirs = customer ? isOrderOf(customer.id) : sql`false`;
  const named = one ? selects(one) : where ? conditionOf(where) : sql`true`;
  const direction = sort === 'createdAt asc' ? sql`ASC` : sql`DESC`;
  const found = await rows<Row>(
    db,
    sql`SELECT document, count(*) OVER () AS total FROM orders
    WHERE store = ${caller.store.key} AND ${named}
      AND ((cart_id IN ${eachOf([...caller.orderedCartIds])} AND ${isGuests}) OR (${isTheirs}))
    ORDER BY created_at ${direction}, id LIMIT ${limit} OFFSET ${offset}`,
  );
  const results = found.map(read);
  return { results, offset, count: results.length, total: found[0]?.total ?? 0 };
}

const isGuests = sql`document ->> '$.customer.id' IS NULL`;

/** Orders that contain the customer's id, and those of guests with the address that the customer has confirmed. */
export function isOrderOf(customerId: string): SQL {
  // With the affinity of the column, SQLite would not use the index of lower(customer_email).
  const confirmed = sql`SELECT lower(email) FROM customers
    WHERE customers.id = ${customerId} AND email_verified_at IS NOT NULL`;
  return sql`(document ->> '$.customer.id' = ${customerId} OR (lower(customer_email) = (${confirmed})
    AND ${isGuests}))`;
}

export async function isOfCustomer(db: D1Database, id: string, customerId: string) {
  const found = await rows(
    db,
    sql`SELECT 1 FROM orders WHERE id = ${id} AND ${isOrderOf(customerId)}`,
  );
  return found.length > 0;
}

/** Whether any account shows it: isOrderOf for some customer. */
export const isOfAccount = sql`(document ->> '$.customer.id' IS NOT NULL OR EXISTS (SELECT 1 FROM customers
  WHERE email = lower(customer_email) AND email_verified_at IS NOT NULL))`;

/**
 * The order with this number, if its e-mail address matches. An unknown number is looked up and compared like a known
 * one; the document is read only on a match.
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

/** Compares hashes, so that the duration does not reveal how much of the text matches. */
async function isEqual(known: string, given: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [known, given].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other);
}

function selects(one: OneOrder): SQL {
  return 'id' in one ? sql`id = ${one.id}` : sql`order_number = ${one.orderNumber}`;
}

const columns: Record<OrderField, SQL> = {
  id: sql`id`,
  orderNumber: sql`order_number`,
  orderState: sql`order_state`,
  shipmentState: sql`shipment_state`,
  paymentState: sql`payment_state`,
  customerEmail: sql`customer_email`,
  createdAt: sql`created_at`,
};
const operators: Record<Operator, SQL> = {
  '=': sql`=`,
  '<>': sql`<>`,
  '<': sql`<`,
  '<=': sql`<=`,
  '>': sql`>`,
  '>=': sql`>=`,
};

/** The caller's own orders only: the statement has that condition beside this one. */
function conditionOf(where: Predicate): SQL {
  switch (where.kind) {
    case 'and':
    case 'or': {
      const parts = where.parts.map(conditionOf);
      return sql`(${sql.join(parts, where.kind === 'and' ? sql` AND ` : sql` OR `)})`;
    }
    case 'not':
      return sql`NOT ${conditionOf(where.part)}`;
    case 'compare':
      return sql`${columnOf(where.field)} ${operators[where.operator]} ${where.value}`;
    case 'in':
      return sql`${columnOf(where.field)} IN ${eachOf(where.values.map(String))}`;
    case 'always':
      return sql`true`;
    default:
      throw new Error(`orders have no ${where.field}`);
  }
}

const columnOf = (field: string): SQL => columns[field as OrderField];

function read({ document }: Pick<Row, 'document'>): Order {
  return migratedCart(JSON.parse(document) as Order);
}
