/** The catalogue's rows of the contract table. Source: catalogue.txt §7, checklist API-1, API-3. */
import * as z from 'zod';
import { sku } from '../cart/actions.ts';
import { isCartId } from '../cart/cart-id.ts';
import type { VolumeDiscount } from '../discount/volume-discounts.ts';
import type { GuaranteeOffer } from '../guarantee/offers.ts';
import { answer, operation } from '../operation.ts';
import { longestNumber, mostRows } from '../quick-order/limits.ts';
import {
  type RecommendationAnswer,
  recommendationRequest,
} from '../recommendation/recommendation.ts';
import type { Whereabouts } from '../routing/alternates.ts';
import { type StorePage, storeQuery } from '../store/store-answer.ts';
import type { Category } from './category.ts';
import { type CategoryAnswer, categoryQuery, categoryQueryName } from './category-answer.ts';
import { mostCompared } from './compare-choice.ts';
import type { ComparedProduct } from './comparison.ts';
import type { FoundArticle } from './found-article.ts';
import type { ListingPage } from './listing-page.ts';
import { listingQuery } from './listing-query.ts';
import type { ProductDetail, ProductSummary } from './product.ts';
import type { ProductAnswer } from './product-answer.ts';
import type { ProductFate } from './product-fate.ts';
import {
  comparisonQuery,
  complementaryQuery,
  complementarySearch,
  offset,
  productQuery,
  productQueryName,
} from './product-query.ts';
import type { Version } from './versions.ts';

export type AddressPage = {
  results: { slugs: Whereabouts['slugs']; images: string[]; lastModified?: string }[];
  /** Of all parts together. */
  total: number;
};

/** As the complementary call nests it. */
type ProductResults = { data: { products: { results: ProductAnswer[] } } };

export const catalogueOperations = {
  getProduct: operation(
    productQuery,
    answer<{ products: { results: ProductAnswer[] } }>(),
    productQueryName,
  ),
  /** What a comparison ranks: of a family, with or without B-ware. */
  getComparisonProducts: operation(comparisonQuery, answer<ProductAnswer[]>()),
  /** Products of the categories that the base product names, and the base product. */
  getComplementaryProductsBySku: operation(
    complementaryQuery,
    answer<{ products: ProductResults; baseProduct: ProductResults }>(),
    complementarySearch,
  ),
  /** The same as cards, for the cart: what goes with these articles, none of them. */
  getComplements: operation(
    z.object({ skus: z.array(sku).min(1).max(100) }),
    answer<{ products: ProductSummary[] }>(),
  ),
  /** What the articles can be guaranteed with, by their SKUs; one that is sold without is left out. */
  getGuaranteeOffers: operation(
    z.object({ skus: z.array(sku).min(1).max(mostRows) }),
    answer<{ offers: Record<string, GuaranteeOffer[]> }>(),
  ),
  /** Cards in the order asked for; what this store does not sell is left out. */
  getProductCards: operation(
    z.object({ skus: z.array(sku).min(1).max(48) }),
    answer<{ products: ProductSummary[] }>(),
  ),
  /** Which article each number means: ours, with or without its letters, or a bar code's. In the order asked for. */
  findArticles: operation(
    z.object({ numbers: z.array(z.string().min(1).max(longestNumber)).min(1).max(mostRows) }),
    answer<{ articles: FoundArticle[] }>(),
  ),
  /** The product page: details, guarantees, what fits, versions of the same family, what could be taken instead. */
  getProductPage: operation(
    z.object({ number: z.string().regex(/^\d{8}$/) }),
    answer<{
      product: ProductDetail;
      guarantees: GuaranteeOffer[];
      accessories: ProductSummary[];
      parents: ProductSummary[];
      versions: Version[];
      alternatives: ProductSummary[];
      /** Candidates of the comparison, its family first. */
      compared: ComparedProduct[];
      whereabouts: Whereabouts;
    }>(),
  ),
  /** The shopper's own choice side by side, in its order. */
  getComparison: operation(
    z.object({ skus: z.array(sku).max(mostCompared) }),
    answer<{ products: ComparedProduct[] }>(),
  ),
  /** Why a number has no product page here: asked when getProductPage found none. */
  getProductFate: operation(
    z.object({ number: z.string().regex(/^\d{8}$/) }),
    answer<{ fate: ProductFate }>(),
  ),
  /** Every page the market's catalogue has, in all its languages, a part at a time: for sitemaps. */
  getAddresses: operation(
    z.object({
      of: z.enum(['products', 'categories']),
      offset: z.int().min(0).max(10_000_000).default(0),
      limit: z.int().min(1).max(1000).default(1000),
    }),
    answer<AddressPage>(),
  ),
  /** Several listings in one call: the home page asks three questions at once. */
  searchProducts: operation(
    z.object({ queries: z.array(listingQuery).min(1).max(6) }),
    answer<{ listings: ListingPage[] }>(),
  ),
  /** All categories, or the one with this slug in any language of the store's country. */
  getCategory: operation(
    categoryQuery,
    answer<{ categories: { results: CategoryAnswer[] } }>(),
    categoryQueryName,
  ),
  /** The same as the shop's own pages read them: flat, with the number of products. */
  getCategoryTree: operation(
    z.object({ slug: z.string().max(200).optional() }),
    answer<{ categories: Category[] }>(),
  ),
  getInventory: operation(
    z.object({
      sku: z.array(sku).max(500),
      /** The caller's: the windows that show it hear of the stock as well. */
      cartId: z.string().refine(isCartId).optional(),
      limit: z.int().min(1).max(500).default(500),
      offset,
    }),
    answer<{
      inventoryEntries: {
        exists: boolean;
        offset: number;
        limit: number;
        count: number;
        /** Of all parts together. */
        total: number;
        results: { sku: string; availableQuantity: number }[];
      };
    }>(),
  ),
  /** Without a group nothing is looked for. */
  getVolumeDiscounts: operation(
    z.object({
      discountGroup: z.string().max(100).optional(),
      sort: z.literal('sortOrder asc').default('sortOrder asc'),
    }),
    answer<{ cartDiscounts: { results: VolumeDiscount[] } }>(),
  ),
  /** A failure is logged, and nothing is recommended. */
  recommendation: operation(recommendationRequest, answer<RecommendationAnswer>()),
  getStores: operation(storeQuery, answer<{ stores: StorePage }>()),
};
