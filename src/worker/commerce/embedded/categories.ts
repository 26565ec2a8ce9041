import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Category } from '#domain/catalogue/category.ts';
import type { Language } from '#domain/country/countries.ts';
import type { Locale } from '#domain/locale/locales.ts';
import { inLocaleSpelling } from '#domain/locale/swiss.ts';
import { categories, categoryTexts } from './catalogue-schema.ts';
import type { Database } from './database.ts';
import { keptInIsolate } from './kept.ts';
import { hasGoods } from './whereabouts.ts';

/** The categories of a locale: those in which its market sells something, there or further down. */
export function loadCategories(
  binding: D1Database,
  db: Database,
  locale: Locale,
  now: Date,
): Promise<Category[]> {
  return keptInIsolate(binding, `categories ${locale.code}`, now, () =>
    selectCategories(db, locale),
  );
}

async function selectCategories(db: Database, locale: Locale): Promise<Category[]> {
  const rows = await db
    .select()
    .from(categories)
    .innerJoin(
      categoryTexts,
      and(
        eq(categoryTexts.categoryKey, categories.key),
        eq(categoryTexts.language, locale.language),
      ),
    )
    .where(hasGoods(sql`${categories.key}`, sql`${locale.country}`));
  return rows.map(({ categories: category, category_texts: text }) => ({
    id: category.id,
    key: category.key,
    ...(category.parentKey && { parentKey: category.parentKey }),
    orderHint: category.orderHint,
    name: inLocaleSpelling(text.name, locale.code),
    shortName: inLocaleSpelling(text.shortName ?? text.name, locale.code),
    slug: text.slug,
    description: inLocaleSpelling(text.description, locale.code),
    ...(category.image && { image: category.image }),
  }));
}

/** The category that has this slug in one of the languages. */
export async function categoryKeyOf(
  db: Database,
  slug: string,
  languages: readonly Language[],
): Promise<string | undefined> {
  if (languages.length === 0) return undefined;
  const row = await db
    .select({ key: categoryTexts.categoryKey })
    .from(categoryTexts)
    .where(and(inArray(categoryTexts.language, [...languages]), eq(categoryTexts.slug, slug)))
    .get();
  return row?.key;
}
