/** What the pages' cache asks the database. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** When something that pages show changed last. Tags: src/domain/routing/kept-page.ts. */
export const pageChanges = sqliteTable(
  'page_changes',
  { tag: text('tag').primaryKey(), changedAt: integer('changed_at').notNull() },
  (table) => [index('page_changes_by_time').on(table.changedAt)],
);
