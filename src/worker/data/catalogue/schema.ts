/** Categories and single facts of the catalogue. Products: product-schema.ts; what listings read: ../listing/schema.ts. */
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { TreeName } from '#domain/catalogue/category.ts';
import type { CategoryText, Image } from '#domain/catalogue/document.ts';
import type { EnergyRegulation } from '#domain/catalogue/energy/energy-label.ts';
import { flag, json, language } from '../../d1/columns.ts';

/** Of a text, beside name and address. */
export type CategoryMore = Pick<
  CategoryText,
  'metaTitle' | 'metaDescription' | 'contentHtml' | 'posts'
>;

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
    energyRegulation: text('energy_regulation').$type<EnergyRegulation>(),
    /** Keys of at most three. */
    relatedCategories: json<string[]>('related_categories').default([]),
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
    /** What its page alone shows: meta title and description, content HTML, posts. */
    more: json<CategoryMore>('more').default({}),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.categoryKey] }),
    uniqueIndex('category_slugs').on(table.language, table.slug),
  ],
);

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
