/** All categories of a market, with the number of products that it sells in each. */
import { type SQL, sql } from 'drizzle-orm';
import type { Category, TreeName } from '#domain/catalogue/category.ts';
import type { Image } from '#domain/catalogue/document.ts';
import { type Language, languagesOf } from '#domain/country/countries.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { inLocaleSpelling } from '#domain/locale/spelling.ts';
import type { Caller } from '#domain/operations.ts';
import { cachedInIsolate } from '../../d1/isolate-cache.ts';
import { batch, eachOf, nearest, rows } from '../../d1/statements.ts';
import { cacheCount } from '../listing/cache-counts.ts';
import {
  type CachedRow,
  selectRecent,
  selectVersion,
  type VersionRow,
} from '../listing/cached-counts.ts';
import { isCategoryKey } from '../listing/listing-index.ts';
import type { CategoryMore } from './schema.ts';

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
  related_categories: string;
  more: string;
};
type CountRow = { key: string; products: number };

/** The cache name of the tree's counts, and how long counts of an earlier version are used. */
const question = 'tree';
const recentMs = 60_000;

/** The categories in the locale's language, with the counts of its store. */
export function loadCategories(binding: D1Database, caller: Caller): Promise<Category[]> {
  const locale = localeByCode(caller.locale);
  return cachedInIsolate(binding, `categories ${locale.code}`, caller.now, async () => {
    const cached = selectRecent(question, caller, recentMs);
    const [categories, known, ...counted] = (await batch(nearest(binding), [
      selectCategories(locale),
      cached,
      ...selectCounts(locale, sql`SELECT 1 WHERE NOT EXISTS (${cached})`),
    ])) as [CategoryRow[], CachedRow[], VersionRow[], CountRow[]];
    const [row] = known;
    const cachedCounts = row && (JSON.parse(row.document) as Counts);
    const counts =
      cachedCounts && categories.every(({ key }) => Object.hasOwn(cachedCounts, key))
        ? cachedCounts
        : await countAnew(binding, caller, categories, row ? undefined : counted);
    return categories.map((category) => categoryOf(category, counts[category.key] ?? 0, locale));
  });
}

type Counts = Record<string, number>;

/** Caches the counts. Counts first if `counted` is missing, because the cached counts lack a newer category. */
async function countAnew(
  binding: D1Database,
  caller: Caller,
  categories: readonly CategoryRow[],
  counted: [VersionRow[], CountRow[]] | undefined,
): Promise<Counts> {
  const locale = localeByCode(caller.locale);
  const [versions, rows] =
    counted ??
    ((await batch(nearest(binding), selectCounts(locale, sql`SELECT 1`))) as [
      VersionRow[],
      CountRow[],
    ]);
  const products = new Map(rows.map((row) => [row.key, row.products]));
  const document = Object.fromEntries(categories.map(({ key }) => [key, products.get(key) ?? 0]));
  const version = versions[0]?.version ?? null;
  if (version !== null) cacheCount(binding, caller, { question, version, document });
  return document;
}

function selectCategories({ language }: Locale): SQL {
  return sql`SELECT k.key, k.id, k.parent_key, k.order_hint, k.image, k.tree, k.hide_chevron,
      k.related_categories, t.name, t.short_name, t.slug, t.description, t.more
    FROM categories k JOIN category_texts t ON t.language = ${language} AND t.category_key = k.key`;
}

/** Counts the products on each category's shelf, including subcategories. `when`: one row, or none to skip it. */
function selectCounts({ country }: Locale, when: SQL): SQL[] {
  return [
    sql`SELECT (${selectVersion}) AS version`,
    sql`SELECT s.category_key AS key, count(*) AS products
      FROM (${when}) CROSS JOIN shelves s
      CROSS JOIN prices pr ON pr.store = ${country} AND pr.product_id = s.product_id AND pr.sellable = 1
      WHERE ${sql.raw(isCategoryKey)} GROUP BY s.category_key`,
  ];
}

function categoryOf(row: CategoryRow, productCount: number, { code }: Locale): Category {
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
    relatedCategories: JSON.parse(row.related_categories) as string[],
    ...(JSON.parse(inLocaleSpelling(row.more, code)) as CategoryMore),
    productCount,
    hasProducts: productCount > 0,
  };
}

/** The category that has this slug in the caller's language, or in another of the country's. */
export async function categoryKeyIn(
  binding: D1Database,
  slug: string,
  all: readonly Category[],
  caller: Caller,
): Promise<string | undefined> {
  const { language } = localeByCode(caller.locale);
  const others = languagesOf(caller.store.key).filter((each) => each !== language);
  const known = all.find((category) => category.slug === slug)?.key;
  return known ?? (await categoryKeyOf(binding, slug, others));
}

async function categoryKeyOf(
  binding: D1Database,
  slug: string,
  languages: readonly Language[],
): Promise<string | undefined> {
  if (languages.length === 0) return undefined;
  const [row] = await rows<{ key: string }>(
    nearest(binding),
    sql`SELECT category_key AS key FROM category_texts
      WHERE language IN ${eachOf(languages)} AND slug = ${slug}`,
  );
  return row?.key;
}
