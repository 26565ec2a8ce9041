/** Orders and their documents, and the sequences of their numbers. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Invoice } from '#domain/invoice/invoice.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Actor, HistoryEntry } from '#domain/order/history.ts';
import type { Order } from '#domain/order/order.ts';
import { json, storeKey } from '../../d1/columns.ts';
import { nothingPersonal, personalData } from '../../d1/personal-data.ts';

/** The payment method of an order. The partial index below needs exactly this expression. */
export const methodOfOrder = sql.raw(
  "document ->> '$.paymentInfo.payments[0].paymentMethodInfo.paymentInterface'",
);
/** The order is paid after it was placed, and the payment has not arrived yet. */
export const isAwaited = sql`order_state = 'Open' AND payment_state = 'Pending'
  AND ${methodOfOrder} IN ('bankTransfer', 'multibanco')`;

/** A part of its transfer has come, and nothing is accepted, packed or shipped. */
export const awaitsRest = sql`order_state = 'Open' AND payment_state = 'BalanceDue'
  AND ${methodOfOrder} = 'bankTransfer'`;
/** When the first part of its transfer came. */
export const firstPaidAt = sql.raw(
  "document ->> '$.paymentInfo.payments[0].transactions[0].timestamp'",
);

/** When the capture of its payment failed. */
export const paymentFailedAt = sql.raw("document ->> '$.paymentFailedAt'");
/** Its payment has failed, and no other is under way. */
export const hasFailedPayment = sql`order_state IN ('Open', 'Confirmed') AND payment_state = 'Failed'`;

export const orders = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull().unique(),
    /** Unique, so that a cart cannot have two orders. */
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
    index('orders_by_email_key').on(sql`lower(customer_email)`, table.createdAt),
    index('orders_by_time').on(table.createdAt, table.id),
    index('orders_awaited').on(table.createdAt).where(isAwaited),
    index('orders_payment_failed').on(paymentFailedAt).where(hasFailedPayment),
    index('orders_by_customer').on(sql`document ->> '$.customer.id'`),
  ],
);

/** What was done with an order, in the order of its versions. Triggers refuse changes (migrations). */
export const orderHistory = sqliteTable(
  'order_history',
  {
    /** The id of the step. */
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    version: integer('version').notNull(),
    at: text('at').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    kind: text('kind').$type<HistoryEntry['kind']>().notNull(),
    entry: json<HistoryEntry>('entry'),
  },
  (table) => [
    index('order_history_by_order').on(table.orderId, table.version),
    index('order_history_by_time').on(table.at),
  ],
);

/**
 * Orders that a remote backend has too. `version`: of the order as the remote was last told; `remoteCart`: that it was made
 * of. `remoteNumber`: of the order there. `failedAt`: ISO time, when it last could not be told.
 */
export const remoteOrders = sqliteTable(
  'remote_orders',
  {
    orderId: text('order_id').primaryKey(),
    remoteCart: text('remote_cart').notNull(),
    version: integer('version').notNull(),
    remoteNumber: text('remote_number'),
    failedAt: text('failed_at'),
  },
  (table) => [index('remote_orders_failed').on(table.failedAt).where(sql`failed_at IS NOT NULL`)],
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

/** Invoices and credit notes: never changed, and deleted when their years are over (triggers). */
export const orderDocuments = sqliteTable(
  'order_documents',
  {
    /** Of the cause, a shipment or a credit: a repeated call stores nothing. */
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    orderId: text('order_id').notNull(),
    document: json<Invoice>('document'),
  },
  (table) => [index('order_documents_by_order').on(table.orderId)],
);

/** With which mail a document has gone: with one. */
export const mailedDocuments = sqliteTable(
  'mailed_documents',
  {
    number: text('number').primaryKey(),
    mailId: text('mail_id').notNull(),
  },
  (table) => [index('mailed_documents_by_mail').on(table.mailId)],
);

export const sequences = sqliteTable('sequences', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

export const orderMarks = [
  // An order stays for the books, without the person.
  personalData('orders', {
    of: { order: 'id' },
    none: `id order_number cart_id store currency total_cent_amount tax_cent_amount order_state payment_state
      shipment_state created_at`,
    personal: 'customer_email document',
    erasure: 'part',
  }),
  personalData('order_history', {
    of: { order: 'order_id' },
    none: 'id order_id version at actor kind',
    personal: 'entry',
    erasure: 'part',
  }),
  personalData('order_lines', {
    of: { order: 'order_id' },
    none: 'order_id sku quantity total_cent_amount',
    erasure: 'kept',
  }),
  personalData('order_documents', {
    of: { order: 'order_id' },
    none: 'id number order_id',
    personal: 'document',
    erasure: 'kept',
  }),
  nothingPersonal('mailed_documents', 'number mail_id'),
  nothingPersonal('remote_orders', 'order_id remote_cart version remote_number failed_at'),
  nothingPersonal('sequences', 'name value'),
];
