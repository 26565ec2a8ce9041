/**
 * Products: facts that apply in every market, texts by language, prices by store, stock. Large tables have no row ids
 * (migrations/0003): they are clustered by their primary keys.
 */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type {
  Image,
  ProductDocument,
  ProductText,
  RatingSource,
} from '#domain/catalogue/document.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { flag, json, language, storeKey } from '../../d1/columns.ts';

/** Facts for the product page and the canonical document, in one JSON column; SQL uses few of them. */
export type ProductDetails = Pick<
  ProductDocument,
  | 'releaseDate'
  | 'restockDate'
  | 'openBox'
  | 'deliveryPackage'
  | 'categories'
  | 'numberOf360Images'
  | 'spinUrl'
  | 'video'
  | 'netSize'
  | 'grossSize'
  | 'manufacturer'
  | 'responsiblePerson'
  | 'takeBack'
  | 'declarations'
  | 'withdrawalExcluded'
  | 'parts'
  | 'enabledOnMarket'
  | 'notSellableIn'
>;

export const products = sqliteTable(
  'products',
  {
    id: text('id').primaryKey(),
    sku: text('sku').notNull().unique(),
    /** The eight digits in which the slug ends. */
    number: text('number').notNull().unique(),
    productType: text('product_type').$type<ProductDocument['productType']>().notNull(),
    family: text('family').notNull(),
    brand: text('brand').notNull(),
    model: text('model').notNull(),
    /** Empty if it has none. */
    ean: text('ean').notNull(),
    createdAt: text('created_at').notNull(),
    published: flag('published'),
    isBware: flag('is_bware'),
    isPackageTypeFreight: flag('is_package_type_freight'),
    images: json<Image[]>('images'),
    tags: json<string[]>('tags'),
    /** The statistics of its published reviews (product-ratings.ts); one decimal. */
    ratingAverage: real('rating_average').notNull(),
    ratingCount: integer('rating_count').notNull(),
    ratingDistribution: json<number[]>('rating_distribution'),
    ratingSource: text('rating_source').$type<RatingSource>(),
    volumeDiscountGroup: text('volume_discount_group'),
    attributes: json<ProductDocument['attributes']>('attributes'),
    relatedAccessories: json<string[]>('related_accessories'),
    parentProducts: json<string[]>('parent_products').default([]),
    referencedCategories: json<string[]>('referenced_categories').default([]),
    energyLabel: text('energy_label', { mode: 'json' }).$type<ProductDocument['energyLabel']>(),
    netContent: text('net_content', { mode: 'json' }).$type<ProductDocument['netContent']>(),
    details: json<Partial<ProductDetails>>('details').default({}),
  },
  (table) => [
    index('products_by_family').on(table.family),
    index('products_by_brand').on(table.brand),
    index('products_by_ean').on(table.ean),
    // Partial, because few products have a release date.
    index('products_by_release')
      .on(sql`"details" ->> 'releaseDate'`)
      .where(sql`"details" ->> 'releaseDate' IS NOT NULL`),
  ],
);

/** The texts of a product on cards, in cart lines and in lists. */
export const productTexts = sqliteTable(
  'product_texts',
  {
    language: language(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Figures of the card: ["6.500 W", "2 × 10 l"]. */
    facts: json<string[]>('facts'),
    /** A sort key that orders names by the alphabet of the language. */
    sortName: text('sort_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.productId] })],
);

/** The rest of a product's text, which cards do not need. */
export const productPages = sqliteTable(
  'product_pages',
  {
    language: language(),
    productId: text('product_id').notNull(),
    document: json<Omit<ProductText, 'name' | 'slug'>>('document'),
  },
  (table) => [primaryKey({ columns: [table.language, table.productId] })],
);

/** The categories in a product's document; `shelves` also contains their ancestors. */
export const productCategories = sqliteTable(
  'product_categories',
  { categoryKey: text('category_key').notNull(), productId: text('product_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.categoryKey, table.productId] }),
    index('product_categories_by_product').on(table.productId),
  ],
);

export const productTags = sqliteTable(
  'product_tags',
  { tag: text('tag').notNull(), productId: text('product_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.tag, table.productId] }),
    index('product_tags_by_product').on(table.productId),
  ],
);

/** Each value that any product states of an attribute, once (domain/catalogue/technical-data/stated-values.ts). */
export const attributeValues = sqliteTable(
  'attribute_values',
  {
    id: integer('id').primaryKey(),
    /** All other columns as JSON: they are compared with nulls. */
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    /** The unit of the limits; empty without a unit. */
    unit: text('unit').notNull(),
    /** Null: one number, which both limits are. */
    word: text('word'),
    low: real('low'),
    high: real('high'),
  },
  (table) => [index('attribute_values_by_name').on(table.name)],
);

/** The values that a product states. Numbers of values, because facets count hundreds of thousands of rows by them. */
export const productAttributes = sqliteTable(
  'product_attributes',
  {
    productId: text('product_id').notNull(),
    value: integer('value').notNull(),
    /** Position in the table of technical data. */
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.value] })],
);

/** The labels of attributes and their words. The word '' stands for the attribute itself. */
export const attributeLabels = sqliteTable(
  'attribute_labels',
  {
    language: language(),
    name: text('name').notNull(),
    word: text('word').notNull(),
    label: text('label').notNull(),
    unit: text('unit'),
  },
  (table) => [primaryKey({ columns: [table.language, table.name, table.word] })],
);

/** The spellings of brands by the key under which filters find them (domain/catalogue/brand-key.ts). */
export const brands = sqliteTable(
  'brands',
  { key: text('key').notNull(), name: text('name').notNull() },
  (table) => [primaryKey({ columns: [table.key, table.name] })],
);

export const prices = sqliteTable(
  'prices',
  {
    store: storeKey(),
    productId: text('product_id').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    centAmount: integer('cent_amount').notNull(),
    discountedCentAmount: integer('discounted_cent_amount'),
    discountedFrom: text('discounted_from'),
    discountedUntil: text('discounted_until'),
    /** When the first step of a progressive reduction was made. */
    progressiveFrom: text('progressive_from'),
    /** The discount that causes the reduction, as JSON from the document. */
    discount: text('discount'),
    /** The lowest price of the 30 days before the reduction, computed when the price is written. */
    lowestCentAmount: integer('lowest_cent_amount'),
    sellable: flag('sellable'),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.productId] }),
    // Partial, because most prices are not reduced and a large catalogue has millions.
    index('prices_by_discounted_from')
      .on(table.discountedFrom)
      .where(sql`${table.discountedFrom} IS NOT NULL`),
    index('prices_by_discounted_until')
      .on(table.discountedUntil)
      .where(sql`${table.discountedUntil} IS NOT NULL`),
  ],
);

/** Append-only evidence of every price that was in force (eu-2026.md P-04). */
export const priceHistory = sqliteTable(
  'price_history',
  {
    store: storeKey(),
    sku: text('sku').notNull(),
    validFrom: text('valid_from').notNull(),
    currency: text('currency').$type<CurrencyCode>().notNull(),
    centAmount: integer('cent_amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.store, table.sku, table.validFrom] })],
);

export const inventory = sqliteTable('inventory', {
  sku: text('sku').primaryKey(),
  availableQuantity: integer('available_quantity').notNull(),
});
