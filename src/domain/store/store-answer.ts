/** A store as the calls return it. Source: catalogue.txt §3 Store, §1 flags. */
import * as z from 'zod';
import { channelOf } from '../catalogue/calls/product-answer.ts';
import { countrySetup, type SetupSettings } from '../country/setup.ts';
import type { StoredStore } from './store.ts';

const storeSorts = ['key asc', 'key desc', 'name asc', 'name desc'] as const;

/** A misspelt field would otherwise list all stores. */
export const storeQuery = z.strictObject({
  /** As the country setup names it (kontor-de), or by the country code, as carts and discounts do. */
  key: z.string().max(100).optional(),
  id: z.string().max(100).optional(),
  ids: z.array(z.string().max(100)).max(100).optional(),
  limit: z.int().min(1).max(100).default(20),
  offset: z.int().min(0).max(10_000).default(0),
  sort: z.enum(storeSorts).default('key asc'),
});
type StoreQuery = z.infer<typeof storeQuery>;

const channel = z.object({ id: z.string(), key: z.string() });

const storeAnswer = z.object({
  id: z.string(),
  key: z.string(),
  version: z.int(),
  name: z.string(),
  languages: z.array(z.string()),
  distributionChannels: z.array(channel),
  supplyChannels: z.array(channel),
  custom: z.object({
    customFieldsRaw: z.array(z.object({ name: z.string(), value: z.unknown() })),
  }),
});

export const storePageAnswer = z.object({
  results: z.array(storeAnswer),
  offset: z.int(),
  count: z.int(),
  total: z.int(),
  exists: z.boolean(),
});
export type StorePage = z.infer<typeof storePageAnswer>;

export function storePage(
  stores: readonly StoredStore[],
  { key, id, ids, limit, offset, sort }: StoreQuery,
  settings: SetupSettings,
): StorePage {
  const [by, direction] = sort.split(' ') as ['key' | 'name', 'asc' | 'desc'];
  const found = stores
    .filter((store) => key === undefined || key === store.storeId || key === store.key)
    .map((store) => answerOf(store, settings))
    .filter((store) => id === undefined || store.id === id)
    .filter((store) => ids === undefined || ids.includes(store.id))
    .sort((a, b) => (direction === 'asc' ? 1 : -1) * (a[by] < b[by] ? -1 : 1));
  const results = found.slice(offset, offset + limit);
  const total = found.length;
  return { results, offset, count: results.length, total, exists: total > 0 };
}

function answerOf(store: StoredStore, settings: SetupSettings): StorePage['results'][number] {
  const { storeId, label, languages } = countrySetup(store, settings);
  const channels = [{ id: channelOf(store.key), key: channelOf(store.key) }];
  const { codFeeCentAmount, codFeeTitle, bankDetails, campaigns } = store;
  const fields: Record<string, unknown> = {
    trustpilot_in_header_enabled: store.trustScoreInHeader,
    complementary_products_enabled: store.complementaryProductsEnabled,
    sale_of_additional_guarantee_enabled: store.saleOfAdditionalGuaranteeEnabled,
    vat_validation_enabled: store.vatValidationEnabled,
    change_tax_rate_enabled: store.changeTaxRateEnabled,
    google_autocomplete_enabled: store.googleAutocompleteEnabled,
    google_reviews_enabled: store.links?.googleReviews !== undefined,
    ex_store_campaigns: JSON.stringify(
      campaigns.map(({ campaignName, startDate, endDate }) => ({
        campaignName,
        startDate,
        endDate,
      })),
    ),
    codFee: codFeeCentAmount,
    /** By language; empty: the shop's own text. */
    codFeeTitle: codFeeTitle ?? {},
    bankAccountOwner: bankDetails.accountOwner,
    bankInstitute: bankDetails.institute,
    bankBic: bankDetails.bic,
    bankIban: bankDetails.iban,
  };
  return {
    id: `store-${store.key}`,
    key: storeId,
    version: 1,
    name: label,
    languages: [...languages],
    distributionChannels: channels,
    supplyChannels: channels,
    custom: {
      customFieldsRaw: Object.entries(fields).map(([name, value]) => ({ name, value })),
    },
  };
}
