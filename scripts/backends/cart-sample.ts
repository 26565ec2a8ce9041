/** Which articles of each store the two backends are asked for carts of: a few, on sale in both at the same price. */
import { categoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import type { ProductDraft } from '#domain/catalogue/import/draft.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { dataOf } from '../../src/worker/commerce/remote/catalogue/follow.ts';
import type { CatalogueSource } from '../../src/worker/commerce/remote/catalogue-source.ts';
import { chunk } from '../../src/worker/d1/chunk.ts';
import {
  readCategories,
  readProductsBySku,
} from '../../src/worker/data/catalogue/read-documents.ts';
import { articlesOfEachKind } from '../../src/worker/data/catalogue/sample-articles.ts';
import { mostPieces } from './carts-of-both.ts';
import { differencesOf } from './differences.ts';

/** So many are looked at for each that is wanted: some may be at one of the two alone. */
const spare = 3;

/** `inStock`: so many articles were looked at, of which `skus` are on sale in both at the same price. */
type StoreSample = { store: StoredStore; skus: string[]; inStock: number };

export type Sample = {
  of: StoreSample[];
  /** Other price in the catalogues, so that all amounts would be others. */
  leftOut: Set<string>;
  /** What articles are called there, by the shop's number. */
  foreignSkus: Map<string, string>;
};

export async function cartSample(
  source: CatalogueSource,
  stores: readonly StoredStore[],
  { db, now, articles }: { db: D1Database; now: Date; articles: number },
): Promise<Sample> {
  const found: { store: StoredStore; skus: string[] }[] = [];
  for (const store of stores) {
    const wanted = { pieces: mostPieces(store), limit: articles * spare };
    found.push({ store, skus: await articlesOfEachKind(db, { store, now }, wanted) });
  }
  const all = [...new Set(found.flatMap(({ skus }) => skus))];
  const drafts = new Map<string, ProductDraft>();
  for (const some of chunk(all, source.skusAtOnce))
    for (const draft of dataOf(await source.productsBySku(some)).drafts)
      drafts.set(draft.sku, draft);
  const copies = new Map((await readProductsBySku(db, all)).map((copy) => [copy.sku, copy]));
  const known = categoriesKnown(await readCategories(db));
  const leftOut = new Set<string>();
  const isAlike = (sku: string, { key }: StoredStore): boolean => {
    const draft = drafts.get(sku);
    const differs =
      draft &&
      differencesOf(draft, copies.get(sku), known).some(({ what }) => what === `price.${key}`);
    if (differs) leftOut.add(sku);
    return draft !== undefined && !differs;
  };
  return {
    of: found.map(({ store, skus }) => ({
      store,
      inStock: skus.length,
      skus: skus.filter((sku) => isAlike(sku, store)).slice(0, articles),
    })),
    leftOut,
    foreignSkus: new Map(
      [...drafts.values()].flatMap(({ sku, foreignSku }) =>
        foreignSku ? [[sku, foreignSku]] : [],
      ),
    ),
  };
}
