/**
 * A product as the API returns it. Field names are those of the specification, and of commercetools' ProductProjection
 * where the two coincide. Source: catalogue.txt §3 Product, Variant, Price.
 */
import type { CountryCode } from '../../country/countries.ts';
import type { Money } from '../../money/money.ts';
import type { PackedSize } from '../measures.ts';

export type AttributeAnswer = {
  name: string;
  value: unknown;
  /** The label in the language of the answer; absent if the attribute has none. */
  attributeDefinition?: { name: string; label: string };
};

export type PriceAnswer = {
  value: Money;
  /** Also present while it is not in force: see `discount.isActive`. */
  discounted?: {
    value: Money;
    discount: {
      id: string;
      name: string;
      /** ISO instants. */
      validFrom: string;
      validUntil: string | null;
      isActive: boolean;
      value: { type: 'relative'; permyriad: number } | { type: 'absolute'; money: Money[] };
    };
  };
};

export type VariantAnswer = {
  /** 1 is the master variant. */
  id: number;
  sku: string;
  attributesRaw: AttributeAnswer[];
  images: { url: string; label: string; dimensions: { width: number; height: number } }[];
  price: PriceAnswer;
  prices: PriceAnswer[];
  availability: { noChannel: { isOnStock: boolean; availableQuantity: number } };
};

export type CategoryReference = {
  id: string;
  key: string;
  name: string;
  slug: string;
};

export type ProductAnswer = {
  id: string;
  key: string;
  sku: string;
  name: string;
  slug: string;
  description: string;
  published: boolean;
  /** ISO instant. */
  createdAt: string;
  metaTitle: string | null;
  metaDescription: string | null;
  metaKeywords: string | null;
  images: VariantAnswer['images'];
  attributesRaw: AttributeAnswer[];
  price: PriceAnswer;
  rating: { count: number; averageRating: number };
  reviewRatingStatistics: {
    averageRating: number;
    count: number;
    /** Number of reviews by stars. */
    ratingsDistribution: Record<string, number>;
  };
  masterVariant: VariantAnswer;
  /** The other versions of the family that this store sells. */
  variants: VariantAnswer[];
  categories: (CategoryReference & { ancestors: CategoryReference[] })[];
  taxCategory: {
    name: string;
    rates: { country: string; amount: number; includedInPrice: true }[];
  };
};

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
