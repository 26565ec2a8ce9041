/** Where an import writes to and an export reads from: the tables of the embedded backend. */
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import type { HeldBack } from '#domain/catalogue/market-gate.ts';

export type Target = {
  categories: () => Promise<CategoryDocument[]>;
  productsBySku: (skus: readonly string[]) => Promise<ProductDocument[]>;
  /** Products that already go by one of these ids. */
  skusById: (products: readonly { id: string; sku: string }[]) => Promise<Map<string, string>>;
  /** Our number for each SKU of another shop. */
  skusFor: (foreign: readonly string[]) => Promise<Map<string, string>>;
  /** Each call all or nothing. */
  writeCategories: (documents: readonly CategoryDocument[]) => Promise<HeldBack[]>;
  writeProducts: (
    documents: readonly ProductDocument[],
    options: { stock: ReadonlySet<string> },
  ) => Promise<HeldBack[]>;
  /** Of SKUs that are known. */
  stockOf: (skus: readonly string[]) => Promise<Map<string, number>>;
};
