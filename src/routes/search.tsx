import { Listing } from '#client/catalogue/listing/listing.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Promo } from '#client/content/blocks/teasers.tsx';
import { tagLabel } from '#client/product/tag-label.ts';
import { NothingFound } from '#client/search/nothing-found.tsx';
import { searchNote } from '#client/search/search-note.ts';
import { ServiceLink } from '#client/search/service-link.tsx';
import { Note } from '#client/ui/note.tsx';
import { newTag, usedTag } from '#domain/catalogue/badges.ts';
import { brandAsOffered } from '#domain/catalogue/brand-key.ts';
import {
  listingQueryFrom,
  listingSearch,
  reducedTag,
  searchWithoutFilters,
} from '#domain/catalogue/listing/listing.ts';
import type { ListingFacets } from '#domain/catalogue/listing/listing-page.ts';
import type { ListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { promoSlugs } from '#domain/content/places.ts';
import { countryName } from '#domain/country/country-name.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { marketsParameter } from '#domain/routing/market-choice.ts';
import { isEmptyCombination } from '#domain/seo/indexing.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { articleOfSearch } from './article-of-search.ts';
import { categoryChoices } from './catalogue/category-choices.ts';
import { notFound } from './catalogue/not-found.tsx';
import { waysOut } from './catalogue/ways-out.ts';
import { optionalContent } from './content/optional-content.ts';
import { recordQuery } from './count-search.ts';
import { narrowedSearch } from './narrowed-search.ts';
import { loadPopular } from './popular.ts';
import { serviceOfSearch } from './service-of-search.ts';

/** The number of bestsellers on a page without results. */
const maxBestsellers = 5;

/** Search results, and the listings that are searches: offers, new arrivals, a brand, a badge. */
export async function search(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce, prefix } = shop;
  const params = new URL(c.req.url).searchParams;
  const query = listingQueryFrom(params);
  const article = await articleOfSearch(query, shop);
  if (article !== undefined) return c.redirect(prefix + article, 302);
  const narrowed = await narrowedSearch(params, shop);
  if (narrowed !== undefined) return c.redirect(`${prefix}/search${narrowed}`, 302);
  const [tree, answer, content] = await Promise.all([
    loadTree(shop),
    commerce.searchProducts({ queries: [query] }, caller),
    optionalContent(shop, promoSlugs.listing),
  ]);
  const listing = answer.ok ? answer.data.listings[0] : undefined;
  if (!listing) throw new Error('no listing for a search');
  if (query.page > 1 && listing.items.length === 0) return notFound(c, tree);
  if (isEmptyCombination(query, listing.total)) c.status(404);
  recordQuery(c, query, listing.total);
  const title = titleOf(query, listing.facets, shop);
  const categories = categoryChoices(tree, query, listing.facets);
  const here = samePathEverywhere(
    `/search${listingSearch(params, { [marketsParameter]: undefined })}`,
  );
  const chrome = { ...chromeOf(shop, tree, here), searchQuery: query.query ?? '' };
  // If filters leave no results, the filters stay visible, so that they can be removed.
  const filtered = searchWithoutFilters(params) !== listingSearch(params, {});
  const note = searchNote(query.query, listing, t);
  const service = serviceOfSearch(query.query ?? '', shop);
  const inVain = listing.total === 0 && !filtered ? query.query : undefined;
  const nothing = inVain === undefined ? undefined : await loadInstead(shop, inVain);
  return c.render(
    <BrowsePage chrome={chrome}>
      <Head {...headOf(title, listing.total, query, shop)} index={false} />
      {nothing ? (
        <NothingFound
          {...nothing}
          service={service}
          tree={tree}
          webform={shop.store.webformEnabled}
        />
      ) : (
        <>
          <div className="stack list-head top" data-gap="1">
            <h1>{title}</h1>
            {note !== undefined && <Note kind="info" text={note} />}
            {service && <ServiceLink page={service} />}
          </div>
          <Listing
            listing={listing}
            query={query}
            action={`${prefix}/search`}
            params={params}
            categories={categories}
            ways={await waysOut(shop, { listing, query, params, categories })}
          />
        </>
      )}
      <Promo documents={[content[promoSlugs.listing]]} />
    </BrowsePage>,
    { screen: 'listing' },
  );
}

/** Alternatives for a search without results; what cannot be loaded is omitted. */
async function loadInstead(shop: Shop, text: string) {
  const { texts, goods } = await loadPopular(shop);
  return { text, popular: texts, bestsellers: goods.slice(0, maxBestsellers) };
}

/** Title of the listing. The search text takes precedence over the kind of listing, which precedes the filters. */
function titleOf(query: ListingQuery, facets: ListingFacets, shop: Shop): string {
  const { t } = shop;
  const [brand] = query.brands;
  const [tag] = query.tags;
  if (query.query) return t('search.results', { query: query.query });
  if (query.onSale) return t('search.sale');
  if (query.newArrivals) return t('search.new');
  if (query.tags.length === 1 && tag) return titleOfTag(tag, shop);
  if (query.brands.length === 1 && brand) {
    return t('search.brand', { brand: brandAsOffered(brand, facets.brands) });
  }
  return t('search.start');
}

function titleOfTag(tag: string, { t, view }: Shop): string {
  if (tag === 'bestseller') return t('search.bestseller');
  if (tag === usedTag) return t('search.bware');
  if (tag === reducedTag) return t('search.sale');
  if (tag === newTag) return t('search.new');
  return tagLabel(tag, { ...view, t });
}

function headOf(
  name: string,
  count: number,
  { query, page }: ListingQuery,
  { t, store, locale }: Shop,
) {
  const title = `${name} | Kontor`;
  const country = countryName(store.key, locale.code);
  return {
    title: page === 1 ? title : t('listing.titlePage', { title, number: page }),
    description: query
      ? t('search.description', { country })
      : t('listing.description', { name, count, country }),
  };
}
