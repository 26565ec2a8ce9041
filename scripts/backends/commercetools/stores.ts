/** Stores and what belongs to each: a zone for its country, a channel for its stock and its prices. */
import { languagesOf } from '#domain/country/countries.ts';
import { shopName } from '#domain/store/shop-name.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { typeKeys } from './custom-field-sets.ts';
import { byKey, countryOf, customFields, type Draft, moneyDraft } from './drafts.ts';

export const zoneDraft = ({ key }: StoredStore): Draft => ({
  key,
  name: countryOf(key),
  locations: [{ country: countryOf(key) }],
});

export const channelDraft = ({ key, storeId }: StoredStore): Draft => ({
  key: storeId,
  name: { en: `${shopName} ${countryOf(key)}` },
  roles: ['InventorySupply', 'ProductDistribution'],
});

export const storeDraft = (store: StoredStore): Draft => ({
  key: store.key,
  name: Object.fromEntries(
    languagesOf(store.key).map((language) => [language, `${shopName} ${countryOf(store.key)}`]),
  ),
  languages: languagesOf(store.key),
  countries: [{ code: countryOf(store.key) }],
  distributionChannels: [byKey('channel', store.storeId)],
  supplyChannels: [byKey('channel', store.storeId)],
  custom: customFields(typeKeys.store, {
    currency: store.currency,
    codFeeTitle: store.codFeeTitle,
    codFee: moneyDraft(store.currency, store.codFeeCentAmount),
    ...store.bankDetails,
    campaigns: JSON.stringify(store.campaigns),
    trust_score_in_header: store.trustScoreInHeader,
    sale_of_additional_guarantee_enabled: store.saleOfAdditionalGuaranteeEnabled,
    complementary_products_enabled: store.complementaryProductsEnabled,
    google_autocomplete_enabled: store.googleAutocompleteEnabled,
    vat_validation_enabled: store.vatValidationEnabled,
    change_tax_rate_enabled: store.changeTaxRateEnabled,
  }),
});
