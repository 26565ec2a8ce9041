/** The table of the page cache. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { nothingPersonal } from '../../d1/personal-data.ts';

/** When the content behind a tag last changed. Tags: src/domain/routing/cached-page.ts. */
export const pageChanges = sqliteTable(
  'page_changes',
  {
    tag: text('tag').primaryKey(),
    changedAt: integer('changed_at').notNull(),
    /** Counts the changes, including several within one millisecond. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('page_changes_by_time').on(table.changedAt)],
);

export const pageMarks = [nothingPersonal('page_changes', 'tag changed_at version')];
