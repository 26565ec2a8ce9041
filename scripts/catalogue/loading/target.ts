/** Where an import writes to and an export reads from: the tables of the embedded backend. */

import type { DealDocument } from '#domain/catalogue/deal-document.ts';
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import type { HeldBack } from '#domain/catalogue/eligibility.ts';
import type { ForeignGoods } from '#domain/catalogue/import/foreign-sku.ts';
import type { StoredDeals } from './deals-known.ts';

export type Target = {
  categories: () => Promise<CategoryDocument[]>;
  productsBySku: (skus: readonly string[]) => Promise<ProductDocument[]>;
  /** By id, the SKUs of the products that already go by one of these ids or SKUs. */
  skusById: (products: readonly { id: string; sku: string }[]) => Promise<Map<string, string>>;
  /** Our number for each SKU of another shop; a new one is none of `named`, which the file means as they stand. */
  skusFor: (
    foreign: readonly ForeignGoods[],
    named: readonly string[],
  ) => Promise<Map<string, string>>;
  /** Each call all or nothing. */
  writeCategories: (documents: readonly CategoryDocument[]) => Promise<HeldBack[]>;
  /** Some products after the others, each of them whole or not at all. */
  writeProducts: (
    documents: readonly ProductDocument[],
    options: { stock: ReadonlySet<string> },
  ) => Promise<HeldBack[]>;
  deals: () => Promise<StoredDeals>;
  /** Of these, the brands of which the shop has a product. */
  brandsAmong: (brands: readonly string[]) => Promise<Set<string>>;
  /** Each of them whole or not at all. */
  writeDeals: (documents: readonly DealDocument[]) => Promise<void>;
  /** Of SKUs that are known. */
  stockOf: (skus: readonly string[]) => Promise<Map<string, number>>;
};
