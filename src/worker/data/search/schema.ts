/** What the search takes from the operator. The index itself is a database of its own (migrations/search). */
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, language } from '../../d1/columns.ts';

/** Words for the same goods; the first names the group. */
export const searchSynonyms = sqliteTable(
  'search_synonyms',
  { language: language(), name: text('name').notNull(), words: json<string[]>('words') },
  (table) => [primaryKey({ columns: [table.language, table.name] })],
);
