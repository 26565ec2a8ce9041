import type { ReactNode } from 'react';
import { Listing } from '#client/catalogue/listing/listing.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { ContentBlocks } from '#client/content/blocks/content-blocks.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import { Structured } from '#client/ui/data-block.tsx';
import type { Collection } from '#domain/catalogue/collections.ts';
import { listingQueryFrom } from '#domain/catalogue/listing/listing.ts';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import { type ListingQuery, listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import type { ShownContent } from '#domain/content/content-document.ts';
import { countryName } from '#domain/country/country-name.ts';
import type { PathIn } from '#domain/routing/alternates.ts';
import { isEmptyCombination, listingIndexing } from '#domain/seo/indexing.ts';
import { itemList } from '#domain/seo/item-list.ts';
import { type BarTree, chromeOf } from '#worker/render/chrome.ts';
import { noLinks, pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { loadContentData } from '../content/content-data.ts';
import { optionalContent } from '../content/optional-content.ts';
import { categoryChoices } from './category-choices.ts';
import { notFound } from './not-found.tsx';

export type CollectionPage = {
  /** Without the language prefix. */
  path: string;
  collection: Collection;
  /** The document that an operator may have written for it. */
  documentSlug: string;
  /** Absent: only its document names it, and without one it is not found. */
  name?: string | undefined;
  /** Of the browser's tab, without the shop's name; absent: the name. */
  title?: string | undefined;
  /** Sentences made of facts, where there is no document. */
  text?: ((listing: ListingPage) => ReactNode) | undefined;
  parents?: { name: string; href: string }[];
  /** Collections like it; those that have articles are linked. */
  others?: readonly { path: string; name: string; collection: Collection }[] | undefined;
  /** Where else the page is; `indexed`: where search engines may have it. */
  pathIn: PathIn;
  indexed: PathIn;
};

/** A listing of the whole shop with an address, a name and a text of its own: a brand, the offers, a badge. */
export async function collection(c: KontorContext, tree: BarTree, page: CollectionPage) {
  const shop = c.get('shop');
  const { t, caller, commerce, prefix, store, locale } = shop;
  const params = new URL(c.req.url).searchParams;
  const query = ownQuery(params, page.collection);
  const others = page.others ?? [];
  const queries = [
    { ...query, ...page.collection },
    ...others.map((other) => listingQuery.parse({ ...other.collection, pageSize: 1 })),
  ];
  const [answer, documents] = await Promise.all([
    commerce.searchProducts({ queries }, caller),
    optionalContent(shop, page.documentSlug),
  ]);
  const [listing, ...ofOthers] = answer.ok ? answer.data.listings : [];
  if (!listing) throw new Error(`no listing for ${page.path}`);
  const document = documents[page.documentSlug];
  const name = document?.title ?? page.name;
  if (name === undefined) return notFound(c, tree);
  if (query.page > 1 && listing.items.length === 0) return notFound(c, tree);
  const empty = isEmptyCombination({ ...query, ...page.collection }, listing.total);
  if (empty) c.status(404);
  const { index, canonicalSearch } = listingIndexing(params, query.page, {
    articles: listing.total,
    fewest: c.env.settings.fewestIndexed,
    hasOwnText: document !== undefined,
  });
  const links = empty ? noLinks : pageLinks(c, page.indexed, { search: canonicalSearch, index });
  const title = `${document?.title ?? page.title ?? name} | Kontor`;
  const country = countryName(store.key, locale.code);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, page.pathIn)}>
      <Head
        title={query.page === 1 ? title : t('listing.titlePage', { title, number: query.page })}
        description={
          document?.description ?? t('listing.description', { name, count: listing.total, country })
        }
        index={index}
        links={links}
      />
      <Crumbs
        crumbs={[...(page.parents ?? []), { name, href: prefix + page.path }]}
        origin={links.origin}
      />
      <div className="stack list-head" data-gap="1">
        <h1>{name}</h1>
        {query.page === 1 && (await introduction(c, tree, { page, document, listing }))}
        {others.length > 0 && (
          <nav className="row small" data-gap="meta" aria-label={t('listing.related')}>
            {others.map(
              ({ path, name }, at) =>
                (ofOthers[at]?.total ?? 0) > 0 && (
                  <a className="b" key={path} href={prefix + path}>
                    {name}
                  </a>
                ),
            )}
          </nav>
        )}
      </div>
      <Listing
        listing={{ ...listing, facets: facetsBeside(page.collection, listing) }}
        query={query}
        action={prefix + page.path}
        params={params}
        categories={categoryChoices(tree, query, listing.facets)}
      />
      {links.origin && index && (
        <Structured
          data={itemList(
            links.origin,
            listing.items.map(({ name, slug }) => ({ name, href: `${prefix}/${slug}` })),
            { total: listing.total, before: (query.page - 1) * query.pageSize },
          )}
        />
      )}
    </BrowsePage>,
    { screen: 'listing' },
  );
}

/** The visitor's filters, without those that would add articles from outside. */
function ownQuery(
  params: URLSearchParams,
  { brands, tags, newArrivals }: Collection,
): ListingQuery {
  const { query: _, ...query } = listingQueryFrom(params);
  return {
    ...query,
    ...(brands && { brands: [] }),
    ...(tags && { tags: [] }),
    ...(newArrivals && !params.has('sort') && { sort: 'newest' }),
  };
}

/** Filters that the page itself is are not offered. */
function facetsBeside({ brands, tags, onSale }: Collection, { facets }: ListingPage) {
  return {
    ...facets,
    ...(brands && { brands: [] }),
    ...(tags && { tags: [], onSale: 0 }),
    ...(onSale && { onSale: 0 }),
  };
}

type Introduced = {
  page: CollectionPage;
  document: ShownContent | undefined;
  listing: ListingPage;
};

async function introduction(
  c: KontorContext,
  tree: BarTree,
  { page, document, listing }: Introduced,
) {
  if (!document) return listing.total > 0 ? page.text?.(listing) : undefined;
  const { blocks } = document;
  if (blocks.length === 0) return undefined;
  return <ContentBlocks blocks={blocks} data={await loadContentData(c, blocks, tree)} />;
}
