/** The operator's settings for the search. The index itself is a separate database (migrations/search). */
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, language } from '../../d1/columns.ts';

/** Groups of synonyms; the first word is the group's name. */
export const searchSynonyms = sqliteTable(
  'search_synonyms',
  { language: language(), name: text('name').notNull(), words: json<string[]>('words') },
  (table) => [primaryKey({ columns: [table.language, table.name] })],
);
