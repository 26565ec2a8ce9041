/** Categories in API answers, with ancestors and children. Source: catalogue.txt §3 Category, §7 /getCategory. */
import * as z from 'zod';
import type { Category } from '../category.ts';
import { type CategoryReference, categoryReference } from './product-answer.ts';

const categoryQueries = ['listing', 'tree', 'navigation', 'sibling'] as const;
type CategoryQueryName = (typeof categoryQueries)[number];

export const categoryQuery = z.object({
  slug: z.string().max(200).optional(),
  acceptLanguage: z.array(z.string().max(20)).max(20).optional(),
  /** Returns the siblings of the category, itself included, in their order. */
  fetchSiblings: z.boolean().default(false),
  query: z.enum(categoryQueries).default('listing'),
});

/** The second entry of the body names the query: `{ "categories": "tree" }`. */
export const categoryQueryName = z
  .looseObject({ categories: z.enum(categoryQueries).optional() })
  .transform(({ categories }) => (categories ? { query: categories } : {}));

/** A field that other systems define. */
const customFields = z.object({
  customFieldsRaw: z.array(z.object({ name: z.string(), value: z.unknown() })),
});

const levelAnswer = categoryReference.extend({
  orderHint: z.string(),
  /** The path of its page, without a language prefix. */
  link: z.string(),
  description: z.string(),
  hideChevron: z.boolean(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  parent: categoryReference.nullable(),
  ancestors: z.array(categoryReference),
  custom: customFields,
});

export const categoryAnswer = levelAnswer.extend({
  get children(): z.ZodArray<typeof categoryAnswer> {
    return z.array(categoryAnswer);
  },
});
export type CategoryAnswer = z.infer<typeof categoryAnswer>;

/** Levels of children in the answer: the whole tree, or the direct children. */
const levels: Record<CategoryQueryName, number> = {
  listing: 1,
  tree: Number.POSITIVE_INFINITY,
  navigation: 1,
  sibling: 1,
};

/** `key`: the requested category, undefined if none is named; an unknown key returns an empty list. */
export function categoryAnswers(
  all: readonly Category[],
  requested: { key: string | undefined; query: CategoryQueryName; fetchSiblings: boolean },
): CategoryAnswer[] {
  const { key, query, fetchSiblings } = requested;
  const sorted = [...all].sort((a, b) => a.orderHint - b.orderHint);
  const byKey = new Map(sorted.map((category) => [category.key, category]));
  const named = key === undefined ? undefined : byKey.get(key);
  if (key !== undefined && !named) return [];
  const beside = fetchSiblings || query === 'sibling';
  const chosen = sorted.filter((each) => {
    if (named && beside) return each.parentKey === named.parentKey && each.tree === named.tree;
    if (named) return each === named;
    return query === 'listing' || !each.parentKey;
  });
  return chosen.map((category) => answerOf(category, sorted, byKey, levels[query]));
}

function answerOf(
  category: Category,
  sorted: readonly Category[],
  byKey: ReadonlyMap<string, Category>,
  depth: number,
): CategoryAnswer {
  const above = ancestorsOf(category, byKey);
  const below = depth > 0 ? sorted.filter(({ parentKey }) => parentKey === category.key) : [];
  return {
    ...referenceOf(category),
    orderHint: String(category.orderHint),
    link: `/${category.slug}`,
    description: category.description,
    hideChevron: category.hideChevron,
    metaTitle: category.metaTitle ?? null,
    metaDescription: category.metaDescription ?? null,
    parent: above.at(-1) ?? null,
    ancestors: above,
    children: below.map((child) => answerOf(child, sorted, byKey, depth - 1)),
    custom: { customFieldsRaw: fieldsOf(category) },
  };
}

function fieldsOf(category: Category) {
  const { image, hasProducts, contentHtml, posts, relatedCategories } = category;
  return [
    { name: 'CategoryImageURL', value: image?.url ?? null },
    { name: 'hasProducts', value: hasProducts },
    { name: 'CategoryContentHTML', value: contentHtml ?? null },
    { name: 'categoryPosts', value: posts ?? [] },
    ...[0, 1, 2].map((slot) => ({
      name: `related_categories_${slot + 1}`,
      value: relatedCategories[slot] ?? null,
    })),
  ];
}

/** From the root down to the parent. */
export function ancestorsOf(
  { parentKey }: Category,
  byKey: ReadonlyMap<string, Category>,
): CategoryReference[] {
  const parent = parentKey === undefined ? undefined : byKey.get(parentKey);
  return parent ? [...ancestorsOf(parent, byKey), referenceOf(parent)] : [];
}

export function referenceOf({ id, key, name, slug }: Category): CategoryReference {
  return { id, key, name, slug };
}
