/** Column kinds that several tables share. */
import { integer, text } from 'drizzle-orm/sqlite-core';
import type { CountryCode, Language } from '#domain/country/countries.ts';

export const json = <Value>(name: string) => text(name, { mode: 'json' }).$type<Value>().notNull();
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();
export const storeKey = () => text('store').$type<CountryCode>().notNull();
export const language = () => text('language').$type<Language>().notNull();
