/** Categories as pages read them, in the three trees of the menu. Source: catalogue.txt §3 Category, checklist LAY-7. */
import type { CategoryText, Image } from './document.ts';

/** The departments of the navigation bar, the same goods by trade, and frequent searches. */
export const treeNames = ['all', 'industry', 'longtail'] as const;
export type TreeName = (typeof treeNames)[number];

export type Category = {
  id: string;
  key: string;
  tree: TreeName;
  parentKey?: string;
  orderHint: number;
  name: string;
  /** Equals `name` if there is no shorter one. */
  shortName: string;
  slug: string;
  description: string;
  image?: Image;
  /** The menu draws no chevron beside it. */
  hideChevron: boolean;
  /** Keys; at most three. */
  relatedCategories: string[];
  /** Published products that the caller's store sells, including those of its descendants, each counted once. */
  productCount: number;
  /** False if this market sells none of its products; the category is then not shown. */
  hasProducts: boolean;
} & Pick<CategoryText, 'metaTitle' | 'metaDescription' | 'contentHtml' | 'posts'>;

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

export type CategoryTrees = Record<TreeName, CategoryTree>;

/** Built once per list, which the pages of a minute share. */
const built = new WeakMap<readonly Category[], CategoryTrees>();

/** The three trees of a market. A category without products is in none of them. */
export function categoryTrees(categories: readonly Category[]): CategoryTrees {
  const trees = built.get(categories) ?? treesOf(categories);
  built.set(categories, trees);
  return trees;
}

function treesOf(categories: readonly Category[]): CategoryTrees {
  const treeOf = (name: TreeName) =>
    categoryTree(categories.filter(({ tree, hasProducts }) => tree === name && hasProducts));
  return { all: treeOf('all'), industry: treeOf('industry'), longtail: treeOf('longtail') };
}

/** The category with this slug, in any of the trees. */
export function categoryBySlug(trees: CategoryTrees, slug: string): Category | undefined {
  return treeNames.map((name) => trees[name].bySlug(slug)).find((found) => found !== undefined);
}

function categoryTree(categories: readonly Category[]): CategoryTree {
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
