/** The catalogue's calls in the shapes of the specification. Source: catalogue.txt §7. */

import { categoryAnswers } from '#domain/catalogue/calls/category-answer.ts';
import type { ProductAnswer } from '#domain/catalogue/calls/product-answer.ts';
import {
  foreignMarket,
  type RequestedMarket,
  requestedLocale,
} from '#domain/catalogue/calls/requested-market.ts';
import { volumeDiscountsFor } from '#domain/discount/volume-discounts.ts';
import { failure } from '#domain/errors.ts';
import type { InventoryEntry } from '#domain/inventory/availability.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { storeAt } from '#domain/store/dated-changes.ts';
import { storePage } from '#domain/store/store-answer.ts';
import { categoryKeyIn, loadCategories } from '../../data/catalogue/categories.ts';
import {
  findProducts,
  type ProductSearch,
  productsInCategories,
} from '../../data/products/product-answers.ts';
import { loadInventory } from '../../data/stock/inventory.ts';
import { todayOf } from '../../data/stock/stock.ts';
import { loadStores } from '../../data/stores/stores.ts';
import type { Environment } from '../../settings/environment.ts';
import { withEmptyFallback } from '../fallback.ts';

type Calls = Pick<
  Commerce,
  | 'getProduct'
  | 'getComparisonProducts'
  | 'getComplementaryProductsBySku'
  | 'getCategory'
  | 'getInventory'
  | 'getVolumeDiscounts'
  | 'getStores'
>;

export function catalogueCalls(env: Environment): Calls {
  async function find(search: ProductSearch, caller: Caller): Promise<ProductAnswer[]> {
    return withEmptyFallback('product search', [], async () =>
      findProducts(env.DB, search, caller, await loadCategories(env.DB, caller)),
    );
  }

  /** Sends the requested stock to the caller's other browser windows; the response does not depend on it. */
  async function notifyCartOfStock(cartId: string, entries: InventoryEntry[]): Promise<void> {
    await withEmptyFallback('stock told to a cart', undefined, () =>
      env.CART.getByName(cartId).stockChanged(entries),
    );
  }

  return {
    async getProduct(query, caller) {
      const foreign = foreignMarket(query, caller.store);
      if (foreign) return failure('InvalidInput', { about: foreign });
      const results = await find(query, inRequestedLanguage(query, caller));
      return { ok: true, data: { products: { results } } };
    },
    async getComparisonProducts(query, caller) {
      const foreign = foreignMarket(query, caller.store);
      if (foreign) return failure('InvalidInput', { about: foreign });
      return { ok: true, data: await find(query, inRequestedLanguage(query, caller)) };
    },
    async getComplementaryProductsBySku({ skus, limit, ...requested }, asking) {
      const foreign = foreignMarket(requested, asking.store);
      if (foreign) return failure('InvalidInput', { about: foreign });
      const caller = inRequestedLanguage(requested, asking);
      const base = await find({ skus }, caller);
      const keys = base.flatMap(referencedCategories);
      const results =
        keys.length === 0
          ? []
          : await withEmptyFallback('complementary products', [], async () =>
              productsInCategories(
                env.DB,
                keys,
                skus,
                limit,
                caller,
                await loadCategories(env.DB, caller),
              ),
            );
      const nested = (found: ProductAnswer[]) => ({ data: { products: { results: found } } });
      return { ok: true, data: { products: nested(results), baseProduct: nested(base) } };
    },
    async getCategory({ slug, acceptLanguage, fetchSiblings, query }, asking) {
      const caller = inRequestedLanguage({ acceptLanguage }, asking);
      const all = await loadCategories(env.DB, caller);
      const key = slug ? await categoryKeyIn(env.DB, slug, all, caller) : undefined;
      const known = !slug || key !== undefined;
      const results = known ? categoryAnswers(all, { key, query, fetchSiblings }) : [];
      return { ok: true, data: { categories: { results } } };
    },
    async getInventory({ sku, cartId, limit, offset }, caller) {
      const all = await loadInventory(env.DB, sku, todayOf(caller));
      if (cartId && cartId === caller.cartId && all.length > 0)
        await notifyCartOfStock(cartId, all);
      const results = all.slice(offset, offset + limit);
      const total = all.length;
      const page = { exists: total > 0, offset, limit, count: results.length, total, results };
      return { ok: true, data: { inventoryEntries: page } };
    },
    async getVolumeDiscounts({ discountGroup }, { store }) {
      const results = volumeDiscountsFor(store, discountGroup);
      return { ok: true, data: { cartDiscounts: { results } } };
    },
    async getStores(query, { now }) {
      const stores = (await loadStores(env.DB)).map((store) => storeAt(store, now));
      return { ok: true, data: { stores: storePage(stores, query, env.settings) } };
    },
  };
}

function inRequestedLanguage(requested: RequestedMarket, caller: Caller): Caller {
  return { ...caller, locale: requestedLocale(requested, localeByCode(caller.locale)).code };
}

function referencedCategories({ attributesRaw }: ProductAnswer): string[] {
  const set = attributesRaw.find(({ name }) => name === 'referencedResourceSet');
  return (set?.value as string[] | undefined) ?? [];
}
