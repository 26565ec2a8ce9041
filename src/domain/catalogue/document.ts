/**
 * The canonical catalogue documents that an import reads and an export writes, one JSON object per line. An export
 * writes the fields in the order defined here and omits absent ones. Unknown fields are rejected, so that a misspelt
 * one is reported and not lost. Amounts are integer cents of the store's currency.
 * Source: catalogue.txt §3 Product, Category; eu-2026.md P-01…P-05, G-01, G-10.
 */
import * as z from 'zod';
import { mostInStock } from '../inventory/availability.ts';
import { storeDocument } from '../store/store-document.ts';
import { withdrawalExclusions } from '../withdrawal/exclusion.ts';
import {
  cartDiscountDocument,
  dealTypes,
  discountCodeDocument,
  extraGuaranteeDocument,
} from './deal-document.ts';
import { declarations } from './declarations.ts';
import { energyLabel, energyRegulations } from './energy/energy-label.ts';
import { isGtin } from './gtin.ts';
import { image, perLanguage, perStore, slug, storeKey, webAddress } from './keys.ts';
import { netContent, packedSize } from './measures.ts';
import { openBox } from './open-box.ts';
import { storePrice } from './prices/price-document.ts';
import { manufacturer, responsiblePerson } from './product-safety.ts';
import { attributeGroups } from './technical-data/attribute-groups.ts';

const longText = z.string().max(50_000);
const shortText = z.string().max(500);
const sku = z.string().regex(/^EX\d{8}$/, 'EX and eight digits, such as EX10012345');

const attributeRaw = z.strictObject({
  name: z.string(),
  /** The translated label: "Leistung". */
  label: shortText,
  /** The number or word as written in this language: "6.500". */
  value: shortText,
  unit: z.string().optional(),
  /** Where the table of technical data has it; absent: by its unit. */
  group: z.enum(attributeGroups).optional(),
});

export const productText = z.strictObject({
  name: z.string().min(1).max(300),
  /** Ends in the eight digits of the SKU. */
  slug: slug.regex(/-\d{8}$/, 'a slug ends in the eight digits of the SKU'),
  description: longText,
  highlights: z.array(shortText),
  /** The table of technical data. The first four are key figures; the card shows the first two that have a unit. */
  attributesRaw: z.array(attributeRaw),
  packageContents: z.array(shortText),
  faq: z.array(z.strictObject({ question: shortText, answer: longText })),
  /** Safety information and warnings (GPSR art. 19 d). */
  warnings: z.array(z.string().max(2000)).optional(),
  /** H and P statements in full (G-31): "H319 Causes serious eye irritation." */
  hazardStatements: z.array(z.string().max(2000)).optional(),
  /** Beside `openBox`: where its marks are and what is missing, in whole sentences. */
  openBoxNote: shortText.optional(),
  manualUrl: webAddress.optional(),
  metaTitle: shortText.optional(),
  metaDescription: shortText.optional(),
  metaKeywords: shortText.optional(),
});

