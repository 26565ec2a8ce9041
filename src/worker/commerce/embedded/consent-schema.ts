/** Who agreed to what, when and how it was asked: the proof that art. 7(1) GDPR demands. */
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ConsentKind, ConsentState } from '#domain/consent/consent.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { storeKey } from './columns.ts';

export const consents = sqliteTable(
  'consents',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    store: storeKey(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    state: text('state').$type<ConsentState>().notNull(),
    /** Only the mail to this address carries it. */
    token: text('token').notNull(),
    askedAt: text('asked_at').notNull(),
    mailedAt: text('mailed_at'),
    givenAt: text('given_at'),
    withdrawnAt: text('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('consents_by_email').on(table.email, table.kind, table.store),
    uniqueIndex('consents_by_token').on(table.token),
    index('consents_by_state').on(table.state, table.askedAt),
  ],
);
