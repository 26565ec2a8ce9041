/** The catalogue's rows of the contract table. Source: catalogue.txt §7, checklist API-1, API-3. */
import * as z from 'zod';
import { sku } from '../cart/actions.ts';
import { isCartId } from '../cart/cart-id.ts';
import type { VolumeDiscount } from '../discount/volume-discounts.ts';
import type { GuaranteeOffer } from '../guarantee/offers.ts';
import { answer, publicOperation } from '../operation.ts';
import { maxNumberLength, maxRows } from '../quick-order/limits.ts';
import {
  type RecommendationAnswer,
  recommendationRequest,
} from '../recommendation/recommendation.ts';
import type { PageAvailability } from '../routing/alternates.ts';
import { type StorePage, storeQuery } from '../store/store-answer.ts';
import { type CategoryAnswer, categoryQuery, categoryQueryName } from './calls/category-answer.ts';
import type { ProductAnswer } from './calls/product-answer.ts';
import {
  comparisonQuery,
  complementaryQuery,
  complementarySearch,
  offset,
  productQuery,
  productQueryName,
} from './calls/product-query.ts';
import type { Category } from './category.ts';
import { maxCompared } from './compare-choice.ts';
import type { ComparedProduct } from './comparison.ts';
import type { FoundArticle } from './found-article.ts';
import type { ListingPage } from './listing/listing-page.ts';
import { listingQuery } from './listing/listing-query.ts';
import type { ProductDetail, ProductSummary } from './product.ts';
import type { UnavailableReason } from './unavailable-reason.ts';
import type { Version } from './versions.ts';

export type AddressPage = {
  results: { slugs: PageAvailability['slugs']; images: string[]; lastModified?: string }[];
  /** Of all parts together. */
  total: number;
};

/** As the complementary call nests it. */
type ProductResults = { data: { products: { results: ProductAnswer[] } } };

export const catalogueOperations = {
  getProduct: publicOperation(productQuery, answer<{ products: { results: ProductAnswer[] } }>(), {
    second: productQueryName,
  }),
  /** What a comparison ranks: of a family, with or without B-ware. */
  getComparisonProducts: publicOperation(comparisonQuery, answer<ProductAnswer[]>()),
  /** Products of the categories that the base product names, and the base product. */
  getComplementaryProductsBySku: publicOperation(
    complementaryQuery,
    answer<{ products: ProductResults; baseProduct: ProductResults }>(),
    { second: complementarySearch },
  ),
  /** The same as cards, for the cart: what goes with these articles, none of them. */
  getComplements: publicOperation(
    z.object({ skus: z.array(sku).min(1).max(100) }),
    answer<{ products: ProductSummary[] }>(),
  ),
  /** What the articles can be guaranteed with, by their SKUs; one that is sold without is left out. */
  getGuaranteeOffers: publicOperation(
    z.object({ skus: z.array(sku).min(1).max(maxRows) }),
    answer<{ offers: Record<string, GuaranteeOffer[]> }>(),
  ),
  /** Cards in the order asked for; what this store does not sell is left out. */
  getProductCards: publicOperation(
    z.object({ skus: z.array(sku).min(1).max(48) }),
    answer<{ products: ProductSummary[] }>(),
  ),
  /** Which article each number means: ours, with or without its letters, or a bar code's. In the order asked for. */
  findArticles: publicOperation(
    z.object({ numbers: z.array(z.string().min(1).max(maxNumberLength)).min(1).max(maxRows) }),
    answer<{ articles: FoundArticle[] }>(),
  ),
  /** The product page: details, guarantees, what fits, versions of the same family, what could be taken instead. */
  getProductPage: publicOperation(
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
      pageAvailability: PageAvailability;
    }>(),
  ),
  /** The shopper's own choice side by side, in its order. */
  getComparison: publicOperation(
    z.object({ skus: z.array(sku).max(maxCompared) }),
    answer<{ products: ComparedProduct[] }>(),
  ),
  /** Why a number has no product page here: asked when getProductPage found none. */
  getUnavailableReason: publicOperation(
    z.object({ number: z.string().regex(/^\d{8}$/) }),
    answer<{ reason: UnavailableReason }>(),
  ),
  /** Every page the market's catalogue has, in all its languages, a part at a time: for sitemaps. */
  getAddresses: publicOperation(
    z.object({
      of: z.enum(['products', 'categories']),
      offset: z.int().min(0).max(10_000_000).default(0),
      limit: z.int().min(1).max(1000).default(1000),
    }),
    answer<AddressPage>(),
  ),
  /** Several listings in one call: the home page asks three questions at once. */
  searchProducts: publicOperation(
    z.object({ queries: z.array(listingQuery).min(1).max(6) }),
    answer<{ listings: ListingPage[] }>(),
  ),
  /** All categories, or the one with this slug in any language of the store's country. */
  getCategory: publicOperation(
    categoryQuery,
    answer<{ categories: { results: CategoryAnswer[] } }>(),
    { second: categoryQueryName },
  ),
  /** The same as the shop's own pages read them: flat, with the number of products. */
  getCategoryTree: publicOperation(
    z.object({ slug: z.string().max(200).optional() }),
    answer<{ categories: Category[] }>(),
  ),
  getInventory: publicOperation(
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
  getVolumeDiscounts: publicOperation(
    z.object({
      discountGroup: z.string().max(100).optional(),
      sort: z.literal('sortOrder asc').default('sortOrder asc'),
    }),
    answer<{ cartDiscounts: { results: VolumeDiscount[] } }>(),
  ),
  /** A failure is logged, and nothing is recommended. */
  recommendation: publicOperation(recommendationRequest, answer<RecommendationAnswer>()),
  getStores: publicOperation(storeQuery, answer<{ stores: StorePage }>()),
};
