/**
 * Statements of withdrawal, the evidence of what was stated and when: append-only (triggers of the migration refuse
 * changes, and deletions within the years of keeping) and chained by hashes. What happens later is stored elsewhere.
 */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { StatedLine } from '#domain/withdrawal/statement.ts';
import { flag, storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

export const withdrawals = sqliteTable(
  'withdrawals',
  {
    /** From 1 without a gap: the place in the chain and in the series of numbers. */
    sequence: integer('sequence').primaryKey(),
    id: text('id').notNull().unique(),
    number: text('number').notNull().unique(),
    store: storeKey(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    site: text('site').notNull(),
    /** Null: the order was not found. */
    orderId: text('order_id'),
    orderReference: text('order_reference').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The address without capitals and plus suffix: mails are counted by it. */
    inbox: text('inbox').notNull(),
    lines: text('lines', { mode: 'json' }).$type<StatedLine[]>(),
    goods: text('goods'),
    remark: text('remark'),
    /** The statement word for word. */
    statement: text('statement').notNull(),
    receivedAt: text('received_at').notNull(),
    isMailHeldBack: flag('is_mail_held_back'),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('withdrawals_by_order').on(table.orderId),
    index('withdrawals_by_inbox').on(table.inbox, table.receivedAt),
  ],
);

/**
 * What an operator has decided about statements, append-only, the last one counts: the order that is assigned, or, with
 * an empty `order_id`, that nothing more is entered for the statement.
 */
export const withdrawalLinks = sqliteTable(
  'withdrawal_links',
  {
    id: integer('id').primaryKey(),
    withdrawalId: text('withdrawal_id').notNull(),
    orderId: text('order_id').notNull(),
    at: text('at').notNull(),
  },
  (table) => [
    index('withdrawal_links_by_withdrawal').on(table.withdrawalId),
    index('withdrawal_links_by_order').on(table.orderId),
  ],
);

export const withdrawalMarks = [
  personalData('withdrawals', {
    of: { email: 'email', order: 'order_id' },
    none: 'sequence id number store locale site order_id received_at is_mail_held_back',
    personal: 'order_reference name email inbox lines goods remark statement',
    secret: 'idempotency_key hash',
    erasure: 'kept',
  }),
  personalData('withdrawal_links', {
    of: { order: 'order_id' },
    none: 'id withdrawal_id order_id at',
    erasure: 'kept',
  }),
];
