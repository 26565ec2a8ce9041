/** What the stand-in of the web-to-case address has received. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { personalData } from '../../d1/personal-data.ts';

export const sandboxCases = sqliteTable('sandbox_cases', {
  id: integer('id').primaryKey(),
  email: text('email').notNull(),
  /** The query of the address. */
  query: text('query').notNull(),
  /** The form as it was posted. */
  body: text('body').notNull(),
});

export const sandboxCaseMarks = [
  personalData('sandbox_cases', {
    of: { email: 'email' },
    none: 'id query',
    personal: 'email body',
    erasure: 'delete',
  }),
];
