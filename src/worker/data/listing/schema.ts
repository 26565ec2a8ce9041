/** Tables that listings read, derived from the products; and why a market holds a product back. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { HeldBackReason } from '#domain/catalogue/eligibility.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import { storeKey } from '../../d1/columns.ts';
import { nothingPersonal } from '../../d1/personal-data.ts';

/**
 * One row per category and published product in it or below it, in selling order, with the columns that a listing
 * filters by; also one row per tag and product (listing-index.ts). The category '' is the whole shop. A trigger on
 * `inventory` updates `out_of_stock` (migrations/0003).
 */
export const shelves = sqliteTable(
  'shelves',
  {
    categoryKey: text('category_key').notNull(),
    outOfStock: integer('out_of_stock').notNull(),
    /** A smaller rank sells better. */
    rank: integer('rank').notNull(),
    productId: text('product_id').notNull(),
    brand: text('brand').notNull(),
    /** Ten times the average, 0 without reviews. */
    ratingTenths: integer('rating_tenths').notNull(),
    createdAt: text('created_at').notNull(),
    /** ISO day of the first sale; null if there is none. */
    releaseDate: text('release_date'),
  },
  (table) => [
    primaryKey({
      columns: [table.categoryKey, table.outOfStock, table.rank, table.productId],
    }),
    // Covers all columns that search results need: they are far apart, and each is looked up once.
    index('shelves_by_product').on(
      table.productId,
      table.categoryKey,
      table.outOfStock,
      table.rank,
      table.brand,
      table.ratingTenths,
      table.releaseDate,
    ),
    index('shelves_by_newest').on(table.categoryKey, sql`"created_at" DESC`, table.productId),
  ],
);

/** The cached total and facets of a question, as counted at a version of the catalogue. */
export const listingCounts = sqliteTable(
  'listing_counts',
  {
    locale: text('locale').$type<LocaleCode>().notNull(),
    question: text('question').notNull(),
    version: integer('version').notNull(),
    countedAt: text('counted_at').notNull(),
    /** When the next reduction or campaign begins or ends, or an article is released; null: never. */
    validUntil: text('valid_until'),
    document: text('document').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.question] }),
    index('listing_counts_by_time').on(table.countedAt),
  ],
);

export const heldBack = sqliteTable(
  'held_back',
  {
    sku: text('sku').notNull(),
    store: storeKey(),
    reason: text('reason').$type<HeldBackReason>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sku, table.store, table.reason] })],
);

export const listingMarks = [
  nothingPersonal(
    'shelves',
    'category_key out_of_stock rank product_id brand rating_tenths created_at release_date',
  ),
  nothingPersonal('listing_counts', 'locale question version counted_at valid_until document'),
  nothingPersonal('held_back', 'sku store reason'),
];
