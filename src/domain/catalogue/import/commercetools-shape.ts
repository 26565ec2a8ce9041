/**
 * A commercetools product as its HTTP API (Product, ProductProjection) and its GraphQL API return it. Only the fields
 * that we read; others are ignored.
 */
import * as z from 'zod';
import { allLocales, localized } from './commercetools-texts.ts';

const money = z.object({
  centAmount: z.int(),
  currencyCode: z.string(),
  fractionDigits: z.int().optional(),
});
const reference = z.object({
  id: z.string(),
  key: z.string().nullish(),
  obj: z.object({ key: z.string().nullish() }).nullish(),
});

export const priceShape = z.object({
  value: money,
  country: z.string().nullish(),
  /** Prices for a channel or a customer group are not imported. */
  channel: z.unknown().optional(),
  customerGroup: z.unknown().optional(),
  validFrom: z.string().nullish(),
  validUntil: z.string().nullish(),
  discounted: z.object({ value: money }).nullish(),
});

const attribute = z.object({ name: z.string(), value: z.unknown().optional() });

export const imageShape = z.object({
  url: z.string(),
  dimensions: z
    .object({
      w: z.int().optional(),
      h: z.int().optional(),
      width: z.int().optional(),
      height: z.int().optional(),
    })
    .nullish(),
});

const stock = z.object({ availableQuantity: z.int().nullish(), isOnStock: z.boolean().nullish() });

const availabilityShape = stock.extend({ noChannel: stock.nullish() });

export const variantShape = z.object({
  id: z.int().optional(),
  key: z.string().nullish(),
  sku: z.string().nullish(),
  prices: z.array(priceShape).nullish(),
  images: z.array(imageShape).nullish(),
  attributes: z.array(attribute).nullish(),
  attributesRaw: z.array(attribute).nullish(),
  availability: availabilityShape.nullish(),
});

export const dataShape = z.object({
  name: localized.nullish(),
  nameAllLocales: allLocales.nullish(),
  slug: localized.nullish(),
  slugAllLocales: allLocales.nullish(),
  description: localized.nullish(),
  descriptionAllLocales: allLocales.nullish(),
  metaTitle: localized.nullish(),
  metaTitleAllLocales: allLocales.nullish(),
  metaDescription: localized.nullish(),
  metaDescriptionAllLocales: allLocales.nullish(),
  categories: z.array(reference).nullish(),
  masterVariant: variantShape,
  variants: z.array(variantShape).nullish(),
});

export const head = {
  id: z.string(),
  key: z.string().nullish(),
  createdAt: z.string().nullish(),
};

export const categoryShape = z.object({
  ...head,
  name: localized.nullish(),
  nameAllLocales: allLocales.nullish(),
  slug: localized.nullish(),
  slugAllLocales: allLocales.nullish(),
  description: localized.nullish(),
  descriptionAllLocales: allLocales.nullish(),
  orderHint: z.string(),
  parent: reference.nullish(),
});

export type PriceShape = z.infer<typeof priceShape>;
export type VariantShape = z.infer<typeof variantShape>;
export type DataShape = z.infer<typeof dataShape>;
export type CategoryShape = z.infer<typeof categoryShape>;
export type ReferenceShape = z.infer<typeof reference>;
