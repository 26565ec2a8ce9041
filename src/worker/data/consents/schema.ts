/** Who consented to what, when and how it was requested: the proof that art. 7(1) GDPR requires. */
import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  type ConsentKind,
  type ConsentSource,
  type ConsentState,
  withdrawnKeptDays,
} from '#domain/consent/consent.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

export const consents = sqliteTable(
  'consents',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    store: storeKey(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    state: text('state').$type<ConsentState>().notNull(),
    /** Who asked for it while logged in. */
    customerId: text('customer_id'),
    /** The sentence beside the button, the version of it, and where the form was. Null: stored before these columns. */
    wording: text('wording'),
    wordingVersion: text('wording_version'),
    source: text('source').$type<ConsentSource>(),
    /** Sent only in the mail to this address. */
    token: text('token').notNull(),
    /** The last request before it was given; no form changes it afterwards. */
    askedAt: text('asked_at').notNull(),
    mailedAt: text('mailed_at'),
    givenAt: text('given_at'),
    withdrawnAt: text('withdrawn_at'),
    /** The last form with this address, and when: for the thank-you page, not part of the proof. */
    formId: text('form_id').notNull(),
    formAt: text('form_at').notNull(),
  },
  (table) => [
    // A withdrawn consent stays stored beside the next one, with its own dates.
    uniqueIndex('consents_by_email')
      .on(table.email, table.kind, table.store)
      .where(sql`${table.state} != 'withdrawn'`),
    index('consents_by_address').on(table.email),
    uniqueIndex('consents_by_form').on(table.formId),
    uniqueIndex('consents_by_token').on(table.token),
    index('consents_by_customer').on(table.customerId),
    index('consents_by_state').on(table.state, table.askedAt),
    index('consents_withdrawn').on(table.withdrawnAt).where(sql`${table.withdrawnAt} IS NOT NULL`),
  ],
);

export const consentMarks = [
  // The proof that consent was given stays without the address.
  personalData('consents', {
    of: { email: 'email', customer: 'customer_id' },
    none: `id kind store locale state wording wording_version source asked_at mailed_at given_at
      withdrawn_at form_at customer_id`,
    personal: 'email',
    secret: 'token form_id',
    erasure: 'part',
    expires: { column: 'withdrawn_at', days: withdrawnKeptDays },
  }),
];
