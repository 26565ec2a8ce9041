/** The calls behind pages: cards, product pages, listings, categories. */
import { failure } from '#domain/errors.ts';
import type { Caller, Commerce } from '#domain/operations.ts';
import {
  type RecommendationService,
  recommendedAnswered,
  recommendedLimit,
} from '#domain/recommendation/recommendation.ts';
import { type Found, hitsInOrder } from '#domain/search/search.ts';
import type { SearchService } from '#domain/search/search-service.ts';
import { loadGuaranteeOffers } from '../../data/carts/guarantee-offers.ts';
import { categoryKeyIn, loadCategories } from '../../data/catalogue/categories.ts';
import { loadBrandPage, loadBrands } from '../../data/listing/brands.ts';
import { loadListings } from '../../data/listing/listings.ts';
import { loadComplements } from '../../data/products/complements.ts';
import { loadFeedProducts } from '../../data/products/feed-products.ts';
import { findArticles } from '../../data/products/found-articles.ts';
import {
  loadCategoryAddresses,
  loadProductAddresses,
  loadUnavailableReason,
} from '../../data/products/page-addresses.ts';
import { loadProductPage, loadProducts } from '../../data/products/products.ts';
import { loadCompared } from '../../data/products/relations.ts';
import type { Environment } from '../../settings/environment.ts';
import { withEmptyFallback } from '../fallback.ts';

type PageCalls = Pick<
  Commerce,
  | 'getProductCards'
  | 'findArticles'
  | 'getProductPage'
  | 'getComparison'
  | 'getComplements'
  | 'getGuaranteeOffers'
  | 'recommendation'
  | 'getUnavailableReason'
  | 'getAddresses'
  | 'getBrands'
  | 'getBrandPage'
  | 'getFeedProducts'
  | 'searchProducts'
  | 'getCategoryTree'
>;

export function pageCalls(
  env: Environment,
  search: SearchService,
  recommendations: () => RecommendationService,
): PageCalls {
  const find = async (text: string | undefined, caller: Caller) =>
    text === undefined ? undefined : search.find(text, caller);
  return {
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
      const products = await withEmptyFallback('complements', [], () =>
        loadComplements(env.DB, skus, caller),
      );
      return { ok: true, data: { products } };
    },
    async getGuaranteeOffers({ skus }, caller) {
      return { ok: true, data: { offers: await loadGuaranteeOffers(env.DB, skus, caller) } };
    },
    async recommendation(request, caller) {
      const value = await withEmptyFallback('recommendation', [], async () => {
        const skus = await recommendations().recommend(request, caller);
        const sold = await loadProducts(env.DB, skus.slice(0, recommendedAnswered), caller);
        const inStock = sold.filter(({ availableQuantity }) => availableQuantity > 0);
        return inStock.slice(0, recommendedLimit);
      });
      return { ok: true, data: { results: [{ value }] } };
    },
    async getUnavailableReason({ number }, caller) {
      return { ok: true, data: { reason: await loadUnavailableReason(env.DB, number, caller) } };
    },
    async getAddresses({ of, ...range }, caller) {
      const load = of === 'products' ? loadProductAddresses : loadCategoryAddresses;
      return { ok: true, data: await load(env.DB, range, caller) };
    },
    async getBrands(_, caller) {
      return { ok: true, data: { brands: await loadBrands(env.DB, caller) } };
    },
    async getBrandPage({ slug }, caller) {
      return { ok: true, data: { brand: (await loadBrandPage(env.DB, slug, caller)) ?? null } };
    },
    async getFeedProducts(part, caller) {
      return { ok: true, data: { products: await loadFeedProducts(env.DB, part, caller) } };
    },
    async searchProducts({ queries }, caller) {
      const found = await Promise.all(queries.map(({ query }) => find(query, caller)));
      const requests = queries.map((query, index) => {
        const answer = found[index];
        return { ...query, ...(answer && hitsInOrder(answer, query.sort)) };
      });
      const listings = await loadListings(env.DB, requests, caller);
      return {
        ok: true,
        data: {
          listings: listings.map((page, index) => ({
            ...page,
            ...searchFields(found[index], requests[index]?.onlyBest),
          })),
        },
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

/** The fields of a listing that describe its search. */
function searchFields(found: Found | undefined, onlyBest = false) {
  return {
    ...(found?.corrected !== undefined && { corrected: found.corrected }),
    ...(found?.unmatched !== undefined && { unmatched: found.unmatched }),
    ...(found?.queryId !== undefined && { queryId: found.queryId }),
    ...(onlyBest && { onlyBest: true as const }),
  };
}
