/** The embedded backend: catalogue, stock, orders and customers in D1, carts in their rooms. */
import { languagesOf } from '#domain/country/countries.ts';
import { failure } from '#domain/errors.ts';
import type { Commerce } from '#domain/operations.ts';
import type { Environment } from '../../environment.ts';
import { embeddedAccounts } from './accounts.ts';
import { loadCategoryAddresses, loadProductAddresses, loadProductFate } from './addresses.ts';
import { embeddedCarts } from './carts.ts';
import { categoryKeyOf, loadCategories } from './categories.ts';
import { databaseOf } from './database.ts';
import { loadInventory } from './inventory.ts';
import { localeByCode } from './language.ts';
import { loadListings } from './listings.ts';
import { loadOrder } from './orders.ts';
import { loadProductPage, loadProducts } from './products.ts';

export function embeddedCommerce(env: Environment): Commerce {
  const db = databaseOf(env.DB);
  return {
    ...embeddedAccounts(env),
    ...embeddedCarts(env),
    async getProduct({ skus }, caller) {
      return {
        ok: true,
        data: { products: { results: await loadProducts(env.DB, skus, caller) } },
      };
    },
    async getProductPage({ number }, caller) {
      const page = await loadProductPage(env.DB, number, caller);
      return page ? { ok: true, data: page } : failure('ProductNotFound', { about: number });
    },
    async getProductFate({ number }, caller) {
      return { ok: true, data: { fate: await loadProductFate(env.DB, number, caller) } };
    },
    async getAddresses({ of, ...range }, caller) {
      const load = of === 'products' ? loadProductAddresses : loadCategoryAddresses;
      return { ok: true, data: await load(env.DB, range, caller) };
    },
    async searchProducts({ queries }, caller) {
      return { ok: true, data: { listings: await loadListings(env.DB, queries, caller) } };
    },
    async getCategory({ slug }, caller) {
      const locale = localeByCode(caller.locale);
      const all = await loadCategories(env.DB, caller);
      if (!slug) return { ok: true, data: { categories: { results: all } } };
      const known = all.find((category) => category.slug === slug)?.key;
      const others = languagesOf(caller.store.key).filter((each) => each !== locale.language);
      const key = known ?? (await categoryKeyOf(env.DB, slug, others));
      const results = all.filter((category) => category.key === key);
      return { ok: true, data: { categories: { results } } };
    },
    async getInventory({ sku }) {
      return { ok: true, data: { inventoryEntries: { results: await loadInventory(db, sku) } } };
    },
    async getOrder({ id }, caller) {
      const order = await loadOrder(db, id);
      const mine =
        order?.store.key === caller.store.key && caller.orderedCartIds.includes(order.cart.id);
      return mine ? { ok: true, data: { order } } : failure('OrderNotFound');
    },
  };
}
