import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CountryCode } from '#domain/country/countries.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { json } from '../../d1/columns.ts';

export const stores = sqliteTable('stores', {
  key: text('key').$type<CountryCode>().primaryKey(),
  document: json<StoredStore>('document'),
});
