/**
 * GET /__suggest?query=…: search suggestions for typed text, as an HTML fragment; without a query, what opens under the
 * empty field. The same for everyone in the market: no cookie, nothing personal. Source: checklist SEA-2, SEA-3.
 */
import { renderToString } from 'react-dom/server';
import { searchNote } from '#client/search/search-note.ts';
import { Suggestions } from '#client/search/suggestions.tsx';
import { ShopProvider } from '#client/shop.tsx';
import { brandPath } from '#domain/catalogue/collections.ts';
import type { ListingFacets } from '#domain/catalogue/listing/listing-page.ts';
import { isNamed } from '#domain/search/marks.ts';
import { minTextLength, searchPath } from '#domain/search/search.ts';
import { speltOut } from '#domain/search/spellings.ts';
import {
  keysOfMany,
  ledByKinds,
  maxArticles,
  maxCompared,
  maxOthers,
  shareRoom,
  suggestedTexts,
  typedIn,
} from '#domain/search/suggested.ts';
import { withEmptyFallback } from '#worker/commerce/fallback.ts';
import { type BarTree, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { suggestedListings } from '../narrowed-search.ts';
import { serviceOfSearch } from '../service-of-search.ts';
import { searchPanel } from './search-panel.tsx';

const maxCategories = 3;

export async function suggest(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const asked = c.req.query('query');
  if (asked === undefined) return searchPanel(c);
  const typed = typedIn(asked);
  if (typed.length < minTextLength) return c.body(null, 204);
  const { text, queries } = suggestedListings(typed, shop);
  const sized = queries.map((query) => ({
    ...query,
    pageSize: maxCompared,
    counted: 'suggested' as const,
  }));
  const [tree, words, answer] = await Promise.all([
    loadTree(shop),
    withEmptyFallback('completions', [], () => shop.backend.search.complete(text, shop.caller)),
    shop.commerce.searchProducts({ queries: sized }, shop.caller),
  ]);
  const listings = answer.ok ? answer.data.listings : [];
  const [first] = listings;
  const listing = listings.find(({ total }) => total > 0) ?? first;
  if (!listing) throw new Error('no listing for what was typed');
  const { items, facets, total } = listing;
  const service = serviceOfSearch(text, shop);
  const isCalled = (name: string) =>
    isNamed(name, text) || isNamed(speltOut(name, shop.locale.language), text);
  const categories = categoriesOf(tree, isCalled, keysOfMany(facets.categories, items.length));
  const found = {
    words: suggestedTexts(text, words, items, categories),
    categories,
    brands: brandsOf(facets.brands, { text, typed }, total),
  };
  const notes = [
    ...(listing === first ? [] : [shop.t('listing.emptyFiltered')]),
    searchNote(text, listing, shop.t) ?? [],
  ].flat();
  return c.html(
    renderToString(
      <ShopProvider shop={shop.view} t={shop.t}>
        <Suggestions
          typed={typed}
          {...shareRoom(found, maxOthers - (service ? 1 : 0))}
          service={service}
          articles={ledByKinds(items, words).slice(0, maxArticles)}
          total={total}
          note={notes.length > 0 ? notes.join(' ') : undefined}
        />
      </ShopProvider>,
    ),
  );
}

/** The categories named so, those with the most products first, then those of the articles found. */
function categoriesOf(
  tree: BarTree,
  isCalled: (name: string) => boolean,
  found: readonly string[],
) {
  const named = tree.all
    .filter(({ name, shortName }) => isCalled(name) || isCalled(shortName))
    .sort((a, b) => b.productCount - a.productCount);
  // Without a text, as for "new", the counts are of departments.
  const others = found.flatMap((key) => tree.byKey(key) ?? []).filter(({ parentKey }) => parentKey);
  return [...new Set([...named, ...others])]
    .slice(0, maxCategories)
    .map(({ key, name, slug, productCount }) => {
      const [department] = tree.pathTo(key);
      return { key, name, slug, plate: department?.orderHint ?? 0, count: productCount };
    });
}

/** The brands named so lead to their pages, and so does one that has all articles; others to their part of the results. */
function brandsOf(
  counts: ListingFacets['brands'],
  { text, typed }: { text: string; typed: string },
  total: number,
) {
  const named = counts.filter(({ name }) => isNamed(name, text));
  if (named.length > 0) return named.map((brand) => ({ ...brand, path: brandPath(brand.name) }));
  return counts.map(({ name, count }) =>
    count === total
      ? { name, path: brandPath(name) }
      : { name, count, path: `${searchPath(typed)}&${new URLSearchParams({ brand: name })}` },
  );
}
