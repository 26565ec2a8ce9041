/**
 * GET /__suggest?query=…: search suggestions for typed text, as an HTML fragment; without a query, what opens under the
 * empty field. The same for everyone in the market: no cookie, nothing personal. Source: checklist SEA-2, SEA-3.
 */
import { renderToString } from 'react-dom/server';
import { searchNote } from '#client/search/search-note.ts';
import { Suggestions } from '#client/search/suggestions.tsx';
import { ShopProvider } from '#client/shop.tsx';
import { listingQueryFrom } from '#domain/catalogue/listing/listing.ts';
import { isNamed } from '#domain/search/marks.ts';
import { minTextLength } from '#domain/search/search.ts';
import {
  ledByKinds,
  maxArticles,
  maxCompared,
  shareRoom,
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
    counted: 'brands' as const,
  };
  const [tree, words, answer] = await Promise.all([
    loadTree(shop),
    withEmptyFallback('completions', [], () => shop.backend.search.complete(typed, shop.caller)),
    shop.commerce.searchProducts({ queries: [query] }, shop.caller),
  ]);
  const listing = answer.ok ? answer.data.listings[0] : undefined;
  if (!listing) throw new Error('no listing for what was typed');
  const brands = listing.facets.brands.filter(({ name }) => isNamed(name, typed));
  const categories = categoriesNamed(tree, typed);
  // A text equal to a suggested category's name is left out.
  const texts = words.filter((word) => !categories.some(({ name }) => name === word));
  const others = shareRoom({ words: texts, categories, brands });
  return c.html(
    renderToString(
      <ShopProvider shop={shop.view} t={shop.t}>
        <Suggestions
          typed={typed}
          {...others}
          service={serviceOfSearch(typed, shop)}
          articles={ledByKinds(listing.items, words).slice(0, maxArticles)}
          total={listing.total}
          note={searchNote(typed, listing, shop.t)}
        />
      </ShopProvider>,
    ),
  );
}

/** The categories that match; those with the most products come first. */
function categoriesNamed(tree: BarTree, typed: string) {
  return tree.all
    .filter(({ name, shortName }) => isNamed(name, typed) || isNamed(shortName, typed))
    .sort((a, b) => b.productCount - a.productCount)
    .slice(0, maxCategories)
    .map(({ key, name, slug, productCount }) => {
      const [department] = tree.pathTo(key);
      return { key, name, slug, plate: department?.orderHint ?? 0, count: productCount };
    });
}
