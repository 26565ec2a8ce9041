/** Categories, removed products and settings. Products: product-schema.ts; listing tables: ../listing/schema.ts. */
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
import { nothingPersonal } from '../../d1/personal-data.ts';

/** The fields of a category text that only its page shows. */
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
    /** At most three keys. */
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
    /** Meta title and description, content HTML, posts. */
    more: json<CategoryMore>('more').default({}),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.categoryKey] }),
    uniqueIndex('category_slugs').on(table.language, table.slug),
  ],
);

/** Products removed permanently (eu-2026.md SEO-13); `published = 0` alone is temporary. */
export const removedProducts = sqliteTable('removed_products', {
  number: text('number').primaryKey(),
  removedAt: text('removed_at').notNull(),
  /** The number of its successor, if there is one. */
  successor: text('successor'),
});

/** Key-value facts about this database, such as the day its demo catalogue is dated from. */
export const settings = sqliteTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const categoryMarks = [
  nothingPersonal(
    'categories',
    `key id parent_key order_hint image tree hide_chevron energy_regulation related_categories`,
  ),
  nothingPersonal('category_texts', 'language category_key name short_name slug description more'),
  nothingPersonal('removed_products', 'number removed_at successor'),
  nothingPersonal('settings', 'key value'),
];
