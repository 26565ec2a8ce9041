/** Categories as pages read them. */
import type { Image } from './document.ts';

export type Category = {
  id: string;
  key: string;
  parentKey?: string;
  orderHint: number;
  name: string;
  /** The name itself where there is no shorter one. */
  shortName: string;
  slug: string;
  description: string;
  image?: Image;
};

/** The whole tree of a language with the look-ups a page needs. */
export type CategoryTree = {
  all: Category[];
  roots: Category[];
  childrenOf(key: string): Category[];
  byKey(key: string): Category | undefined;
  bySlug(slug: string): Category | undefined;
  /** From the root down to the category itself. */
  pathTo(key: string): Category[];
};

export function categoryTree(categories: readonly Category[]): CategoryTree {
  const sorted = [...categories].sort((a, b) => a.orderHint - b.orderHint);
  const byKey = new Map(sorted.map((category) => [category.key, category]));
  const bySlug = new Map(sorted.map((category) => [category.slug, category]));
  const pathTo = (key: string): Category[] => {
    const category = byKey.get(key);
    if (!category) return [];
    return category.parentKey ? [...pathTo(category.parentKey), category] : [category];
  };
  return {
    all: sorted,
    roots: sorted.filter((category) => !category.parentKey),
    childrenOf: (key) => sorted.filter((category) => category.parentKey === key),
    byKey: (key) => byKey.get(key),
    bySlug: (slug) => bySlug.get(slug),
    pathTo,
  };
}
