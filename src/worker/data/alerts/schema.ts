/** Alerts by e-mail address: asked for, confirmed with the link of a mail, ended by the mail that they are for. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AlertKind, AlertState } from '#domain/alert/alert.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

export const alerts = sqliteTable(
  'alerts',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<AlertKind>().notNull(),
    sku: text('sku').notNull(),
    store: storeKey(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    email: text('email').notNull(),
    /** Who asked for it while logged in. */
    customerId: text('customer_id'),
    state: text('state').$type<AlertState>().notNull(),
    /** The price of the article in the store when it was asked for. */
    centAmount: integer('cent_amount').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    token: text('token').notNull(),
    /** Base URL of the links in its mails. */
    site: text('site').notNull(),
    askedAt: text('asked_at').notNull(),
    mailedAt: text('mailed_at'),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('alerts_by_email').on(table.email, table.sku, table.kind, table.store),
    uniqueIndex('alerts_by_token').on(table.token),
    index('alerts_by_state').on(table.state, table.askedAt),
    index('alerts_by_customer').on(table.customerId),
    index('alerts_by_expiry').on(table.expiresAt),
  ],
);

export const alertMarks = [
  personalData('alerts', {
    of: { email: 'email', customer: 'customer_id' },
    none: `id kind sku store locale customer_id state cent_amount currency site asked_at mailed_at
      expires_at`,
    personal: 'email',
    secret: 'token',
    erasure: 'delete',
    expires: { column: 'expires_at', days: 0 },
  }),
];
