import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CountryCode } from '#domain/country/countries.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { json } from '../../d1/columns.ts';
import { nothingPersonal } from '../../d1/personal-data.ts';

export const stores = sqliteTable('stores', {
  key: text('key').$type<CountryCode>().primaryKey(),
  document: json<StoredStore>('document'),
});

/** Only the operator's own contacts. */
export const storeMarks = [nothingPersonal('stores', 'key document')];
