/** Requests for a person's data or their erasure: of the person by mail link, or of an operator for a letter. */
import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { DataRequest } from '#domain/personal-data/request.ts';
import type { Kept } from '#domain/personal-data/retention.ts';
import { storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

export const dataRequests = sqliteTable(
  'data_requests',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<DataRequest['kind']>().notNull(),
    /** Lower case; empty after the erasure: that it was done, and when, stays as proof. */
    email: text('email').notNull(),
    store: storeKey(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    /** Base URL of the links in its mail. */
    site: text('site').notNull(),
    askedBy: text('asked_by').$type<DataRequest['askedBy']>().notNull(),
    askedAt: text('asked_at').notNull(),
    mailedAt: text('mailed_at'),
    confirmedAt: text('confirmed_at'),
    doneAt: text('done_at'),
    /** What stays, as the person is told: written when the erasure begins. */
    kept: text('kept', { mode: 'json' }).$type<Kept[]>(),
    /** ISO time. */
    forgetAt: text('forget_at').notNull(),
  },
  (table) => [
    // One of each kind at a time: another one is the same.
    uniqueIndex('data_requests_open')
      .on(table.email, table.kind)
      .where(sql`${table.doneAt} IS NULL`),
    index('data_requests_by_end').on(table.forgetAt),
  ],
);

export const dataRequestMarks = [
  personalData('data_requests', {
    of: { email: 'email' },
    none: 'id kind store locale site asked_by asked_at mailed_at confirmed_at done_at kept forget_at',
    personal: 'email',
    erasure: 'part',
    expires: { column: 'forget_at', days: 0 },
  }),
];
