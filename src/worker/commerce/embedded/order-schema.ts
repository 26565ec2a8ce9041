/** Orders, the index of carts, and the machinery of events. Carts themselves live in their rooms. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { KontorEvent } from '#domain/events.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Order } from '#domain/order/order.ts';
import { json, storeKey } from './columns.ts';

/** What an order is paid by. The index below is for exactly these words. */
export const methodOfOrder = sql.raw(
  "document ->> '$.paymentInfo.payments[0].paymentMethodInfo.paymentInterface'",
);
/** Money that comes after the order, and has not come yet. */
export const isAwaited = sql`order_state = 'Open' AND payment_state = 'Pending'
  AND ${methodOfOrder} IN ('bankTransfer', 'multibanco')`;

export const orders = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull().unique(),
    /** The last line against two orders for one cart. */
    cartId: text('cart_id').notNull().unique(),
    store: storeKey(),
    customerEmail: text('customer_email').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    totalCentAmount: integer('total_cent_amount').notNull(),
    taxCentAmount: integer('tax_cent_amount').notNull(),
    orderState: text('order_state').$type<Order['orderState']>().notNull(),
    paymentState: text('payment_state').$type<Order['paymentState']>().notNull(),
    shipmentState: text('shipment_state').$type<Order['shipmentState']>().notNull(),
    createdAt: text('created_at').notNull(),
    document: json<Order>('document'),
  },
  (table) => [
    index('orders_by_email').on(table.customerEmail, table.createdAt),
    index('orders_awaited').on(table.createdAt).where(isAwaited),
  ],
);

export const orderLines = sqliteTable(
  'order_lines',
  {
    orderId: text('order_id').notNull(),
    sku: text('sku').notNull(),
    quantity: integer('quantity').notNull(),
    totalCentAmount: integer('total_cent_amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.sku] }),
    index('order_lines_by_sku').on(table.sku),
  ],
);

export const sequences = sqliteTable('sequences', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/** Which carts exist and hold what; kept current by the event cart-changed. */
export const cartIndex = sqliteTable('cart_index', {
  cartId: text('cart_id').primaryKey(),
  version: integer('version').notNull(),
  store: storeKey(),
  cartState: text('cart_state').notNull(),
  updatedAt: text('updated_at').notNull(),
});

export const cartSkus = sqliteTable(
  'cart_skus',
  { sku: text('sku').notNull(), cartId: text('cart_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.sku, table.cartId] }),
    index('cart_skus_by_cart').on(table.cartId),
  ],
);

/** Events wait here until the queue has them; written in the transaction of the change itself. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    event: json<KontorEvent>('event'),
    at: text('at').notNull(),
    sentAt: text('sent_at'),
  },
  (table) => [
    index('outbox_unsent').on(table.at).where(sql`${table.sentAt} IS NULL`),
    index('outbox_sent').on(table.sentAt),
  ],
);

/** Which handler has already done its work for which event. */
export const handledEvents = sqliteTable(
  'handled_events',
  { eventId: text('event_id').notNull(), handler: text('handler').notNull() },
  (table) => [primaryKey({ columns: [table.eventId, table.handler] })],
);

/** Mails of the sandbox mail service; shown by its outbox page. */
export const mails = sqliteTable('mails', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  locale: text('locale').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  at: text('at').notNull(),
});
