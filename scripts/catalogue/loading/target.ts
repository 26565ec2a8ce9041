/** The port of an import to the tables of the backend. */

import type { DealDocument } from '#domain/catalogue/deal-document.ts';
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import type { HeldBack } from '#domain/catalogue/eligibility.ts';
import type { ForeignGoods } from '#domain/catalogue/import/foreign-sku.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { StoredStore } from '#domain/store/store.ts';
import type { StoredDeals } from './deals-known.ts';

export type Target = {
  categories: () => Promise<CategoryDocument[]>;
  productsBySku: (skus: readonly string[]) => Promise<ProductDocument[]>;
  /** The SKUs, by id, of existing products that have one of these ids or SKUs. */
  skusById: (products: readonly { id: string; sku: string }[]) => Promise<Map<string, string>>;
  /** The shop's number for each foreign SKU. A new number is none of `named`, which the file itself uses. */
  skusFor: (
    foreign: readonly ForeignGoods[],
    named: readonly string[],
  ) => Promise<Map<string, string>>;
  /** Each call is one transaction. */
  writeCategories: (documents: readonly CategoryDocument[]) => Promise<HeldBack[]>;
  /** Writes in batches, each product completely or not at all. */
  writeProducts: (
    documents: readonly ProductDocument[],
    options: { stock: ReadonlySet<string> },
  ) => Promise<HeldBack[]>;
  stores: () => Promise<StoredStore[]>;
  /** One transaction. */
  writeStores: (stores: readonly StoredStore[]) => Promise<void>;
  /** Of each entry, the prices of its articles that are reduced in it; undefined while the shop has no tagged products. */
  campaignPrices: (
    entries: readonly { store: CountryCode; tag: string; startDate: string; endDate: string }[],
  ) => Promise<{ sku: string; until: string | null }[][] | undefined>;
  deals: () => Promise<StoredDeals>;
  /** Those of these brands of which the shop has a product. */
  brandsAmong: (brands: readonly string[]) => Promise<Set<string>>;
  /** Writes each deal completely or not at all. */
  writeDeals: (documents: readonly DealDocument[]) => Promise<void>;
  /** The stock by SKU, for known SKUs only. */
  stockOf: (skus: readonly string[]) => Promise<Map<string, number>>;
};
