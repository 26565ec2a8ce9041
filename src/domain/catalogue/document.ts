/**
 * The canonical catalogue documents: what an import reads, one JSON object a line, and an export writes.
 * Texts come in every language; amounts are integer cents of the store's currency.
 */
import * as z from 'zod';
import { type CountryCode, countryCodes, type Language, languages } from '../country/countries.ts';

const languageKey = z.enum(languages as [Language, ...Language[]]);
const storeKey = z.enum(countryCodes as [CountryCode, ...CountryCode[]]);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const attributeRaw = z.object({
  name: z.string(),
  /** The translated label: "Leistung". */
  label: z.string(),
  /** The figure or word as this language writes it: "6.500". */
  value: z.string(),
  unit: z.string().optional(),
});

export const productText = z.object({
  name: z.string().min(1),
  /** Ends in the eight digits of the SKU. */
  slug: slug.regex(/-\d{8}$/),
  description: z.string(),
  highlights: z.array(z.string()),
  /** Ordered: the first four are the key figures of the product page, the first two stand on its card. */
  attributesRaw: z.array(attributeRaw),
  packageContents: z.array(z.string()),
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export const image = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

export const pricePoint = z.object({
  centAmount: z.int().nonnegative(),
  /** ISO instant from which the amount held. */
  validFrom: z.iso.datetime(),
});

export const storePrice = z.object({
  /** The standard price, VAT included. */
  centAmount: z.int().positive(),
  discounted: z
    .object({
      centAmount: z.int().positive(),
      validFrom: z.iso.datetime(),
      validUntil: z.iso.datetime().optional(),
    })
    .optional(),
  /** Oldest first; the append-only history from which the lowest price of 30 days is found. */
  history: z.array(pricePoint),
});

export const productDocument = z.object({
  type: z.literal('product'),
  id: z.string(),
  /** EX10 new goods, EX20 B-ware, EX18 sets. */
  sku: z.string().regex(/^EX\d{8}$/),
  productType: z.enum(['standard_product', 'accessory']),
  /** Products that differ in one respect and are compared with each other. */
  family: z.string(),
  brand: z.string(),
  model: z.string(),
  ean: z.string().regex(/^\d{13}$/),
  createdAt: z.iso.datetime(),
  isBware: z.boolean(),
  isPackageTypeFreight: z.boolean(),
  /** Keys of category documents: those of the main tree first, most specific first. */
  categories: z.array(z.string()).min(1),
  images: z.array(image).min(1),
  tags: z.array(z.string()),
  rating: z.object({
    average: z.number().min(0).max(5),
    count: z.int().nonnegative(),
    /** Number of reviews with 1, 2, 3, 4, 5 stars. */
    distribution: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  }),
  volumeDiscountGroup: z.string().optional(),
  /** Machine-readable values for filters and comparison: { power: 6500, colour: "red" }. */
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** SKUs of what fits with it. */
  relatedAccessories: z.array(z.string()),
  texts: z.record(languageKey, productText),
  prices: z.record(storeKey, storePrice),
  availableQuantity: z.int().nonnegative(),
  /** Stores in which it may not be sold. */
  notSellableIn: z.array(storeKey),
});

export const categoryDocument = z.object({
  type: z.literal('category'),
  id: z.string(),
  key: z.string(),
  parent: z.string().optional(),
  /** One of the two trees beside the main one; absent in the main tree. */
  tree: z.enum(['industry', 'longtail']).optional(),
  /** The menu draws no chevron: there is nothing further down. */
  hideChevron: z.boolean().optional(),
  /** Numeric, ascending among siblings; a department's order is the number on its plate. */
  orderHint: z.int(),
  image: image.optional(),
  texts: z.record(
    languageKey,
    z.object({
      name: z.string(),
      /** For bars and menus where the name is too long. */
      shortName: z.string().optional(),
      slug,
      description: z.string(),
    }),
  ),
});

export const catalogueDocument = z.discriminatedUnion('type', [productDocument, categoryDocument]);

export type AttributeRaw = z.infer<typeof attributeRaw>;
export type ProductText = z.infer<typeof productText>;
export type Image = z.infer<typeof image>;
export type ProductDocument = z.infer<typeof productDocument>;
export type CategoryDocument = z.infer<typeof categoryDocument>;
export type CatalogueDocument = z.infer<typeof catalogueDocument>;
