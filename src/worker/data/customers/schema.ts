/** Customers, their sessions, addresses and carts, and what waits for a link of a mail. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Address } from '#domain/checkout/address.ts';
import type { ClientType } from '#domain/customer/customer.ts';
import type { RegistrationDraft } from '#domain/customer/registration.ts';
import type { SessionMeans } from '#domain/customer/session.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { json, storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';
import type { RemoteSession } from './remote-customers.ts';

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
  /** ISO time. */
  passwordSetAt: text('password_set_at').notNull().default(''),
  /** ISO time at which the customer has shown that mail to the address arrives; null: not yet. */
  emailVerifiedAt: text('email_verified_at'),
  createdAt: text('created_at').notNull(),
});

/** Where a customer is logged in. All times are ISO times; rows are deleted a day after they began. */
export const customerSessions = sqliteTable(
  'customer_sessions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    means: text('means').$type<SessionMeans>().notNull(),
    begunAt: text('begun_at').notNull(),
    /** Written at most every few minutes. */
    seenAt: text('seen_at').notNull(),
    /** When the customer last gave a password or passkey in this session. */
    authenticatedAt: text('authenticated_at').notNull(),
    /** Words such as `Firefox` and `Windows`; empty if unknown. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    /** Estimated by the platform from the network address, which is not stored; empty if unknown. */
    city: text('city').notNull().default(''),
    /** Two capitals. */
    country: text('country').notNull().default(''),
    endedAt: text('ended_at'),
  },
  (table) => [
    index('customer_sessions_by_customer').on(table.customerId),
    index('customer_sessions_by_time').on(table.begunAt),
  ],
);

/** Accounts that were asked for and whose address is not confirmed yet; deleted when they expire. */
export const registrations = sqliteTable(
  'registrations',
  {
    id: text('id').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    document: json<RegistrationDraft>('document'),
    locale: text('locale').$type<LocaleCode>().notNull(),
    passwordHash: text('password_hash').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('registrations_by_email').on(table.email),
    index('registrations_by_expiry').on(table.expiresAt),
  ],
);

/** Changes of a customer's e-mail address, until they cannot be taken back any more. */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    /** Lower case, both. */
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    requestedAt: text('requested_at').notNull(),
    /** The change can be confirmed until `expiresAt` and taken back until `undoUntil`. */
    expiresAt: text('expires_at').notNull(),
    undoUntil: text('undo_until').notNull(),
    confirmedAt: text('confirmed_at'),
    /** When it was taken back, discarded or replaced. */
    endedAt: text('ended_at'),
  },
  (table) => [
    index('email_changes_by_customer').on(table.customerId),
    index('email_changes_by_old_email').on(table.oldEmail),
    index('email_changes_by_end').on(table.undoUntil),
  ],
);

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

/** The customer of a remote backend that a customer of the shop is. */
export const remoteCustomers = sqliteTable('remote_customers', {
  customerId: text('customer_id').primaryKey(),
  remoteId: text('remote_id').notNull().unique(),
  version: integer('version').notNull(),
  /** Of the last login; null: none. */
  session: text('session', { mode: 'json' }).$type<RemoteSession>(),
});

export const customerMarks = [
  personalData('customers', {
    of: { customer: 'id' },
    none: 'id version',
    personal: `email email_verified_at first_name last_name client_type date_of_birth company_name vat_id locale
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
  personalData('remote_customers', {
    of: { customer: 'customer_id' },
    none: 'customer_id remote_id version',
    secret: 'session',
    erasure: 'delete',
  }),
  personalData('password_reset_tokens', {
    of: { customer: 'customer_id' },
    none: 'customer_id expires_at used_at',
    secret: 'token_hash',
    erasure: 'delete',
    expires: { column: 'expires_at', days: 0 },
  }),
  personalData('customer_sessions', {
    of: { customer: 'customer_id' },
    none: 'id customer_id means ended_at',
    personal: 'begun_at seen_at authenticated_at browser system city country',
    erasure: 'delete',
    expires: { column: 'begun_at', days: 1 },
  }),
  personalData('registrations', {
    of: { email: 'email' },
    none: 'id expires_at',
    personal: 'email document locale',
    secret: 'password_hash',
    erasure: 'delete',
    expires: { column: 'expires_at', days: 0 },
  }),
  personalData('email_changes', {
    of: { customer: 'customer_id' },
    none: 'id customer_id expires_at undo_until ended_at',
    personal: 'old_email new_email requested_at confirmed_at',
    erasure: 'delete',
    expires: { column: 'undo_until', days: 0 },
  }),
];
