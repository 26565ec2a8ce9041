/** The embedded backend: catalogue, stock, orders and customers in D1, carts in their rooms. */
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import { recommendedAnswered, recommendedLimit } from '#domain/recommendation/recommendation.ts';
import type { Found } from '#domain/search/search.ts';
import type { Environment } from '../../environment.ts';
import { recommendationService } from '../../services/recommendations/recommendations.ts';
import { searchService } from '../../services/search/choose.ts';
import { orNothing } from '../or-nothing.ts';
import { embeddedAccounts } from './accounts.ts';
import { embeddedAddressBook } from './address-book.ts';
import { addressChecks } from './address-checks.ts';
import { loadCategoryAddresses, loadProductAddresses, loadProductFate } from './addresses.ts';
import { embeddedCarts } from './carts.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { categoryKeyIn, loadCategories } from './categories.ts';
import { findArticles } from './found-articles.ts';
import { loadGuaranteeOffers } from './guarantee-offers.ts';
import { loadListings } from './listings.ts';
import { orderCalls } from './order-calls.ts';
import { orderReads } from './order-reads.ts';
import { loadProductPage, loadProducts } from './products.ts';
import { loadCompared, loadComplements } from './relations.ts';
import { shippingCalls } from './shipping-methods.ts';
import { walletCalls } from './wallet-calls.ts';

export function embeddedCommerce(env: Environment): Commerce {
  const find = async (text: string | undefined, caller: Caller) =>
    text === undefined ? undefined : searchService(env).find(text, caller);
  return {
    ...embeddedAccounts(env),
    ...embeddedAddressBook(env),
    ...addressChecks(env),
    ...embeddedCarts(env),
    ...walletCalls(env),
    ...orderCalls(env),
    ...orderReads(env),
    ...catalogueCalls(env),
    ...shippingCalls(env),
    async getProductCards({ skus }, caller) {
      return { ok: true, data: { products: await loadProducts(env.DB, skus, caller) } };
    },
    async findArticles({ numbers }, caller) {
      return { ok: true, data: { articles: await findArticles(env.DB, numbers, caller) } };
    },
    async getProductPage({ number }, caller) {
      const page = await loadProductPage(env.DB, number, caller);
      return page ? { ok: true, data: page } : failure('ProductNotFound', { about: number });
    },
    async getComparison({ skus }, caller) {
      return { ok: true, data: { products: await loadCompared(env.DB, skus, caller) } };
    },
    async getComplements({ skus }, caller) {
      const products = await orNothing('complements', [], () =>
        loadComplements(env.DB, skus, caller),
      );
      return { ok: true, data: { products } };
    },
    async getGuaranteeOffers({ skus }, caller) {
      return { ok: true, data: { offers: await loadGuaranteeOffers(env.DB, skus, caller) } };
    },
    async recommendation(request, caller) {
      const value = await orNothing('recommendation', [], async () => {
        const skus = await recommendationService(env).recommend(request, caller);
        const sold = await loadProducts(env.DB, skus.slice(0, recommendedAnswered), caller);
        const inStock = sold.filter(({ availableQuantity }) => availableQuantity > 0);
        return inStock.slice(0, recommendedLimit);
      });
      return { ok: true, data: { results: [{ value }] } };
    },
    async getProductFate({ number }, caller) {
      return { ok: true, data: { fate: await loadProductFate(env.DB, number, caller) } };
    },
    async getAddresses({ of, ...range }, caller) {
      const load = of === 'products' ? loadProductAddresses : loadCategoryAddresses;
      return { ok: true, data: await load(env.DB, range, caller) };
    },
    async searchProducts({ queries }, caller) {
      const found = await Promise.all(queries.map(({ query }) => find(query, caller)));
      const asked = queries.map((query, index) => ({ ...query, hits: found[index]?.hits }));
      const listings = await loadListings(env.DB, asked, caller);
      return {
        ok: true,
        data: { listings: listings.map((page, index) => ({ ...page, ...told(found[index]) })) },
      };
    },
    async getCategoryTree({ slug }, caller) {
      const all = await loadCategories(env.DB, caller);
      if (!slug) return { ok: true, data: { categories: all } };
      const key = await categoryKeyIn(env.DB, slug, all, caller);
      return { ok: true, data: { categories: all.filter((category) => category.key === key) } };
    },
  };
}

/** What a listing tells of its search. */
function told(found: Found | undefined) {
  return {
    ...(found?.corrected !== undefined && { corrected: found.corrected }),
    ...(found?.queryId !== undefined && { queryId: found.queryId }),
  };
}
