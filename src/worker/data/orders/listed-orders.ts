/** Lists of orders for the operator. */
import { type SQL, sql } from 'drizzle-orm';
import { migratedCart } from '#domain/cart/migrate-cart.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { Order } from '#domain/order/order.ts';
import { typedOrderNumber } from '#domain/order/order-number.ts';
import { isAwaitingShipment } from '#domain/order/steps/shippable.ts';
import { eachOf, rows } from '../../d1/statements.ts';
import { methodOfOrder } from './schema.ts';

/** Work that waits for the operator. */
export const dueKinds = ['shipment', 'transfer', 'refund', 'return', 'payment'] as const;
export type DueKind = (typeof dueKinds)[number];

export type OrderFilter = {
  store?: CountryCode | undefined;
  /** Of the order, of its shipment, or of its payment. */
  state?: string | undefined;
  email?: string | undefined;
  /** ISO times; `until` is excluded. */
  since?: string | undefined;
  until?: string | undefined;
  due?: DueKind | undefined;
};

const isRunning = sql`order_state IN ('Open', 'Confirmed')`;
const isReturnOpen = sql`EXISTS (SELECT 1 FROM json_each(document, '$.returns') AS back
  JOIN json_each(back.value, '$.lines') AS line
  WHERE iif(back.value ->> '$.closedAt' IS NULL, line.value ->> '$.quantity', line.value ->> '$.received')
    > line.value ->> '$.resellable' + line.value ->> '$.unusable')`;

const due: Record<DueKind, SQL> = {
  /** Paid, or paid on delivery, and not shipped completely. Those of which all the rest was credited are left out later. */
  shipment: sql`${isRunning} AND shipment_state <> 'Shipped'
    AND (payment_state IN ('Paid', 'CreditOwed') OR ${methodOfOrder} = 'cashOnDelivery')`,
  /** Transfers that have not come, or not in full. */
  transfer: sql`${isRunning} AND payment_state IN ('Pending', 'BalanceDue')
    AND ${methodOfOrder} = 'bankTransfer'`,
  /** Money is owed to the shopper, or on its way back. */
  refund: sql`payment_state = 'CreditOwed'`,
  /** Pieces that are announced, unless the return is closed, or received, and not checked. */
  return: isReturnOpen,
  /** The provider could not collect the money, or a bank took it back. */
  payment: sql`${isRunning} AND payment_state IN ('Failed', 'BalanceDue')`,
};

/** Where a page of a list ended. */
export type ListPosition = Pick<Order, 'createdAt' | 'id'>;

type ListPage = { limit: number; after?: ListPosition | undefined };

/** Oldest first for work that is due, else the newest first. `after`: the last order of the page before. */
export async function listedOrders(
  db: D1Database,
  filter: OrderFilter,
  { limit, after }: ListPage,
): Promise<Order[]> {
  const listed: Order[] = [];
  let position = after;
  for (;;) {
    const page = await pageOf(db, filter, { limit, after: position });
    // Credits by piece are counted by the rule that the step has too.
    listed.push(...(filter.due === 'shipment' ? page.filter(isAwaitingShipment) : page));
    position = page.at(-1);
    if (page.length < limit || listed.length >= limit) return listed.slice(0, limit);
  }
}

async function pageOf(
  db: D1Database,
  filter: OrderFilter,
  { limit, after }: ListPage,
): Promise<Order[]> {
  const { store, state, email, since, until } = filter;
  const conditions = [
    filter.due ? due[filter.due] : sql`true`,
    ...(store ? [sql`store = ${store}`] : []),
    ...(state ? [sql`${state} IN (order_state, shipment_state, payment_state)`] : []),
    ...(email ? [sql`customer_email = ${email.toLowerCase()}`] : []),
    ...(since ? [sql`created_at >= ${since}`] : []),
    ...(until ? [sql`created_at < ${until}`] : []),
    ...(after
      ? [
          filter.due
            ? sql`(created_at, id) > (${after.createdAt}, ${after.id})`
            : sql`(created_at, id) < (${after.createdAt}, ${after.id})`,
        ]
      : []),
  ];
  const order = filter.due ? sql`created_at, id` : sql`created_at DESC, id DESC`;
  const found = await rows<{ document: string }>(
    db,
    sql`SELECT document FROM orders WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${order} LIMIT ${limit}`,
  );
  return found.map(({ document }) => migratedCart(JSON.parse(document) as Order));
}

export async function ordersWithIds(db: D1Database, ids: readonly string[]): Promise<Order[]> {
  const found = await rows<{ document: string }>(
    db,
    sql`SELECT document FROM orders WHERE id IN ${eachOf(ids)}`,
  );
  return found.map(({ document }) => migratedCart(JSON.parse(document) as Order));
}

/** By its number as typed, with or without NS. */
export async function orderNumbered(db: D1Database, typed: string): Promise<Order | undefined> {
  const [row] = await rows<{ document: string }>(
    db,
    sql`SELECT document FROM orders WHERE order_number = ${typedOrderNumber(typed) ?? ''}`,
  );
  return row && migratedCart(JSON.parse(row.document) as Order);
}
