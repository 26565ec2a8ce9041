/** What others look for: popular searches of the market; until there are any, the catalogue's long-tail categories. */
import type { CategoryTree } from '../catalogue/category.ts';
import { searchPath } from './search.ts';

/** `path`: without a language prefix. `text`: the search text, if it is a search. */
export type LookedFor = { name: string; path: string; text?: string };

export function lookedFor(popular: readonly string[], longtail: CategoryTree): LookedFor[] {
  if (popular.length > 0) {
    return popular.map((text) => ({ name: text, path: searchPath(text), text }));
  }
  return longtail.roots.map(({ name, slug }) => ({ name, path: `/${slug}` }));
}
