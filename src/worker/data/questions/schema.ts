/** Questions about articles and their answers. Their moderation and the reports about them: ../reviews/schema.ts. */
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { ModerationState } from '#domain/moderation/moderation.ts';
import type { Answerer } from '#domain/question/question.ts';
import { language } from '../../d1/columns.ts';
import { personalData } from '../../d1/personal-data.ts';

/** What both have. */
const written = () => ({
  id: text('id').primaryKey(),
  text: text('text').notNull(),
  locale: text('locale').$type<LocaleCode>().notNull(),
  authorName: text('author_name').notNull(),
  createdAt: text('created_at').notNull(),
  source: text('source').notNull(),
  state: text('state').$type<ModerationState>().notNull(),
  /** Of the account in which it was written. */
  customerId: text('customer_id'),
  /** In lower case; null: nobody is told of answers and decisions. */
  authorEmail: text('author_email'),
});

export const questions = sqliteTable(
  'questions',
  {
    ...written(),
    sku: text('sku').notNull(),
    /** Of the locale, for the order of the list. */
    language: language(),
    /** The base URL of the links in mails; null: imported. */
    site: text('site'),
  },
  (table) => [
    index('questions_by_product').on(table.sku, table.state, table.createdAt),
    index('questions_by_state').on(table.state, table.createdAt),
    index('questions_by_customer').on(table.customerId),
    index('questions_by_email').on(table.authorEmail),
  ],
);

export const answers = sqliteTable(
  'answers',
  {
    ...written(),
    questionId: text('question_id').notNull(),
    answeredBy: text('answered_by').$type<Answerer>().notNull(),
    /** The purchase of a buyer; null: the shop's, or imported. */
    orderId: text('order_id'),
  },
  (table) => [
    index('answers_by_question').on(table.questionId, table.state, table.createdAt),
    index('answers_by_state').on(table.state, table.createdAt),
    index('answers_by_customer').on(table.customerId),
    index('answers_by_email').on(table.authorEmail),
  ],
);

// A part, because the reports about them end (eraseQuestions). With a question its answers are deleted, which say nothing
// without it; the pages are rendered anew (triggers).
export const questionMarks = [
  personalData('questions', {
    of: { customer: 'customer_id', email: 'author_email' },
    none: 'id locale created_at source state customer_id sku language site',
    personal: 'text author_name author_email',
    erasure: 'part',
  }),
  personalData('answers', {
    of: { customer: 'customer_id', email: 'author_email', order: 'order_id' },
    none: 'id locale created_at source state customer_id question_id answered_by order_id',
    personal: 'text author_name author_email',
    erasure: 'part',
  }),
];