export const productDocument = z
  .strictObject({
    type: z.literal('product'),
    id: z.string().min(1).max(100),
    /** EX10 new goods, EX20 B-ware, EX18 sets, EX5 test products. */
    sku,
    /** `gift_card`: its price is its value; it is sent by e-mail once it is paid. */
    productType: z.enum(['standard_product', 'accessory', 'gift_card']),
    /** False if temporarily withdrawn. */
    published: z.boolean(),
    /** Shared by the versions (variants) of one product, each of which has an address of its own. */
    family: z.string().min(1).max(200),
    brand: z.string().min(1).max(200),
    model: z.string().min(1).max(200),
    ean: z
      .string()
      .refine(isGtin, 'a GTIN of 8, 12, 13 or 14 digits with its check digit')
      .optional(),
    createdAt: z.iso.datetime(),
    /** The first day of sale; before it the product cannot be delivered. */
    releaseDate: z.iso.date().optional(),
    /** The day from which a sold-out product can be had again. Shown only while it is sold out and before that day. */
    restockDate: z.iso.date().optional(),
    isBware: z.boolean(),
    /** Of B-ware: its condition, as the product page states it. */
    openBox: openBox.optional(),
    isPackageTypeFreight: z.boolean(),
    /** How it is packed: "pallet", "carton". */
    deliveryPackage: z.string().max(100).optional(),
    /** Keys of category documents: those of the main tree first, most specific first. */
    categories: z.array(z.string()).min(1),
    images: z.array(image),
    /** Frames of the 360° view; `{n}` in `spinUrl` counts from 1. Both fields are given, or neither. */
    numberOf360Images: z.int().min(4).max(360).optional(),
    spinUrl: webAddress.regex(/\{n\}/, '{n} stands where the number of the frame goes').optional(),
    video: z.strictObject({ url: webAddress, poster: webAddress.optional() }).optional(),
    /** Badges (new, bestseller, on-sale, bware), campaigns (`campaign:NAME`), Popular and Sale. Reviews give `topRated`. */
    tags: z.array(z.string().max(100)),
    /** Accepted from files of earlier versions, and not stored: ratings are computed from reviews (decision 68). */
    rating: z
      .strictObject({
        average: z.number().min(0).max(5),
        count: z.int().nonnegative(),
        distribution: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
        source: z.enum(['orders', 'demo']).optional(),
      })
      .optional(),
    volumeDiscountGroup: z.string().optional(),
    /** Machine-readable values for filters and comparison, by the names of attributesRaw: { power: 6500 }. */
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    netSize: packedSize.optional(),
    grossSize: packedSize.optional(),
    /** For goods sold by measure: the basis of the unit price. */
    netContent: netContent.optional(),
    energyLabel: energyLabel.optional(),
    manufacturer: manufacturer.optional(),
    /** The person responsible in the European Union if the manufacturer is outside it. */
    responsiblePerson: responsiblePerson.optional(),
    /** Legal take-back obligations for its disposal. */
    takeBack: z.array(z.enum(['electrical', 'battery'])).optional(),
    /** What its manufacturer states of durability, repair, updates and hazards. */
    declarations: declarations.optional(),
    /** Why consumers cannot withdraw from its purchase; the product page says so. Absent: they can. */
    withdrawalExcluded: z.enum(withdrawalExclusions).optional(),
    /** SKUs of its accessories. */
    relatedAccessories: z.array(sku),
    /** SKUs of the products it is an accessory of. */
    parentProductsForAccessory: z.array(sku).optional(),
    /** Of a set: SKUs of the products that it consists of. One that it has twice is named twice. */
    parts: z.array(sku).min(2).max(24).optional(),
    /** Keys of categories whose products complement it. */
    referencedResourceSet: z.array(z.string()).optional(),
    /** For guarantees: the markets in which they may be sold. */
    enabledOnMarket: z.array(storeKey).optional(),
    texts: perLanguage(productText),
    prices: perStore(storePrice),
    /** Of gift cards it means nothing: they have no stock. */
    availableQuantity: z.int().nonnegative().max(mostInStock),
    /** Stores in which it may not be sold. */
    notSellableIn: z.array(storeKey),
  })
  .refine(
    ({ texts, sku: own }) => Object.values(texts).every(({ slug: s }) => s.endsWith(own.slice(2))),
    {
      path: ['texts'],
      error: 'every slug ends in the eight digits of the SKU',
    },
  )
  .refine(
    ({ productType, prices, volumeDiscountGroup }) =>
      productType !== 'gift_card' ||
      (!volumeDiscountGroup && Object.values(prices).every(({ discounted }) => !discounted)),
    {
      path: ['productType'],
      error: 'the price of a gift card is its value: no reduction, no volume discount',
    },
  )
  .refine(
    ({ numberOf360Images, spinUrl }) =>
      (numberOf360Images === undefined) === (spinUrl === undefined),
    {
      path: ['spinUrl'],
      error: 'numberOf360Images and spinUrl stand together or not at all',
    },
  )
  .refine((document) => document.isBware || !document.openBox, {
    path: ['openBox'],
    error: 'only B-ware (isBware) has a condition',
  })
  .refine(
    (document) => document.openBox || Object.values(document.texts).every((t) => !t.openBoxNote),
    { path: ['texts'], error: 'openBoxNote stands only beside openBox' },
  );

const categoryText = z.strictObject({
  name: z.string().min(1).max(200),
  /** For bars and menus where the name is too long. */
  shortName: z.string().max(100).optional(),
  slug,
  description: longText,
  metaTitle: shortText.optional(),
  metaDescription: shortText.optional(),
  /** CategoryContentHTML: shown below the listing, sanitized on import. */
  contentHtml: longText.optional(),
  /** categoryPosts */
  posts: z
    .array(z.strictObject({ title: shortText, url: webAddress, image: image.optional() }))
    .optional(),
});

export const categoryDocument = z.strictObject({
  type: z.literal('category'),
  id: z.string().min(1).max(256),
  /** As long as keys of commercetools; a category that an import creates has its slug as key. */
  key: z
    .string()
    .min(1, { abort: true })
    .max(256)
    .refine((key) => key >= ' ', 'begins with a control character'),
  parent: z.string().optional(),
  /** One of the two secondary trees; absent in the main tree. */
  tree: z.enum(['industry', 'longtail']).optional(),
  /** The menu shows no chevron because there is no further level. */
  hideChevron: z.boolean().optional(),
  /** Ascending among siblings; for a department also the number shown on its plate. */
  orderHint: z.int(),
  image: image.optional(),
  /** related_categories_1 to 3. */
  relatedCategories: z.array(z.string()).max(3).optional(),
  /** Its products need this energy label, or are not sold in markets where the label is mandatory. */
  energyRegulation: z.enum(energyRegulations).optional(),
  texts: perLanguage(categoryText),
});

export const documentTypes = ['store', 'category', 'product', ...dealTypes] as const;
export type DocumentType = (typeof documentTypes)[number];

export const catalogueDocument = z.discriminatedUnion('type', [
  productDocument,
  categoryDocument,
  cartDiscountDocument,
  discountCodeDocument,
  extraGuaranteeDocument,
  storeDocument,
]);

/**
 * `orders`: each review was checked against its order; `demo`: all are invented; `partlyDemo`: some are; otherwise some were
 * imported and not checked.
 * Only `orders` may be called verified (eu-2026.md ).
 */
export const ratingSources = ['orders', 'demo', 'partlyDemo', 'unchecked'] as const;
export type RatingSource = (typeof ratingSources)[number];
export type AttributeRaw = z.infer<typeof attributeRaw>;
export type ProductText = z.infer<typeof productText>;
export type Image = z.infer<typeof image>;
export type ProductDocument = z.infer<typeof productDocument>;
export type CategoryDocument = z.infer<typeof categoryDocument>;
export type CategoryText = z.infer<typeof categoryText>;
export type CatalogueDocument = z.infer<typeof catalogueDocument>;
