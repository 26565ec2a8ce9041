import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ProviderKey } from '#domain/payment/provider.ts';
import { json } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

/** Payments of the sandbox providers: what Adyen and PayPal would store. Empty in production. */
export const sandboxPayments = sqliteTable(
  'sandbox_payments',
  {
    provider: text('provider').$type<ProviderKey>().notNull(),
    /** The provider's own id of the payment. */
    id: text('id').notNull(),
    /** Our reference: the attempt. */
    reference: text('reference').notNull(),
    document: json<unknown>('document'),
    at: text('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('sandbox_payments_by_reference').on(table.provider, table.reference),
  ],
);

export const sandboxMarks = [
  personalData('sandbox_payments', {
    // Answers that are repeated have the id `key ATTEMPT-session`.
    of: { attempt: ['reference', 'substr(id, 5, 36)'] },
    none: 'provider id reference at',
    personal: 'document',
    erasure: 'delete',
  }),
];
