/** Reviews, and what shoppers' texts of any kind share: their moderation and the reports about them. */
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type {
  Ground,
  ModerationEntry,
  ModerationState,
  Subject,
} from '#domain/moderation/moderation.ts';
import type { ContentReport } from '#domain/moderation/report.ts';
import type { Translations } from '#domain/review/review.ts';
import { flag, json, storeKey } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

export const reviews = sqliteTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    sku: text('sku').notNull(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    /** Of the locale, for filters. */
    language: text('language').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    authorName: text('author_name').notNull(),
    createdAt: text('created_at').notNull(),
    /** When it was written: `custom.reviewCreatedAt`. */
    reviewCreatedAt: text('review_created_at').notNull(),
    source: text('source').notNull(),
    state: text('state').$type<ModerationState>().notNull(),
    isIncentivized: flag('is_incentivized'),
    titleTranslations: json<Translations>('title_translations').default({}),
    textTranslations: json<Translations>('text_translations').default({}),
    answer: text('answer'),
    answeredAt: text('answered_at'),
    answerTranslations: json<Translations>('answer_translations').default({}),
    /** The number of its votes. */
    helpful: integer('helpful').notNull().default(0),
    /** The purchase; null: imported; `erased`: its buyer has erased their data. */
    orderId: text('order_id'),
    lineItemId: text('line_item_id'),
    customerId: text('customer_id'),
    /** The address of the order, in lower case: statements of reasons go there. */
    authorEmail: text('author_email'),
    /** When its author agreed that it is shown in all stores and translated. */
    consentedAt: text('consented_at'),
  },
  (table) => [
    index('reviews_by_product').on(table.sku, table.state, table.reviewCreatedAt),
    index('reviews_by_state').on(table.state, table.createdAt),
    index('reviews_by_customer').on(table.customerId),
    // One review of an article per buyer, until it is withdrawn.
    uniqueIndex('reviews_once')
      .on(table.authorEmail, table.sku)
      .where(sql`${table.authorEmail} IS NOT NULL AND ${table.state} != 'withdrawn'`),
  ],
);

/** What was decided about a text, append-only. Triggers refuse changes (migrations). */
export const moderationEntries = sqliteTable(
  'moderation_entries',
  {
    id: text('id').primaryKey(),
    subject: text('subject').$type<Subject>().notNull(),
    subjectId: text('subject_id').notNull(),
    at: text('at').notNull(),
    actor: text('actor').$type<ModerationEntry['actor']>().notNull(),
    kind: text('kind').$type<ModerationEntry['kind']>().notNull(),
    ground: text('ground').$type<Ground>(),
    legalBase: text('legal_base').$type<'law' | 'rules'>(),
    isAutomated: flag('is_automated'),
    note: text('note'),
  },
  (table) => [index('moderation_entries_by_subject').on(table.subject, table.subjectId, table.at)],
);

export const contentReports = sqliteTable(
  'content_reports',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    subject: text('subject').$type<Subject>().notNull(),
    subjectId: text('subject_id').notNull(),
    at: text('at').notNull(),
    store: storeKey(),
    locale: text('locale').$type<LocaleCode>().notNull(),
    ground: text('ground').$type<Ground>().notNull(),
    explanation: text('explanation').notNull(),
    /** Null: an anonymous report. */
    email: text('email'),
    state: text('state').$type<ContentReport['state']>().notNull(),
    decidedAt: text('decided_at'),
  },
  (table) => [
    index('content_reports_by_state').on(table.state, table.at),
    index('content_reports_by_subject').on(table.subject, table.subjectId),
  ],
);

/** Who found a review helpful: a customer, or a device without a session. */
export const reviewVotes = sqliteTable(
  'review_votes',
  { reviewId: text('review_id').notNull(), voter: text('voter').notNull() },
  (table) => [primaryKey({ columns: [table.reviewId, table.voter] })],
);

/** Orders whose buyers may be asked for reviews. */
export const reviewInvitations = sqliteTable(
  'review_invitations',
  {
    orderId: text('order_id').primaryKey(),
    /** When to look at it again; null: nothing more is due. */
    dueAt: text('due_at'),
    /** The mails so far. */
    sent: integer('sent').notNull().default(0),
  },
  (table) => [
    index('review_invitations_by_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
  ],
);

/** Addresses, in lower case, that want no mail that asks for reviews. */
export const reviewInvitationStops = sqliteTable('review_invitation_stops', {
  email: text('email').primaryKey(),
  at: text('at').notNull(),
});

export const reviewMarks = [
  // A part, because ratings follow (eraseReviews).
  personalData('reviews', {
    of: { customer: 'customer_id', order: 'order_id', email: 'author_email' },
    none: `id sku locale language rating created_at review_created_at source state is_incentivized answered_at helpful
      order_id line_item_id customer_id consented_at`,
    personal: `title text author_name title_translations text_translations answer answer_translations
      author_email`,
    erasure: 'part',
  }),
  // Evidence of decisions (DSA art. 17); without the review it names nobody.
  personalData('moderation_entries', {
    of: {},
    none: 'id subject subject_id at actor kind ground legal_base is_automated',
    personal: 'note',
    erasure: 'kept',
  }),
  personalData('content_reports', {
    of: { email: 'email' },
    none: 'id number subject subject_id at store locale ground state decided_at',
    personal: 'explanation email',
    erasure: 'delete',
  }),
  // A part, because the counts of the reviews follow (eraseVotes).
  personalData('review_votes', {
    of: { customer: "iif(voter LIKE 'customer %', substr(voter, 10), NULL)" },
    none: 'review_id',
    secret: 'voter',
    erasure: 'part',
  }),
  personalData('review_invitations', {
    of: { order: 'order_id' },
    none: 'order_id due_at sent',
    erasure: 'delete',
  }),
  // Nobody is left who could be asked: orders lose the address too.
  personalData('review_invitation_stops', {
    of: { email: 'email' },
    none: 'at',
    personal: 'email',
    erasure: 'delete',
  }),
];
