/** The index of carts. Carts themselves are stored in their rooms. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

/** Which carts exist and what they contain; updated by the event cart-changed. */
export const cartIndex = sqliteTable(
  'cart_index',
  {
    cartId: text('cart_id').primaryKey(),
    version: integer('version').notNull(),
    store: storeKey(),
    cartState: text('cart_state').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** Of the shopper, in lower case, while the cart is active: by it the room is found that has the address. */
    email: text('email'),
  },
  (table) => [index('carts_by_email').on(table.email).where(sql`${table.email} IS NOT NULL`)],
);

export const cartSkus = sqliteTable(
  'cart_skus',
  { sku: text('sku').notNull(), cartId: text('cart_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.sku, table.cartId] }),
    index('cart_skus_by_cart').on(table.cartId),
  ],
);

export const cartMarks = [
  personalData('cart_index', {
    of: { cart: 'cart_id' },
    none: 'cart_id version store cart_state updated_at',
    personal: 'email',
    erasure: 'delete',
  }),
  personalData('cart_skus', {
    of: { cart: 'cart_id' },
    none: 'cart_id',
    personal: 'sku',
    erasure: 'delete',
  }),
];
