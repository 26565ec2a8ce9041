/** The categories during an import: those of the database and those that came in so far. */

import { isContentPage } from '../../content/pages.ts';
import type { Language } from '../../country/countries.ts';
import { reservedPaths } from '../../routing/reserved-paths.ts';
import type { CategoryDocument } from '../document.ts';
import { productNumberIn } from '../product.ts';
import type { KnownCategories } from './category-path.ts';

export type CategoriesKnown = KnownCategories & {
  /** Why this category conflicts with the others; undefined if it does not. */
  objection: (
    category: CategoryDocument,
    /** Other categories that are written with it. */
    beside?: readonly CategoryDocument[],
  ) => { field: string; why: string } | undefined;
  add: (category: CategoryDocument) => void;
};

/** Why a slug is not possible for a category: see routes/catalogue/catch-all.ts (checklist URL-2). */
function takenBy(slug: string): string | undefined {
  if (reservedPaths.includes(slug) || isContentPage(slug)) return 'is a page of the shop itself';
  return productNumberIn(slug) ? 'ends like the address of a product' : undefined;
}

export function categoriesKnown(stored: readonly CategoryDocument[]): CategoriesKnown {
  const keys = new Map<string, CategoryDocument>();
  const ids = new Map<string, CategoryDocument>();
  const slugs = new Map<string, CategoryDocument>();
  const at = (language: string, slug: string) => `${language} ${slug}`;

  const add = (category: CategoryDocument) => {
    const before = keys.get(category.key);
    for (const [language, text] of Object.entries(before?.texts ?? {}))
      slugs.delete(at(language, text.slug));
    for (const [language, text] of Object.entries(category.texts))
      slugs.set(at(language, text.slug), category);
    keys.set(category.key, category);
    ids.set(category.id, category);
  };
  const objection: CategoriesKnown['objection'] = (category, beside = []) => {
    const { key, id, parent } = category;
    const twin = ids.get(id);
    if (twin && twin.key !== key)
      return { field: 'id', why: `${id} is the id of the category ${twin.key}` };
    if (parent !== undefined && !keys.has(parent) && !beside.some((each) => each.key === parent))
      return { field: 'parent', why: `no category has the key ${parent}` };
    for (let above = parent; above !== undefined; above = keys.get(above)?.parent) {
      if (above === key) return { field: 'parent', why: `${key} would stand inside itself` };
    }
    for (const [language, text] of Object.entries(category.texts)) {
      const field = `texts.${language}.slug`;
      const taken = takenBy(text.slug);
      if (taken) return { field, why: `${text.slug} ${taken}` };
      const holder = slugs.get(at(language, text.slug));
      if (holder && holder.key !== key)
        return { field, why: `${text.slug} is the address of the category ${holder.key}` };
    }
    return undefined;
  };
  for (const category of stored) add(category);
  return {
    add,
    objection,
    byKey: (key) => keys.get(key) ?? ids.get(key),
    bySlug: (language: Language, slug) => slugs.get(at(language, slug)),
  };
}
