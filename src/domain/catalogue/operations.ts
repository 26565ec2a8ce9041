/** The catalogue's rows of the contract table. Source: catalogue.txt §7, checklist API-1, API-3. */
import * as z from 'zod';
import { sku } from '../cart/actions.ts';
import { isCartId } from '../cart/cart-id.ts';
import { volumeDiscount } from '../discount/volume-discount-answer.ts';
import type { GuaranteeOffer } from '../guarantee/offers.ts';
import { answer, publicOperation } from '../operation.ts';
import { maxNumberLength, maxRows } from '../quick-order/limits.ts';
import { recommendationAnswer, recommendationRequest } from '../recommendation/recommendation.ts';
import type { PageAvailability } from '../routing/alternates.ts';
import { storePageAnswer, storeQuery } from '../store/store-answer.ts';
import type { BrandPage, SoldBrand } from './brand-page.ts';
import { categoryAnswer, categoryQuery, categoryQueryName } from './calls/category-answer.ts';
import { productAnswer, productList } from './calls/product-answer.ts';
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
import type { ProductDetail, ProductSummary, RelatedProduct } from './product.ts';
import type { UnavailableReason } from './unavailable-reason.ts';
import type { Version } from './versions.ts';

export type AddressPage = {
  results: { slugs: PageAvailability['slugs']; images: string[]; lastModified?: string }[];
  /** Number of results in all parts together. */
  total: number;
};

/** The nesting of getComplementaryProductsBySku. */
const nestedProducts = z.object({ data: productList });

const inventoryPage = z.object({
  exists: z.boolean(),
  offset: z.int(),
  limit: z.int(),
  count: z.int(),
  /** Number of entries in all parts together. */
  total: z.int(),
  results: z.array(z.object({ sku: z.string(), availableQuantity: z.int() })),
});

export const catalogueOperations = {
  getProduct: publicOperation(productQuery, answer(productList), { second: productQueryName }),
  /** The candidates of a comparison: products of a family, with or without B-ware. */
  getComparisonProducts: publicOperation(comparisonQuery, answer(z.array(productAnswer))),
  /** Products of the categories that the base product names, and the base product. */
  getComplementaryProductsBySku: publicOperation(
    complementaryQuery,
    answer(z.object({ products: nestedProducts, baseProduct: nestedProducts })),
    { second: complementarySearch },
  ),
  /** Complements of these articles as cards, for the cart; the articles themselves are left out. */
  getComplements: publicOperation(
    z.object({ skus: z.array(sku).min(1).max(100) }),
    answer<{ products: ProductSummary[] }>(),
  ),
  /** The guarantees offered for the articles, by SKU; articles without an offer are left out. */
  getGuaranteeOffers: publicOperation(
    z.object({ skus: z.array(sku).min(1).max(maxRows) }),
    answer<{ offers: Record<string, GuaranteeOffer[]> }>(),
  ),
  /** Cards in the requested order; products that this store does not sell are left out. */
  getProductCards: publicOperation(
    z.object({ skus: z.array(sku).min(1).max(48) }),
    answer<{ products: ProductSummary[] }>(),
  ),
  /** The article of each number: our SKU, with or without its letters, or a bar code. In the requested order. */
  findArticles: publicOperation(
    z.object({ numbers: z.array(z.string().min(1).max(maxNumberLength)).min(1).max(maxRows) }),
    answer<{ articles: FoundArticle[] }>(),
  ),
  /** The product page: details, guarantees, parts of a set, accessories, versions of the same family, alternatives. */
  getProductPage: publicOperation(
    z.object({ number: z.string().regex(/^\d{8}$/) }),
    answer<{
      product: ProductDetail;
      guarantees: GuaranteeOffer[];
      /** Of a set, in the order of its document. */
      parts: ProductSummary[];
      accessories: RelatedProduct[];
      parents: RelatedProduct[];
      versions: Version[];
      alternatives: ProductSummary[];
      /** Candidates of the comparison: its family. */
      compared: ComparedProduct[];
      pageAvailability: PageAvailability;
    }>(),
  ),
  /** The articles that the shopper chose to compare, in the order of the choice. */
  getComparison: publicOperation(
    z.object({ skus: z.array(sku).max(maxCompared) }),
    answer<{ products: ComparedProduct[] }>(),
  ),
  /** Why a number has no product page here; called when getProductPage finds none. */
  getUnavailableReason: publicOperation(
    z.object({ number: z.string().regex(/^\d{8}$/) }),
    answer<{ reason: UnavailableReason }>(),
  ),
  /** All pages of the market's catalogue in all its languages, a part at a time, for sitemaps. */
  getAddresses: publicOperation(
    z.object({
      of: z.enum(['products', 'categories']),
      offset: z.int().min(0).max(10_000_000).default(0),
      limit: z.int().min(1).max(1000).default(1000),
      /** Of a category: with fewer articles it has an address only in languages in which it has a text. */
      fewest: z.int().min(1).max(50).default(1),
    }),
    answer<AddressPage>(),
  ),
  /** The brands of which the store sells something, those with the most articles first. */
  getBrands: publicOperation(z.object({}), answer<{ brands: SoldBrand[] }>()),
  /** The brand whose page has this address. */
  getBrandPage: publicOperation(
    z.object({ slug: z.string().max(200) }),
    answer<{ brand: BrandPage | null }>(),
  ),
  /** Several listings in one call: the home page shows three. */
  searchProducts: publicOperation(
    z.object({ queries: z.array(listingQuery).min(1).max(6) }),
    answer<{ listings: ListingPage[] }>(),
  ),
  /** All categories, or the one with this slug in any language of the store's country. */
  getCategory: publicOperation(
    categoryQuery,
    answer(z.object({ categories: z.object({ results: z.array(categoryAnswer) }) })),
    { second: categoryQueryName },
  ),
  /** Categories as the shop's own pages use them: flat, with the number of products. */
  getCategoryTree: publicOperation(
    z.object({ slug: z.string().max(200).optional() }),
    answer<{ categories: Category[] }>(),
  ),
  getInventory: publicOperation(
    z.object({
      sku: z.array(sku).max(500),
      /** The caller's cart; the browser tabs that show it are notified of the stock too. */
      cartId: z.string().refine(isCartId).optional(),
      limit: z.int().min(1).max(500).default(500),
      offset,
    }),
    answer(z.object({ inventoryEntries: inventoryPage })),
  ),
  /** Without a group the result is empty. */
  getVolumeDiscounts: publicOperation(
    z.object({
      discountGroup: z.string().max(100).optional(),
      sort: z.literal('sortOrder asc').default('sortOrder asc'),
    }),
    answer(z.object({ cartDiscounts: z.object({ results: z.array(volumeDiscount) }) })),
  ),
  /** A failure of the service is logged, and the result is empty. */
  recommendation: publicOperation(recommendationRequest, answer(recommendationAnswer)),
  getStores: publicOperation(storeQuery, answer(z.object({ stores: storePageAnswer }))),
};
