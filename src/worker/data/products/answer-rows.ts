/** Converts a catalogue row to a product as the calls return it. */

import { ancestorsOf, referenceOf } from '#domain/catalogue/calls/category-answer.ts';
import {
  type AttributeAnswer,
  distributionOf,
  type PriceAnswer,
  type ProductAnswer,
  sizeAttributes,
  type VariantAnswer,
} from '#domain/catalogue/calls/product-answer.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { attributesIn } from '#domain/catalogue/connection.ts';
import type { Image, ProductDocument, ProductText } from '#domain/catalogue/document.ts';
import { isAnnounced } from '#domain/catalogue/prices/reduction.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { availabilityOf } from '#domain/inventory/availability.ts';
import { lowStockOf } from '#domain/inventory/low-stock.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { inLocaleSpelling } from '#domain/locale/spelling.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Money } from '#domain/money/money.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import { vatRateOf } from '#domain/money/vat-rates.ts';
import type { Caller } from '#domain/operations.ts';
import type { ProductDetails } from '../catalogue/product-schema.ts';

export type AnswerRow = {
  id: string;
  sku: string;
  family: string;
  brand: string;
  model: string;
  ean: string;
  created_at: string;
  is_bware: number;
  is_package_type_freight: number;
  images: string;
  tags: string;
  rating_average: number;
  rating_count: number;
  rating_distribution: string;
  volume_discount_group: string | null;
  related_accessories: string;
  parent_products: string;
  referenced_categories: string;
  energy_label: string | null;
  attributes: string;
  details: string;
  name: string;
  slug: string;
  page: string;
  available_quantity: number;
  sellable: number;
  currency: CurrencyCode;
  cent_amount: number;
  discounted_cent_amount: number | null;
  discounted_from: string | null;
  discounted_until: string | null;
  discount: string | null;
  lowest_cent_amount: number | null;
};

type Text = Omit<ProductText, 'name' | 'slug'>;

export function answerOf(
  row: AnswerRow,
  versions: readonly AnswerRow[],
  categories: readonly Category[],
  caller: Caller,
): ProductAnswer {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const text = textOf(row, caller);
  const { categories: keys = [] } = JSON.parse(row.details) as ProductDetails;
  const masterVariant = variantOf(row, 1, caller);
  const { images, attributesRaw, price } = masterVariant;
  const { rating_average: averageRating, rating_count: count } = row;
  return {
    id: row.id,
    key: row.sku,
    sku: row.sku,
    name: inLocaleSpelling(row.name, caller.locale),
    slug: row.slug,
    description: text.description,
    published: true,
    createdAt: row.created_at,
    metaTitle: text.metaTitle ?? null,
    metaDescription: text.metaDescription ?? null,
    metaKeywords: text.metaKeywords ?? null,
    images,
    attributesRaw,
    price,
    rating: { count, averageRating },
    reviewRatingStatistics: {
      averageRating,
      count,
      ratingsDistribution: distributionOf(JSON.parse(row.rating_distribution) as number[]),
    },
    masterVariant,
    variants: versions.map((version, index) => variantOf(version, index + 2, caller)),
    categories: keys
      .flatMap((key) => byKey.get(key) ?? [])
      .map((category) => ({ ...referenceOf(category), ancestors: ancestorsOf(category, byKey) })),
    taxCategory: {
      name: 'standard',
      rates: countryCodes.map((country) => ({
        country: country.toUpperCase(),
        amount: vatRateOf(country, caller.now),
        includedInPrice: true,
      })),
    },
  };
}

function textOf(row: AnswerRow, { locale, store }: Caller): Text {
  const text = JSON.parse(inLocaleSpelling(row.page, locale)) as Text;
  const attributes = JSON.parse(row.attributes) as ProductDocument['attributes'];
  return { ...text, attributesRaw: attributesIn(store.key, { ...text, attributes }) };
}

function variantOf(row: AnswerRow, id: number, caller: Caller): VariantAnswer {
  const price = priceAnswer(row, caller.now);
  const availableQuantity = row.available_quantity;
  const name = inLocaleSpelling(row.name, caller.locale);
  const attributesRaw = attributesOf(row, textOf(row, caller), caller);
  return {
    id,
    sku: row.sku,
    attributes: attributesRaw.map(({ name: own, value }) => ({ name: own, value })),
    attributesRaw,
    images: (JSON.parse(row.images) as Image[]).map(({ url, ...dimensions }) => ({
      url,
      label: name,
      dimensions,
    })),
    price,
    prices: [price],
    availability: { noChannel: { isOnStock: availableQuantity > 0, availableQuantity } },
  };
}

