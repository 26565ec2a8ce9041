/** The request and answer of the recommendation call. Source: catalogue.txt §7 Recommendation, checklist REC-3. */
import * as z from 'zod';
import type { ProductAnswer } from '../catalogue/calls/product-answer.ts';
import { productSummary } from '../catalogue/calls/product-summary.ts';
import type { Locale } from '../locale/locales.ts';
import type { Caller } from '../operations.ts';
import type { Store } from '../store/store.ts';
import type { RecommendationKeys } from '../store/store-document.ts';

const word = z.string().max(200);

export const recommendationRequest = z.object({
  /** The visitor's cookie of the remote service; the embedded one ignores it. */
  bloomreachCookie: word.default(''),
  typeId: word,
  domainId: word,
  /** `de-DE` */
  languageAndCountry: word,
  /** For similar products and for cart recommendations. */
  sourceSku: word.optional(),
  categoryLvl2: word.optional(),
  categoryLvl3: word.optional(),
  productTitle: z.string().max(500).optional(),
});
export type RecommendationRequest = z.infer<typeof recommendationRequest>;

/** SKUs, best first, including any that the store does not sell; the caller filters them. Throws if it fails. */
export type RecommendationService = {
  recommend(request: RecommendationRequest, caller: Caller): Promise<string[]>;
};

export const recommendationAnswer = z.object({
  results: z.array(z.object({ value: z.array(productSummary) })),
});
export type RecommendationAnswer = z.infer<typeof recommendationAnswer>;

export const recommendationKinds = {
  'last-seen': 'lastSeenId',
  similar: 'similarProductsId',
  cart: 'cartRecommendationId',
} as const satisfies Record<string, keyof RecommendationKeys>;
export type RecommendationKind = keyof typeof recommendationKinds;

/** The most articles of a recommendation. */
export const recommendedLimit = 8;
/** How many SKUs of an answer are considered: this market may not sell the first ones of a remote answer. */
export const recommendedAnswered = 48;

/**
 * The fields of a cart recommendation about its source article. lvl0 is the department, as everywhere; a level that the
 * article's deepest category does not reach is left out. Source: catalogue.txt §7, §2 "Category levels lvl0 to lvl4".
 */
export function cartSource({
  sku,
  name,
  categories,
}: Pick<ProductAnswer, 'sku' | 'name'> & {
  categories: { name: string; ancestors: { name: string }[] }[];
}): Pick<RecommendationRequest, 'sourceSku' | 'categoryLvl2' | 'categoryLvl3' | 'productTitle'> {
  const [deepest = []] = categories
    .map((category) => [...category.ancestors, category])
    .toSorted((a, b) => b.length - a.length);
  const [, , lvl2, lvl3] = deepest;
  return {
    sourceSku: sku,
    ...(lvl2 && { categoryLvl2: lvl2.name }),
    ...(lvl3 && { categoryLvl3: lvl3.name }),
    productTitle: name,
  };
}

/** A market: its store has the ids. */
type Market = {
  store: Pick<Store, 'key' | 'recommendationKeys'>;
  locale: Pick<Locale, 'code' | 'language'>;
};

function keysOf({ store, locale: { language } }: Market): RecommendationKeys {
  const keys = store.recommendationKeys[language];
  if (!keys) throw new Error(`store ${store.key} has no recommendationKeys.${language}`);
  return keys;
}

/** The kind that a type id of this market requests; undefined if it is not an id of this market. */
export function kindOf(typeId: string, market: Market): RecommendationKind | undefined {
  const keys = keysOf(market);
  const kinds = Object.entries(recommendationKinds) as [
    RecommendationKind,
    keyof RecommendationKeys,
  ][];
  return kinds.find(([, key]) => keys[key] === typeId)?.[0];
}

/** The request for a kind, with the ids of the market. */
export function requestFor(
  kind: RecommendationKind,
  market: Market,
  about: Partial<RecommendationRequest>,
): RecommendationRequest {
  const keys = keysOf(market);
  return {
    bloomreachCookie: '',
    ...about,
    typeId: keys[recommendationKinds[kind]],
    domainId: keys.key,
    languageAndCountry: market.locale.code,
  };
}
