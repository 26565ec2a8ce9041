import type { CategoryChoices } from '#client/catalogue/listing/category-filter.tsx';
import type { ListingFacets } from '#domain/catalogue/listing/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { BarTree } from '#worker/render/chrome.ts';

/** For a listing of the whole shop: the chosen category with its ancestors, and its direct subcategories with articles. */
export function categoryChoices(
  tree: BarTree,
  query: ListingQuery,
  facets: ListingFacets,
): CategoryChoices {
  return {
    path: query.category === undefined ? [] : tree.pathTo(query.category),
    below: facets.categories.flatMap(({ key, count }) => {
      const category = tree.byKey(key);
      return category ? [{ category, count }] : [];
    }),
  };
}
