/** Identities at other services that customers have linked. */
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { IdentityProviderKey } from '#domain/identity/identity.ts';
import { personalData } from '../../d1/personal-data.ts';

export const identities = sqliteTable(
  'identities',
  {
    provider: text('provider').$type<IdentityProviderKey>().notNull(),
    /** The provider's own id of the account. */
    subject: text('subject').notNull(),
    customerId: text('customer_id').notNull(),
    /** The address at the provider, which may differ from the customer's; empty if it gave none. */
    email: text('email').notNull(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_by_customer').on(table.customerId),
  ],
);

export const identityMarks = [
  personalData('identities', {
    of: { customer: 'customer_id' },
    none: 'customer_id',
    personal: 'provider subject email created_at last_used_at',
    erasure: 'delete',
  }),
];
