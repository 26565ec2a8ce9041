/**
 * GET /__suggest?query=…: search suggestions for typed text, as an HTML fragment; without a query, what opens under the
 * empty field. The same for everyone in the market: no cookie, nothing personal. Source: checklist SEA-2, SEA-3.
 */
import { renderToString } from 'react-dom/server';
import { searchNote } from '#client/search/search-note.ts';
import { Suggestions } from '#client/search/suggestions.tsx';
import { ShopProvider } from '#client/shop.tsx';
import { brandPath } from '#domain/catalogue/collections.ts';
import { listingQueryFrom } from '#domain/catalogue/listing/listing.ts';
import type { ListingFacets } from '#domain/catalogue/listing/listing-page.ts';
import { isNamed } from '#domain/search/marks.ts';
import { minTextLength, searchPath } from '#domain/search/search.ts';
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
import { serviceOfSearch } from '../service-of-search.ts';
import { tagListing } from '../tag-search.ts';
import { searchPanel } from './search-panel.tsx';

const maxCategories = 3;

export async function suggest(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const asked = c.req.query('query');
  if (asked === undefined) return searchPanel(c);
  const typed = typedIn(asked);
  if (typed.length < minTextLength) return c.body(null, 204);
  const query = {
    ...(tagListing(typed, shop.caller) ?? listingQueryFrom(new URLSearchParams({ query: typed }))),
    pageSize: maxCompared,
    counted: 'suggested' as const,
  };
  const [tree, words, answer] = await Promise.all([
    loadTree(shop),
    withEmptyFallback('completions', [], () => shop.backend.search.complete(typed, shop.caller)),
    shop.commerce.searchProducts({ queries: [query] }, shop.caller),
  ]);
  const listing = answer.ok ? answer.data.listings[0] : undefined;
  if (!listing) throw new Error('no listing for what was typed');
  const { items, facets, total } = listing;
  const service = serviceOfSearch(typed, shop);
  const categories = categoriesOf(tree, typed, keysOfMany(facets.categories, items.length));
  const found = {
    words: suggestedTexts(typed, words, items, categories),
    categories,
    brands: brandsOf(facets.brands, typed, total),
  };
  return c.html(
    renderToString(
      <ShopProvider shop={shop.view} t={shop.t}>
        <Suggestions
          typed={typed}
          {...shareRoom(found, maxOthers - (service ? 1 : 0))}
          service={service}
          articles={ledByKinds(items, words).slice(0, maxArticles)}
          total={total}
          note={searchNote(typed, listing, shop.t)}
        />
      </ShopProvider>,
    ),
  );
}

/** The categories named so, those with the most products first, then those of the articles found. */
function categoriesOf(tree: BarTree, typed: string, found: readonly string[]) {
  const named = tree.all
    .filter(({ name, shortName }) => isNamed(name, typed) || isNamed(shortName, typed))
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
function brandsOf(counts: ListingFacets['brands'], typed: string, total: number) {
  const named = counts.filter(({ name }) => isNamed(name, typed));
  if (named.length > 0) return named.map((brand) => ({ ...brand, path: brandPath(brand.name) }));
  return counts.map(({ name, count }) =>
    count === total
      ? { name, path: brandPath(name) }
      : { name, count, path: `${searchPath(typed)}&${new URLSearchParams({ brand: name })}` },
  );
}
