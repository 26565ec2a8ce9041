import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Mails of the sandbox mail service; shown by its outbox page. */
export const mails = sqliteTable('mails', {
  id: text('id').primaryKey(),
  recipient: text('recipient').notNull(),
  locale: text('locale').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  at: text('at').notNull(),
});
