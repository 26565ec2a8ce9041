import { Listing } from '#client/catalogue/listing.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { DepartmentBoard } from '#client/home/blocks.tsx';
import { listingQueryFrom, listingSearch } from '#domain/catalogue/listing.ts';
import type { ListingQuery } from '#domain/catalogue/listing-query.ts';
import { countryName } from '#domain/country/country-name.ts';
import { everywhere } from '#domain/routing/alternates.ts';
import { isEmptyCombination } from '#domain/seo/indexing.ts';
import type { Translate } from '#domain/texts/texts.ts';
import type { KontorContext, Shop } from '#worker/context.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { notFound } from './not-found.tsx';

/** Search results, and the listings that are searches: offers, new arrivals, a brand, a badge. */
export async function search(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce, prefix } = shop;
  const params = new URL(c.req.url).searchParams;
  const query = listingQueryFrom(params);
  const [tree, answer] = await Promise.all([
    loadTree(shop),
    commerce.searchProducts({ queries: [query] }, caller),
  ]);
  const listing = answer.ok ? answer.data.listings[0] : undefined;
  if (!listing) throw new Error('no listing for a search');
  if (query.page > 1 && listing.items.length === 0) return notFound(c, tree);
  if (isEmptyCombination(query, listing.total)) c.status(404);
  const title = titleOf(query, params, t);
  const here = everywhere(`/search${listingSearch(params, {})}`);
  const chrome = { ...chromeOf(shop, tree, here), searchQuery: query.query ?? '' };
  const nothing = listing.total === 0 && query.query !== undefined;
  return c.render(
    <BrowsePage chrome={chrome}>
      <Head {...headOf(title, query.page, shop)} index={false} />
      <div className="stack list-head top" data-gap="1">
        <h1>{nothing ? t('search.nothing', { query: query.query ?? '' }) : title}</h1>
        <p className="muted" data-said="">
          {t('listing.count', { count: listing.total })}
        </p>
      </div>
      {nothing ? (
        <>
          <p>{t('search.nothingHelp', { phone: shop.view.phone })}</p>
          <DepartmentBoard tree={tree} />
        </>
      ) : (
        <Listing listing={listing} query={query} action={`${prefix}/search`} params={params} />
      )}
    </BrowsePage>,
    { screen: 'listing' },
  );
}

function titleOf(query: ListingQuery, params: URLSearchParams, t: Translate): string {
  const [brand] = query.brands;
  const [tag] = query.tags;
  if (query.query) return t('search.results', { query: query.query });
  if (params.has('sales')) return t('search.sale');
  if (params.has('new-arrivals')) return t('search.new');
  if (tag === 'bestseller') return t('search.bestseller');
  if (tag === 'bware') return t('search.bware');
  if (query.brands.length === 1 && brand) return t('search.brand', { brand });
  return t('search.start');
}

function headOf(name: string, page: number, { t, store, locale }: Shop) {
  const title = `${name} | Kontor`;
  return {
    title: page === 1 ? title : t('listing.titlePage', { title, number: page }),
    description: t('search.description', { country: countryName(store.key, locale.code) }),
  };
}