/** As in `priceOf`: a reduction that may not be announced is the normal price, not an offer (eu-2026.md P-01, P-02). */
function priceAnswer(row: AnswerRow, now: Date): PriceAnswer {
  const { currency, cent_amount, discounted_cent_amount: reduced, discounted_from: from } = row;
  const value = moneyOf(cent_amount, currency);
  if (reduced === null || from === null) return { value };
  const until = row.discounted_until;
  const at = now.toISOString();
  const isActive = from <= at && (until === null || at < until);
  if (!isAnnounced(reduced, { standard: cent_amount, lowest: row.lowest_cent_amount })) {
    return { value: isActive ? moneyOf(reduced, currency) : value };
  }
  const known = row.discount
    ? (JSON.parse(row.discount) as { id: string; name: string; permyriad?: number })
    : undefined;
  const off = moneyOf(cent_amount - reduced, currency);
  return {
    value,
    discounted: {
      value: moneyOf(reduced, currency),
      discount: {
        id: known?.id ?? `reduction-${row.sku}`,
        name: known?.name ?? 'reduction',
        validFrom: from,
        validUntil: until,
        isActive,
        value: known?.permyriad
          ? { type: 'relative', permyriad: known.permyriad }
          : { type: 'absolute', money: [off] },
      },
    },
  };
}

/** Every attribute of catalogue.txt §3 that the product has. */
function attributesOf(row: AnswerRow, text: Text, caller: Caller): AttributeAnswer[] {
  const details = JSON.parse(row.details) as Partial<ProductDetails>;
  const facts: Record<string, unknown> = {
    brand: row.brand,
    family: row.family,
    model: row.model,
    ean: row.ean || undefined,
    isBware: row.is_bware === 1,
    isPackageTypeFreight: row.is_package_type_freight === 1,
    deliveryPackage: details.deliveryPackage,
    description: text.description,
    eligibleForSelling: row.sellable === 1,
    enabledOnMarket: details.enabledOnMarket?.includes(caller.store.key),
    highlights: text.highlights,
    faq: text.faq,
    manualUrl: text.manualUrl,
    numberOf360Images: details.numberOf360Images,
    releaseDate: details.releaseDate,
    lowestPrice: lowestPriceOf(row, caller),
    restockDate: restockIn(row, details, caller),
    video: details.video?.url,
    tags: JSON.parse(row.tags),
    volumeDiscountGroup: row.volume_discount_group ?? undefined,
    relatedAccessories: JSON.parse(row.related_accessories),
    parentProductsForAccessory: JSON.parse(row.parent_products),
    referencedResourceSet: JSON.parse(row.referenced_categories),
    energyLabel: row.energy_label ? JSON.parse(row.energy_label) : undefined,
  };
  return [
    ...Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value }],
    ),
    ...sizeAttributes('gross', details.grossSize),
    ...sizeAttributes('net', details.netSize),
    {
      name: 'techdetails',
      value: text.attributesRaw.map(({ name, label, value, unit }) => ({
        name,
        label,
        value: unit ? `${value} ${unit}` : value,
      })),
    },
    ...text.attributesRaw.map(({ name, label, value, unit }) => ({
      name,
      value: unit ? `${value} ${unit}` : value,
      attributeDefinition: { name, label },
    })),
  ];
}

/** Beside a reduction: what may be struck through. Commercetools has no field for it in a price (eu-2026.md P-02). */
function lowestPriceOf(row: AnswerRow, { now }: Caller): Money | undefined {
  const { lowest_cent_amount: lowest, currency } = row;
  const isReduced = priceAnswer(row, now).discounted !== undefined;
  return isReduced && lowest !== null ? moneyOf(lowest, currency) : undefined;
}

/** The day from which a sold-out product can be had again, if pages state one too. */
function restockIn(
  { available_quantity: availableQuantity, currency }: AnswerRow,
  { releaseDate, restockDate }: Partial<ProductDetails>,
  caller: Caller,
): string | undefined {
  const market = {
    today: dayIn(caller.store.key, caller.now),
    lowStock: lowStockOf(currency),
  };
  const stated = availabilityOf({ availableQuantity, releaseDate, restockDate }, 0, market);
  return stated.state === 'restocked' ? stated.from : undefined;
}
