/** What the pages' cache asks the database. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** When something that pages show changed last. Tags: src/domain/routing/cached-page.ts. */
export const pageChanges = sqliteTable(
  'page_changes',
  {
    tag: text('tag').primaryKey(),
    changedAt: integer('changed_at').notNull(),
    /** Counts the changes: two within one millisecond are two. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('page_changes_by_time').on(table.changedAt)],
);
