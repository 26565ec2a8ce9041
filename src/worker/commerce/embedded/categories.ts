/** All categories of a market, with how much it sells in each. */
import { type SQL, sql } from 'drizzle-orm';
import type { Category, TreeName } from '#domain/catalogue/category.ts';
import type { Image } from '#domain/catalogue/document.ts';
import type { Language } from '#domain/country/countries.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { inLocaleSpelling } from '#domain/locale/swiss.ts';
import type { Database } from './database.ts';
import { keptInIsolate } from './kept.ts';
import { sellableProducts } from './summaries.ts';

type CategoryRow = {
  key: string;
  id: string;
  parent_key: string | null;
  order_hint: number;
  image: string | null;
  tree: TreeName;
  hide_chevron: number;
  name: string;
  short_name: string | null;
  slug: string;
  description: string;
  products: number;
};

/** Those of the language, counted for the locale's store. */
export function loadCategories(
  binding: D1Database,
  db: Database,
  locale: Locale,
  now: Date,
): Promise<Category[]> {
  return keptInIsolate(binding, `categories ${locale.code}`, now, async () => {
    const rows = await db.all<CategoryRow>(selectCategories(locale));
    return rows.map((row) => categoryOf(row, locale));
  });
}

/** Condition: the product `p` stands in this category or in one below it. */
export function standsIn(category: string): SQL {
  return sql`p.id IN (WITH RECURSIVE below(key) AS (VALUES (${category})
      UNION SELECT c.key FROM categories c JOIN below ON c.parent_key = below.key)
    SELECT product_id FROM product_categories WHERE category_key IN below)`;
}

/** Every category counts its own products and those below it, each once. */
function selectCategories({ country, language }: Locale): SQL {
  return sql`WITH RECURSIVE up(key, ancestor) AS (SELECT key, key FROM categories
      UNION SELECT up.key, c.parent_key FROM up JOIN categories c ON c.key = up.ancestor
      WHERE c.parent_key IS NOT NULL),
    counts AS (SELECT up.ancestor AS key, count(DISTINCT p.id) AS products
      FROM ${sellableProducts(country, language)}
      JOIN product_categories pc ON pc.product_id = p.id
      JOIN up ON up.key = pc.category_key
      WHERE p.published = 1 GROUP BY up.ancestor)
    SELECT k.key, k.id, k.parent_key, k.order_hint, k.image, k.tree, k.hide_chevron,
      t.name, t.short_name, t.slug, t.description, coalesce(counts.products, 0) AS products
    FROM categories k
    JOIN category_texts t ON t.category_key = k.key AND t.language = ${language}
    LEFT JOIN counts ON counts.key = k.key`;
}

function categoryOf(row: CategoryRow, { code }: Locale): Category {
  return {
    id: row.id,
    key: row.key,
    tree: row.tree,
    ...(row.parent_key && { parentKey: row.parent_key }),
    orderHint: row.order_hint,
    name: inLocaleSpelling(row.name, code),
    shortName: inLocaleSpelling(row.short_name ?? row.name, code),
    slug: row.slug,
    description: inLocaleSpelling(row.description, code),
    ...(row.image && { image: JSON.parse(row.image) as Image }),
    hideChevron: row.hide_chevron === 1,
    productCount: row.products,
    hasProducts: row.products > 0,
  };
}

/** The category that has this slug in one of the languages. */
export async function categoryKeyOf(
  db: Database,
  slug: string,
  languages: readonly Language[],
): Promise<string | undefined> {
  if (languages.length === 0) return undefined;
  const [row] = await db.all<{ key: string }>(
    sql`SELECT category_key AS key FROM category_texts
      WHERE language IN (SELECT value FROM json_each(${JSON.stringify(languages)})) AND slug = ${slug}`,
  );
  return row?.key;
}
