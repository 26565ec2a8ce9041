/** The catalogue's tables: stores, categories, products, prices, stock. */
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { TreeName } from '#domain/catalogue/category.ts';
import type { AttributeRaw, Image } from '#domain/catalogue/document.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Store } from '#domain/store/store.ts';
import { flag, json, language, storeKey } from './columns.ts';

export const stores = sqliteTable('stores', {
  key: text('key').$type<CountryCode>().primaryKey(),
  document: json<Store>('document'),
});

export const categories = sqliteTable(
  'categories',
  {
    key: text('key').primaryKey(),
    id: text('id').notNull().unique(),
    parentKey: text('parent_key'),
    orderHint: integer('order_hint').notNull(),
    image: text('image', { mode: 'json' }).$type<Image>(),
    tree: text('tree').$type<TreeName>().notNull().default('all'),
    hideChevron: flag('hide_chevron').default(false),
  },
  (table) => [index('categories_by_parent').on(table.parentKey)],
);

export const categoryTexts = sqliteTable(
  'category_texts',
  {
    language: language(),
    categoryKey: text('category_key').notNull(),
    name: text('name').notNull(),
    shortName: text('short_name'),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.categoryKey] }),
    uniqueIndex('category_slugs').on(table.language, table.slug),
  ],
);

export const products = sqliteTable(
  'products',
  {
    id: text('id').primaryKey(),
    sku: text('sku').notNull().unique(),
    /** The eight digits in which the slug ends. */
    number: text('number').notNull().unique(),
    productType: text('product_type').$type<'standard_product' | 'accessory'>().notNull(),
    family: text('family').notNull(),
    brand: text('brand').notNull(),
    model: text('model').notNull(),
    ean: text('ean').notNull(),
    createdAt: text('created_at').notNull(),
    published: flag('published'),
    isBware: flag('is_bware'),
    isPackageTypeFreight: flag('is_package_type_freight'),
    images: json<Image[]>('images'),
    tags: json<string[]>('tags'),
    ratingAverage: real('rating_average').notNull(),
    ratingCount: integer('rating_count').notNull(),
    ratingDistribution: json<number[]>('rating_distribution'),
    volumeDiscountGroup: text('volume_discount_group'),
    attributes: json<Record<string, string | number | boolean>>('attributes'),
    relatedAccessories: json<string[]>('related_accessories'),
  },
  (table) => [index('products_by_family').on(table.family)],
);

export const productTexts = sqliteTable(
  'product_texts',
  {
    language: language(),
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull(),
    highlights: json<string[]>('highlights'),
    attributesRaw: json<AttributeRaw[]>('attributes_raw'),
    packageContents: json<string[]>('package_contents'),
    faq: json<{ question: string; answer: string }[]>('faq'),
    /** Folded name, brand, model, numbers and category names: what the simple search looks into. */
    searchText: text('search_text').notNull(),
    /** Sorts like the name in the alphabet of the language. */
    sortName: text('sort_name').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.language, table.productId] })],
);

export const productCategories = sqliteTable(
  'product_categories',
  { categoryKey: text('category_key').notNull(), productId: text('product_id').notNull() },
  (table) => [primaryKey({ columns: [table.categoryKey, table.productId] })],
);

export const productTags = sqliteTable(
  'product_tags',
  { tag: text('tag').notNull(), productId: text('product_id').notNull() },
  (table) => [primaryKey({ columns: [table.tag, table.productId] })],
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
    /** The lowest price of the 30 days before the reduction, found when the price is written. */
    lowestCentAmount: integer('lowest_cent_amount'),
    sellable: flag('sellable'),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.productId] }),
    index('prices_by_discounted_from').on(table.discountedFrom),
    index('prices_by_discounted_until').on(table.discountedUntil),
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

/** Products taken off the range for good (eu-2026.md SEO-13); `published = 0` is only for the time being. */
export const removedProducts = sqliteTable('removed_products', {
  number: text('number').primaryKey(),
  removedAt: text('removed_at').notNull(),
  /** The number of the product that came after it, if one did. */
  successor: text('successor'),
});

/** Single facts about this database, such as the day its demo catalogue is dated from. */
export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
