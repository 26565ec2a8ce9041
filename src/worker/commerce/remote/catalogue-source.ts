/**
 * What a remote backend's catalogue can be asked for, in parts: each names where the next one begins, so that a reading that
 * is interrupted goes on there. No method throws for a fault of the remote: it returns `BackendFailed`.
 */
import type { CategoryDraft, ProductDraft } from '#domain/catalogue/import/draft.ts';
import type { Outcome } from '#domain/operations.ts';
import type { Refused } from '#domain/remote/catalogue/product-drafts.ts';

/** The last entry that was read, in the order of changes. `id`: empty, then all of that time or later are still to be read. */
export type Cursor = { at: string; id: string };

/** Before everything. */
export const beginning: Cursor = { at: '1970-01-01T00:00:00.000Z', id: '' };

/** `last`: the last entry, after which the next part begins. `isLast`: for now nothing comes after it. */
export type Part = { last: Cursor; isLast: boolean };

export type ProductsFound = {
  /** Articles on sale. */
  drafts: ProductDraft[];
  /** SKUs of products that are not published. */
  withdrawn: string[];
  refused: Refused[];
};

/** `total`: of all parts that were still to be read before this one; absent: unknown. */
export type ProductPart = ProductsFound & Part & { total?: number };

export type StockEntry = { sku: string; availableQuantity: number };
export type StockPart = Part & { entries: StockEntry[] };

/** SKUs of articles whose prices have changed. */
export type PricePart = Part & { skus: string[] };

/** `at`: the time of the last change. */
export type CategoriesFound = { drafts: CategoryDraft[]; refused: Refused[]; at: string };

export type CatalogueSource = {
  /** Names the remote, as a key: what was read of another one does not count. */
  name: string;
  /** The most SKUs that `productsBySku` may be asked for. */
  skusAtOnce: number;
  /** Changed at this time or later; parents before the categories below them. */
  categories(since: string): Promise<Outcome<CategoriesFound>>;
  /** A SKU that is in no list of the answer is not there any more. */
  productsBySku(skus: readonly string[]): Promise<Outcome<ProductsFound>>;
  /** By the time of their change, then by id. Absent: the remote has no list, and only articles are found that the shop knows. */
  products?(after: Cursor): Promise<Outcome<ProductPart>>;
  /** In the same order. Absent: see `stockBySku`. */
  stock?(after: Cursor): Promise<Outcome<StockPart>>;
  /** Of prices that change without their product. Absent: there are none. */
  prices?(after: Cursor): Promise<Outcome<PricePart>>;
  /** Of a remote that cannot tell what has changed: at most 500 SKUs. */
  stockBySku?(skus: readonly string[]): Promise<Outcome<StockEntry[]>>;
};

/** The most SKUs that `stockBySku` may be asked for. */
export const stockAtOnce = 500;

/** One that has a list of all products, in the order of their changes. */
export type ListedCatalogue = CatalogueSource &
  Required<Pick<CatalogueSource, 'products' | 'stock' | 'prices'>>;
