/** What is counted against limits: requests in a window of time, unpaid orders, and uses of codes by customer. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { personalData } from '../../d1/personal-data.ts';

/** Deleted when the window is over. */
export const limitCounts = sqliteTable(
  'limit_counts',
  {
    /** What is counted, and a hash of the network or the id of the cart. */
    subject: text('subject').primaryKey(),
    count: integer('count').notNull(),
    endsAt: text('ends_at').notNull(),
  },
  (table) => [index('limit_counts_by_end').on(table.endsAt)],
);

/** Orders that held stock before they were paid; deleted when they are paid in full or cancelled. */
export const unpaidOrders = sqliteTable(
  'unpaid_orders',
  {
    orderId: text('order_id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    customerId: text('customer_id'),
    /** A hash. */
    network: text('network'),
  },
  (table) => [
    index('unpaid_orders_by_email').on(table.email),
    index('unpaid_orders_by_customer').on(table.customerId),
    index('unpaid_orders_by_network').on(table.network),
  ],
);

/** Who used a code in which order; deleted when the order is cancelled. */
export const codeUses = sqliteTable(
  'code_uses',
  {
    code: text('code').notNull(),
    orderId: text('order_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    customerId: text('customer_id'),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderId] }),
    index('code_uses_by_order').on(table.orderId),
    index('code_uses_by_email').on(table.email, table.code),
    index('code_uses_by_customer').on(table.customerId, table.code),
  ],
);

export const limitMarks = [
  personalData('limit_counts', {
    of: {},
    none: 'count ends_at',
    secret: 'subject',
    erasure: 'expires',
    expires: { column: 'ends_at', days: 0 },
  }),
  personalData('unpaid_orders', {
    of: { order: 'order_id', email: 'email', customer: 'customer_id' },
    none: 'order_id customer_id',
    personal: 'email',
    secret: 'network',
    erasure: 'delete',
  }),
  personalData('code_uses', {
    of: { order: 'order_id', email: 'email', customer: 'customer_id' },
    none: 'order_id customer_id',
    personal: 'code email',
    erasure: 'delete',
  }),
];
