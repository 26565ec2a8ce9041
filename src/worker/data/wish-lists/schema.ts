/** Wish lists of customers, and of browsers without an account. */
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { deviceWishesKeptDays } from '#domain/wish-list/wish-list.ts';
import { personalData } from '../../d1/personal-data.ts';

export const wishLists = sqliteTable(
  'wish_lists',
  {
    id: text('id').primaryKey(),
    /** One of the two: the customer, or the hash of the key in the browser's cookie. */
    customerId: text('customer_id'),
    deviceHash: text('device_hash'),
    name: text('name').notNull(),
    createdAt: text('created_at').notNull(),
    /** The last change, of a browser's lists only: they expire, a customer's do not. */
    deviceChangedAt: text('device_changed_at'),
    /** In the link of a shared list; null: it is not shared. */
    token: text('token'),
  },
  (table) => [
    index('wish_lists_by_customer').on(table.customerId),
    index('wish_lists_by_device').on(table.deviceHash),
    index('wish_lists_by_device_change').on(table.deviceChangedAt),
    uniqueIndex('wish_lists_by_token').on(table.token),
  ],
);

export const wishes = sqliteTable(
  'wishes',
  {
    listId: text('list_id')
      .notNull()
      .references(() => wishLists.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    addedAt: text('added_at').notNull(),
    /** Wanted pieces. */
    quantity: integer('quantity').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.listId, table.sku] })],
);

export const wishListMarks = [
  // Before their lists, by which they are found.
  personalData('wishes', {
    of: { customer: '(SELECT customer_id FROM wish_lists WHERE id = list_id)' },
    none: 'list_id sku added_at quantity',
    erasure: 'delete',
  }),
  // Those of a browser name nobody: nobody can be found by them.
  personalData('wish_lists', {
    of: { customer: 'customer_id' },
    none: 'id customer_id created_at device_changed_at',
    personal: 'name',
    secret: 'device_hash token',
    erasure: 'delete',
    expires: { column: 'device_changed_at', days: deviceWishesKeptDays },
  }),
];
