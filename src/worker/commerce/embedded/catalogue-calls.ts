/** The catalogue's calls in the shapes of the specification. Source: catalogue.txt §7. */
import { type AskedMarket, askedLocale, foreignMarket } from '#domain/catalogue/asked-market.ts';
import { categoryAnswers } from '#domain/catalogue/category-answer.ts';
import type { ProductAnswer } from '#domain/catalogue/product-answer.ts';
import { volumeDiscounts, volumeDiscountsFor } from '#domain/discount/volume-discounts.ts';
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { storePage } from '#domain/store/store-answer.ts';
import type { Environment } from '../../environment.ts';
import { orNothing } from '../or-nothing.ts';
import { categoryKeyIn, loadCategories } from './categories.ts';
import { databaseOf } from './database.ts';
import { type InventoryEntry, loadInventory } from './inventory.ts';
import { localeByCode } from './language.ts';
import { findProducts, type ProductSearch, productsOnShelves } from './product-answers.ts';
import { todayOf } from './stock.ts';
import { loadStores } from './stores.ts';

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
  const db = databaseOf(env.DB);

  async function find(search: ProductSearch, caller: Caller): Promise<ProductAnswer[]> {
    return orNothing('product search', [], async () =>
      findProducts(env.DB, search, caller, await loadCategories(env.DB, caller)),
    );
  }

  /** The caller's other windows hear what this one has asked for; its answer does not depend on that. */
  async function tellCart(cartId: string, entries: InventoryEntry[]): Promise<void> {
    await orNothing('stock told to a cart', undefined, () =>
      env.CART.getByName(cartId).stockChanged(entries),
    );
  }

  return {
    async getProduct(query, caller) {
      const foreign = foreignMarket(query, caller.store);
      if (foreign) return failure('InvalidInput', { about: foreign });
      const results = await find(query, inAskedLanguage(query, caller));
      return { ok: true, data: { products: { results } } };
    },
    async getComparisonProducts(query, caller) {
      const foreign = foreignMarket(query, caller.store);
      if (foreign) return failure('InvalidInput', { about: foreign });
      return { ok: true, data: await find(query, inAskedLanguage(query, caller)) };
    },
    async getComplementaryProductsBySku({ skus, limit }, caller) {
      const base = await find({ skus }, caller);
      const keys = base.flatMap(referencedCategories);
      const results =
        keys.length === 0
          ? []
          : await orNothing('complementary products', [], async () =>
              productsOnShelves(
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
      const caller = inAskedLanguage({ acceptLanguage }, asking);
      const all = await loadCategories(env.DB, caller);
      const key = slug ? await categoryKeyIn(env.DB, slug, all, caller) : undefined;
      const known = !slug || key !== undefined;
      const results = known ? categoryAnswers(all, { key, query, fetchSiblings }) : [];
      return { ok: true, data: { categories: { results } } };
    },
    async getInventory({ sku, cartId, limit, offset }, caller) {
      const all = await loadInventory(db, sku, todayOf(caller));
      if (cartId && cartId === caller.cartId && all.length > 0) await tellCart(cartId, all);
      const results = all.slice(offset, offset + limit);
      const total = all.length;
      const page = { exists: total > 0, offset, limit, count: results.length, total, results };
      return { ok: true, data: { inventoryEntries: page } };
    },
    async getVolumeDiscounts({ discountGroup }, { store }) {
      const results = volumeDiscountsFor(volumeDiscounts, discountGroup, store.key);
      return { ok: true, data: { cartDiscounts: { results } } };
    },
    async getStores(query) {
      return { ok: true, data: { stores: storePage(await loadStores(db), query) } };
    },
  };
}

function inAskedLanguage(asked: AskedMarket, caller: Caller): Caller {
  return { ...caller, locale: askedLocale(asked, localeByCode(caller.locale)).code };
}

function referencedCategories({ attributesRaw }: ProductAnswer): string[] {
  const set = attributesRaw.find(({ name }) => name === 'referencedResourceSet');
  return (set?.value as string[] | undefined) ?? [];
}
