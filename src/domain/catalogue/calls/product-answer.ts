/**
 * A product as the API returns it. Field names are those of the specification, and of commercetools' ProductProjection
 * where the two coincide. Source: catalogue.txt §3 Product, Variant, Price.
 */
import * as z from 'zod';
import type { CountryCode } from '../../country/countries.ts';
import { money } from '../../money/money.ts';
import type { PackedSize } from '../measures.ts';

const attributeAnswer = z.object({
  name: z.string(),
  value: z.unknown(),
  /** The label in the language of the answer; absent if the attribute has none. */
  attributeDefinition: z.object({ name: z.string(), label: z.string() }).exactOptional(),
});
export type AttributeAnswer = z.infer<typeof attributeAnswer>;

const priceAnswer = z.object({
  value: money,
  /** Also present while it is not in force: see `discount.isActive`. */
  discounted: z
    .object({
      value: money,
      discount: z.object({
        id: z.string(),
        name: z.string(),
        /** ISO instants. */
        validFrom: z.string(),
        validUntil: z.string().nullable(),
        isActive: z.boolean(),
        value: z.discriminatedUnion('type', [
          z.object({ type: z.literal('relative'), permyriad: z.int() }),
          z.object({ type: z.literal('absolute'), money: z.array(money) }),
        ]),
      }),
    })
    .exactOptional(),
});
export type PriceAnswer = z.infer<typeof priceAnswer>;

const variantAnswer = z.object({
  /** 1 is the master variant. */
  id: z.int(),
  sku: z.string(),
  /** As attributesRaw, without the labels. */
  attributes: z.array(attributeAnswer.omit({ attributeDefinition: true })),
  attributesRaw: z.array(attributeAnswer),
  images: z.array(
    z.object({
      url: z.string(),
      label: z.string(),
      dimensions: z.object({ width: z.int(), height: z.int() }),
    }),
  ),
  price: priceAnswer,
  prices: z.array(priceAnswer),
  availability: z.object({
    noChannel: z.object({ isOnStock: z.boolean(), availableQuantity: z.int() }),
  }),
});
export type VariantAnswer = z.infer<typeof variantAnswer>;

export const categoryReference = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  slug: z.string(),
});
export type CategoryReference = z.infer<typeof categoryReference>;

export const productAnswer = z.object({
  id: z.string(),
  key: z.string(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  published: z.boolean(),
  /** ISO instant. */
  createdAt: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaKeywords: z.string().nullable(),
  images: variantAnswer.shape.images,
  attributesRaw: z.array(attributeAnswer),
  price: priceAnswer,
  rating: z.object({ count: z.int(), averageRating: z.number() }),
  reviewRatingStatistics: z.object({
    averageRating: z.number(),
    count: z.int(),
    /** Number of reviews by stars. */
    ratingsDistribution: z.record(z.string(), z.int()),
  }),
  masterVariant: variantAnswer,
  /** The other versions of the family that this store sells. */
  variants: z.array(variantAnswer),
  categories: z.array(categoryReference.extend({ ancestors: z.array(categoryReference) })),
  taxCategory: z.object({
    name: z.string(),
    rates: z.array(
      z.object({ country: z.string(), amount: z.number(), includedInPrice: z.literal(true) }),
    ),
  }),
});
export type ProductAnswer = z.infer<typeof productAnswer>;

/** The products of one query. */
export const productList = z.object({ products: z.object({ results: z.array(productAnswer) }) });

/** The sizes as attributes: grossHeight, netWeight … Centimetres and kilograms. */
export function sizeAttributes(
  kind: 'gross' | 'net',
  size: PackedSize | undefined,
): AttributeAnswer[] {
  if (!size) return [];
  return (['height', 'length', 'weight', 'width'] as const).map((side) => ({
    name: `${kind}${side[0]?.toUpperCase()}${side.slice(1)}`,
    value: size[side],
  }));
}

/** Number of reviews by stars, 1 to 5. */
export function distributionOf(counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(counts.map((count, index) => [String(index + 1), count]));
}

/** The distribution and supply channel of a store. */
export function channelOf(store: CountryCode): string {
  return `channel-${store}`;
}
