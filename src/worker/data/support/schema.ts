/** Support cases and their messages. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { CaseDelivery, CaseState, SupportMessage } from '#domain/support/support-case.ts';
import type { Suspicion } from '#domain/support/suspicion.ts';
import { storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

export const supportCases = sqliteTable(
  'support_cases',
  {
    /** The place in the series of numbers, never used again. */
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    number: text('number').notNull().unique(),
    /** Of the form: one that is sent twice opens one case. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    store: storeKey(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    site: text('site').notNull(),
    customerId: text('customer_id'),
    reason: text('reason').notNull(),
    subreason: text('subreason').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The address without capitals and plus suffix: mails are counted by it. */
    inbox: text('inbox').notNull(),
    company: text('company'),
    phone: text('phone'),
    subject: text('subject').notNull(),
    productNumber: text('product_number'),
    quantity: integer('quantity'),
    orderNumber: text('order_number'),
    invoiceNumber: text('invoice_number'),
    vatId: text('vat_id'),
    state: text('state').$type<CaseState>().notNull(),
    suspicion: text('suspicion').$type<Suspicion>(),
    delivery: text('delivery').$type<CaseDelivery>().notNull(),
    /** When it was passed on, or is being passed on. */
    deliveredAt: text('delivered_at'),
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (table) => [
    index('support_cases_by_customer').on(table.customerId),
    index('support_cases_by_inbox').on(table.inbox, table.createdAt),
    index('support_cases_by_delivery').on(table.deliveredAt),
    index('support_cases_open').on(table.changedAt).where(sql`${table.state} = 'open'`),
  ],
);

export const supportMessages = sqliteTable(
  'support_messages',
  {
    /** For a customer's message the key of its form. */
    id: text('id').primaryKey(),
    caseId: text('case_id').notNull(),
    writer: text('writer').$type<SupportMessage['writer']>().notNull(),
    text: text('text').notNull(),
    at: text('at').notNull(),
  },
  (table) => [index('support_messages_by_case').on(table.caseId, table.at)],
);

/** One part deletes a person's cases together with their messages, and those with their files. */
export const supportMarks = [
  personalData('support_cases', {
    of: { email: 'email', customer: 'customer_id' },
    none: `sequence id number store locale site customer_id reason subreason product_number quantity state
      suspicion delivery delivered_at created_at changed_at`,
    personal: 'name email inbox company phone subject order_number invoice_number vat_id',
    secret: 'idempotency_key',
    erasure: 'part',
  }),
  personalData('support_messages', {
    of: {
      email: '(SELECT email FROM support_cases WHERE support_cases.id = case_id)',
      customer: '(SELECT customer_id FROM support_cases WHERE support_cases.id = case_id)',
    },
    none: 'id case_id writer at',
    personal: 'text',
    erasure: 'part',
  }),
];
