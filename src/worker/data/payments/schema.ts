/** What is known of payments and VAT numbers across carts. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { ProviderKey } from '#domain/payment/provider.ts';

/** Which cart's room an attempt belongs to, for whoever knows only the attempt: providers, the sweeper, operators. */
export const paymentAttempts = sqliteTable(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id').notNull(),
    provider: text('provider').$type<ProviderKey>().notNull(),
    method: text('method').notNull(),
    state: text('state').notNull(),
    providerReference: text('provider_reference'),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    totalCentAmount: integer('total_cent_amount').notNull(),
    startedAt: text('started_at').notNull(),
    /** When it was heard of; where its room waits, when that looks again. */
    updatedAt: text('updated_at').notNull(),
    /** Null while its room still has something to do for it. */
    settledAt: text('settled_at'),
  },
  (table) => [
    index('payment_attempts_unsettled').on(table.updatedAt).where(sql`${table.settledAt} IS NULL`),
    index('payment_attempts_by_cart').on(table.cartId),
  ],
);

/** What a registry said of a VAT number, the last time it said anything. `asker`: the shop's own number. */
export const vatChecks = sqliteTable(
  'vat_checks',
  {
    number: text('number').notNull(),
    asker: text('asker').notNull(),
    provider: text('provider').notNull(),
    result: text('result').$type<'valid' | 'invalid'>().notNull(),
    /** ISO time of the registry's answer. */
    at: text('at').notNull(),
    /** The registry's receipt, where it gives one. */
    requestId: text('request_id'),
    /** The answer as it came. */
    raw: text('raw').notNull(),
    /** Whose number it should be, of a qualified query. */
    trader: text('trader'),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.asker] }),
    index('vat_checks_by_age').on(table.at),
  ],
);
