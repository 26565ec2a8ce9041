/** Every mail of the shop and its state, whatever service sends it. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { Mail, MailState } from '#domain/mail/mail.ts';
import { storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

/** Content and addresses are personal: `forgetMails` empties those columns after MAIL_KEPT_DAYS. */
export const mails = sqliteTable(
  'mails',
  {
    /** The id of the event. */
    id: text('id').primaryKey(),
    purpose: text('purpose').$type<Mail['purpose']>().notNull(),
    store: storeKey(),
    orderId: text('order_id'),
    locale: text('locale').$type<LocaleCode>().notNull(),
    recipient: text('recipient').notNull(),
    recipientName: text('recipient_name'),
    replyTo: text('reply_to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    unsubscribe: text('unsubscribe'),
    isSecret: integer('is_secret', { mode: 'boolean' }).notNull(),
    /** JSON of `MailAttachment[]`. */
    attachments: text('attachments'),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull(),
    repeats: integer('repeats').notNull(),
    error: text('error'),
    providerId: text('provider_id'),
    at: text('at').notNull(),
    queuedAt: text('queued_at').notNull(),
    nextAt: text('next_at').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [
    index('mails_due').on(table.nextAt).where(sql`${table.state} IN ('waiting', 'sending')`),
    index('mails_by_order').on(table.orderId).where(sql`${table.orderId} IS NOT NULL`),
    index('mails_by_provider_id').on(table.providerId).where(sql`${table.providerId} IS NOT NULL`),
    index('mails_by_age').on(table.at),
    index('mails_with_content').on(table.changedAt).where(sql`${table.text} != ''`),
  ],
);

export const mailMarks = [
  personalData('mails', {
    of: { email: ['recipient', 'reply_to'], order: 'order_id' },
    none: `id purpose store order_id locale is_secret state attempts repeats provider_id at queued_at next_at
      changed_at`,
    personal: 'recipient recipient_name reply_to subject text html attachments error',
    secret: 'unsubscribe',
    erasure: 'part',
  }),
];
