/** Customers, their addresses and carts, password reset tokens and login attempts. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Address } from '#domain/checkout/address.ts';
import type { ClientType } from '#domain/customer/customer.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

export const customers = sqliteTable('customers', {
  id: text('id').primaryKey(),
  version: integer('version').notNull().default(1),
  /** Lower case. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  clientType: text('client_type').$type<ClientType>().notNull(),
  /** ISO day. */
  dateOfBirth: text('date_of_birth'),
  companyName: text('company_name'),
  /** With its prefix. */
  vatId: text('vat_id'),
  locale: text('locale').$type<LocaleCode>().notNull(),
  /** The index of the loyalty card's number (loyalty-card.ts); null: none was asked for. */
  loyaltyCard: integer('loyalty_card').unique(),
  /** As password-hash.ts writes it; if empty, no password matches. */
  passwordHash: text('password_hash').notNull().default(''),
  /** ISO time; sessions that are older have ended. */
  passwordSetAt: text('password_set_at').notNull().default(''),
  createdAt: text('created_at').notNull(),
});

/** The entries of a customer's address book. Its version is the customer's. */
export const customerAddresses = sqliteTable(
  'customer_addresses',
  {
    customerId: text('customer_id').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    document: text('document', { mode: 'json' }).$type<Address>().notNull(),
    isShipping: integer('is_shipping', { mode: 'boolean' }).notNull(),
    isBilling: integer('is_billing', { mode: 'boolean' }).notNull(),
    isDefaultShipping: integer('is_default_shipping', { mode: 'boolean' }).notNull(),
    isDefaultBilling: integer('is_default_billing', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
);

/** The customer's cart in a store. Whether it is still active is stored in its room. */
export const customerCarts = sqliteTable(
  'customer_carts',
  {
    customerId: text('customer_id').notNull(),
    store: storeKey(),
    cartId: text('cart_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.store] })],
);

export const passwordResetTokens = sqliteTable(
  'password_reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id').notNull(),
    expiresAt: text('expires_at').notNull(),
    usedAt: text('used_at'),
  },
  (table) => [
    index('password_reset_tokens_by_customer').on(table.customerId),
    index('password_reset_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** Attempts per address since the first one; deleted when the pause is over. */
export const accountTries = sqliteTable(
  'account_tries',
  {
    /** What was attempted, and a hash of the address, which may not belong to a customer. */
    subject: text('subject').primaryKey(),
    tries: integer('tries').notNull(),
    since: text('since').notNull(),
  },
  (table) => [index('account_tries_by_time').on(table.since)],
);

export const customerMarks = [
  personalData('customers', {
    of: { customer: 'id' },
    none: 'id version',
    personal: `email first_name last_name client_type date_of_birth company_name vat_id locale
      loyalty_card
      created_at`,
    secret: 'password_hash password_set_at',
    erasure: 'delete',
  }),
  personalData('customer_addresses', {
    of: { customer: 'customer_id' },
    none: 'customer_id id position is_shipping is_billing is_default_shipping is_default_billing',
    personal: 'document',
    erasure: 'delete',
  }),
  personalData('customer_carts', {
    of: { customer: 'customer_id' },
    none: 'customer_id store cart_id',
    erasure: 'delete',
  }),
  personalData('password_reset_tokens', {
    of: { customer: 'customer_id' },
    none: 'customer_id expires_at used_at',
    secret: 'token_hash',
    erasure: 'delete',
    expires: { column: 'expires_at', days: 0 },
  }),
  personalData('account_tries', {
    of: {},
    none: 'tries since',
    secret: 'subject',
    erasure: 'expires',
    expires: { column: 'since', days: 1 },
  }),
];
