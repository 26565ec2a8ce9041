/** The operator's settings for the search. The index itself is a separate database (migrations/search). */
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, language } from '../../d1/columns.ts';
import { nothingPersonal, personalData } from '../../d1/personal-data.ts';

/** Groups of synonyms; the first word is the group's name. */
export const searchSynonyms = sqliteTable(
  'search_synonyms',
  { language: language(), name: text('name').notNull(), words: json<string[]>('words') },
  (table) => [primaryKey({ columns: [table.language, table.name] })],
);

export const synonymMarks = [nothingPersonal('search_synonyms', 'language name words')];

/** The tables of the search's own database; those of FTS5 are part of `terms`. */
export const searchMarks = [
  nothingPersonal('documents', 'serial language product_id standing impacts'),
  nothingPersonal('terms', 'tokens'),
  nothingPersonal('languages', 'language documents'),
  nothingPersonal('words', 'language surface written term backwards'),
  nothingPersonal('misspellings', 'language key surface'),
  nothingPersonal('codes', 'code product_id'),
  nothingPersonal('phrases', 'language start phrase weight'),
  nothingPersonal('frequent', 'token documents'),
  // By nobody in particular; but a shopper may have typed a name.
  personalData('asked', {
    of: {},
    none: 'locale day times found',
    personal: 'query',
    erasure: 'part',
  }),
];
