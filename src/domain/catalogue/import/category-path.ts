/** Finds the categories that another shop names as a path from the top, or creates them. */
import type { Language } from '../../country/countries.ts';
import type { CategoryDocument } from '../document.ts';
import { slugify } from '../slugify.ts';

/** Lookups of the existing categories. */
export type KnownCategories = {
  byKey(key: string): CategoryDocument | undefined;
  bySlug(language: Language, slug: string): CategoryDocument | undefined;
};

/** `Kitchen > Ovens` as a list of names. */
export function pathOf(text: string): string[] {
  return text
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/**
 * The categories of a path, top first. The whole path may be the key of one category; otherwise each is looked up by
 * slug, and missing ones are created with a name in this language. Undefined if a name has no letter or digit.
 */
export function categoriesOfPath(
  path: readonly string[],
  known: KnownCategories,
  language: Language,
): CategoryDocument[] | undefined {
  const byPath = known.byKey(path.join(' > '));
  if (byPath) return [byPath];
  const categories: CategoryDocument[] = [];
  for (const name of path) {
    const above = categories.at(-1);
    const own = slugify(name, language);
    if (!own) return undefined;
    const inside = above?.texts[language]?.slug;
    const slug = inside ? `${inside}-${own}` : own;
    const found =
      [slug, own]
        .map((each) => known.bySlug(language, each))
        .find((each) => each?.parent === above?.key) ??
      known.bySlug(language, slug) ??
      known.byKey(slug);
    categories.push(
      withName(found ?? newCategory(slug, above?.key), { name, slug, description: '' }, language),
    );
  }
  return categories;
}

function newCategory(key: string, parent: string | undefined): CategoryDocument {
  return { type: 'category', id: key, key, ...(parent && { parent }), orderHint: 1000, texts: {} };
}

/** A category that has no name in the language yet gets this one. */
function withName(
  category: CategoryDocument,
  text: { name: string; slug: string; description: string },
  language: Language,
): CategoryDocument {
  if (category.texts[language]) return category;
  return { ...category, texts: { ...category.texts, [language]: text } };
}
