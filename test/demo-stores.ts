/** The stores of the demo, as an operator would load them. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { isProviderKind } from '#domain/payment/methods.ts';
import type { ProviderKindKey } from '#domain/payment/provider-kinds.ts';
import type { MoneyRules } from '#domain/store/money-rules.ts';
import type { StoredStore } from '#domain/store/store.ts';
import type { StoreDocument } from '#domain/store/store-document.ts';
import { demoRules } from '../demo/money-rules.ts';
import { demoStores } from '../demo/stores.ts';

const now = new Date('2026-11-21T10:00:00Z');

/** The rules of delivery and payment of a demo store. */
export const rulesOf = (key: CountryCode, at = now): MoneyRules => demoRules(key, at);

const stores = demoStores(now);

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

/** The provider kinds that the demo offers in a country. */
export const providerKindsOf = (key: CountryCode): ProviderKindKey[] =>
  demoStore(key).paymentMethods.filter(isProviderKind);
