/** Requests of the product search; answers: product-answer.ts. Source: catalogue.txt §7, checklist API-1, API-3. */
import * as z from 'zod';
import { sku } from '../../cart/actions.ts';
import { namesProducts, parseWhere, type Where } from './where.ts';

/** Related products and alternatives shown with a product (catalogue.txt §9). */
export const relatedLimit = 8;
/** Others of the category on a product page: one row of cards. */
export const sameCategoryLimit = 4;
/** Complementary products shown after something was put into the cart (catalogue.txt §9). */
export const complementaryLimit = 4;
/** Products fetched for a comparison (catalogue.txt §4). */
export const comparedLimit = 30;

/** Filters that a named query adds to those of the caller. Source: checklist API-3, catalogue.txt §4. */
export const productQueries = {
  'main-product': {},
  related: { inStock: true, limit: relatedLimit },
  alternative: { inStock: true, limit: relatedLimit },
  'tag-manager': {},
  listing: {},
  'extra-guarantee': { enabledOnMarket: true },
} as const satisfies Record<
  string,
  { inStock?: boolean; enabledOnMarket?: boolean; limit?: number }
>;
type ProductQueryName = keyof typeof productQueries;
const queryNames = Object.keys(productQueries) as [ProductQueryName, ...ProductQueryName[]];

export const where = z
  .string()
  .max(4000)
  .transform((text, context): Where => {
    const parsed = parseWhere(text);
    if (parsed.ok && namesProducts(parsed.value)) return parsed.value;
    const message = parsed.ok ? 'name products by id, key, sku, slug or family' : parsed.message;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** The market that a caller may name; it must be the one of the host. */
export const market = {
  /** `locale`: such as `de-CH`; `acceptLanguage`: the languages the caller reads, best first. */
  locale: z.string().max(20).optional(),
  acceptLanguage: z.array(z.string().max(20)).max(20).optional(),
  currency: z.string().length(3).optional(),
  country: z.string().length(2).optional(),
  /** The store's distribution channel. */
  channelId: z.string().max(100).optional(),
};

export const offset = z.int().min(0).max(10_000).default(0);

export const productQuery = z
  .object({
    ...market,
    where: where.optional(),
    skus: z.array(sku).min(1).max(48).optional(),
    limit: z.int().min(1).max(48).optional(),
    offset,
    query: z.enum(queryNames).default('main-product'),
    /** Includes products that may not be sold in this market; `eligibleForSelling` marks them (checklist CAT-5). */
    unsellable: z.boolean().default(false),
  })
  .refine(({ where: named, skus }) => named !== undefined || skus !== undefined, {
    path: ['where'],
    error: 'where or skus say which products',
  });
export type ProductQuery = z.infer<typeof productQuery>;

/** The second entry of the body names the query: `{ "products": "related" }`. */
export const productQueryName = z
  .looseObject({ products: z.enum(queryNames).optional() })
  .transform(({ products }) => (products ? { query: products } : {}));

export const comparisonQuery = z.object({
  ...market,
  /** Selects by family, with or without B-ware. */
  where,
  limit: z.int().min(1).max(comparedLimit).default(comparedLimit),
});

const skus = z.array(sku).min(1).max(20);
const complementsLimit = z.int().min(1).max(24);
const complements = z.object({
  ...market,
  skus,
  limit: complementsLimit.default(complementaryLimit),
});
type Complements = z.output<typeof complements>;
/** Without the names of custom queries, which the second entry may have too. */
const searchParams = z.object({ ...market, limit: complementsLimit.exactOptional() });

/** An array of SKUs, or an object, as the second entry of the body (`complementarySearch`) completes it. */
export const complementaryQuery: z.ZodType<Complements> = z.union([
  skus.transform((requested) => ({ skus: requested, limit: complementaryLimit })),
  complements,
]);

/** The search params. The base product says which products complement it: other products, or a later part, are refused. */
export const complementarySearch: z.ZodType<Partial<Complements>> = z
  .looseObject({
    ...market,
    limit: complementsLimit.optional(),
    offset: z.literal(0, 'the list has one part').optional(),
  })
  .superRefine((given, context) => {
    for (const name of ['where', 'skus'].filter((each) => given[each] !== undefined)) {
      const message = 'the base product says which products complement it';
      context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .transform((given) => searchParams.parse(given));
