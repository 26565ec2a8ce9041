/** A store as the calls return it. Source: catalogue.txt §3 Store, §1 flags. */
import * as z from 'zod';
import { channelOf } from '../catalogue/calls/product-answer.ts';
import { factsOf, languagesOf } from '../country/countries.ts';
import type { Store } from './store.ts';

const storeSorts = ['key asc', 'key desc', 'name asc', 'name desc'] as const;

export const storeQuery = z.object({
  key: z.string().max(20).optional(),
  id: z.string().max(100).optional(),
  ids: z.array(z.string().max(100)).max(100).optional(),
  limit: z.int().min(1).max(100).default(20),
  offset: z.int().min(0).max(10_000).default(0),
  sort: z.enum(storeSorts).default('key asc'),
});
type StoreQuery = z.infer<typeof storeQuery>;

type Channel = { id: string; key: string };

type StoreAnswer = {
  id: string;
  key: string;
  version: number;
  name: string;
  languages: string[];
  distributionChannels: Channel[];
  supplyChannels: Channel[];
  custom: { customFieldsRaw: { name: string; value: unknown }[] };
};

export type StorePage = {
  results: StoreAnswer[];
  offset: number;
  count: number;
  total: number;
  exists: boolean;
};

export function storePage(
  stores: readonly Store[],
  { key, id, ids, limit, offset, sort }: StoreQuery,
): StorePage {
  const [by, direction] = sort.split(' ') as ['key' | 'name', 'asc' | 'desc'];
  const found = stores
    .map(storeAnswer)
    .filter((store) => key === undefined || store.key === key)
    .filter((store) => id === undefined || store.id === id)
    .filter((store) => ids === undefined || ids.includes(store.id))
    .sort((a, b) => (direction === 'asc' ? 1 : -1) * (a[by] < b[by] ? -1 : 1));
  const results = found.slice(offset, offset + limit);
  const total = found.length;
  return { results, offset, count: results.length, total, exists: total > 0 };
}

function storeAnswer(store: Store): StoreAnswer {
  const channels = [{ id: channelOf(store.key), key: channelOf(store.key) }];
  const { codFeeCentAmount, bankDetails, campaigns } = store;
  const fields: Record<string, unknown> = {
    trustpilot_in_header_enabled: store.trustScoreInHeader,
    complementary_products_enabled: store.complementaryProductsEnabled,
    sale_of_additional_guarantee_enabled: store.saleOfAdditionalGuaranteeEnabled ?? false,
    vat_validation_enabled: store.vatValidationEnabled ?? false,
    change_tax_rate_enabled: store.changeTaxRateEnabled ?? false,
    google_autocomplete_enabled: store.googleAutocompleteEnabled ?? false,
    google_reviews_enabled: store.googleReviewsEnabled ?? false,
    ex_store_campaigns: JSON.stringify(campaigns),
    codFee: codFeeCentAmount,
    bankAccountOwner: bankDetails.accountOwner,
    bankInstitute: bankDetails.institute,
    bankBic: bankDetails.bic,
    bankIban: bankDetails.iban,
  };
  return {
    id: `store-${store.key}`,
    key: store.key,
    version: 1,
    name: factsOf(store.key).label,
    languages: [...languagesOf(store.key)],
    distributionChannels: channels,
    supplyChannels: channels,
    custom: {
      customFieldsRaw: Object.entries(fields).map(([name, value]) => ({ name, value })),
    },
  };
}
