/** Payment attempts and VAT checks of all carts. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { ProviderKey } from '#domain/payment/provider.ts';
import { vatCheckRetentionDays } from '#domain/vat/check.ts';
import { personalData } from '../../d1/personal-data.ts';

/** Finds the cart's room of an attempt, for callers that know only the attempt: providers, the sweeper, operators. */
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
    /** When it was updated, or when its room checks it next if that is later. */
    updatedAt: text('updated_at').notNull(),
    /** Null while its room still has something to do for it. */
    settledAt: text('settled_at'),
  },
  (table) => [
    index('payment_attempts_unsettled').on(table.updatedAt).where(sql`${table.settledAt} IS NULL`),
    index('payment_attempts_by_cart').on(table.cartId),
  ],
);

/** The last conclusive answer of a registry about a VAT number. `asker`: the shop's own number. */
export const vatChecks = sqliteTable(
  'vat_checks',
  {
    number: text('number').notNull(),
    asker: text('asker').notNull(),
    provider: text('provider').notNull(),
    result: text('result').$type<'valid' | 'invalid'>().notNull(),
    /** ISO time of the registry's answer. */
    at: text('at').notNull(),
    /** The registry's receipt, if it gives one. */
    requestId: text('request_id'),
    /** The unmodified response. */
    raw: text('raw').notNull(),
    /** In a qualified query, the expected owner of the number. */
    trader: text('trader'),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.asker] }),
    index('vat_checks_by_age').on(table.at),
  ],
);

export const paymentMarks = [
  personalData('payment_attempts', {
    of: { cart: 'cart_id' },
    none: `id cart_id provider method state provider_reference currency total_cent_amount started_at updated_at
      settled_at`,
    erasure: 'kept',
  }),
  personalData('vat_checks', {
    of: { vatNumber: 'number' },
    none: 'asker provider result at request_id',
    personal: 'number raw trader',
    erasure: 'delete',
    // Orders have their own copy of the answers that they need.
    expires: { column: 'at', days: vatCheckRetentionDays },
  }),
];
