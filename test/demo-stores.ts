/** The stores of the demo, as an operator would load them. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { Locale } from '#domain/locale/locales.ts';
import type { StoredStore } from '#domain/store/store.ts';
import type { StoreDocument } from '#domain/store/store-document.ts';
import { demoStores } from '../demo/stores.ts';

const stores = demoStores(new Date('2026-11-21T10:00:00Z'));

export function demoStore(key: CountryCode): StoredStore {
  const store = stores.find((each) => each.key === key);
  if (!store) throw new Error(`the demo has no store ${key}`);
  return store;
}

export const demoMarket = (locale: Locale) => ({ store: demoStore(locale.country), locale });

export function demoStoreDocument(
  key: CountryCode,
  changes: Partial<Record<keyof StoreDocument, unknown>> = {},
): Record<string, unknown> {
  return { type: 'store', ...structuredClone(demoStore(key)), ...changes };
}
