import {
  CategoryLead,
  CategoryRelated,
  CategoryText,
} from '#client/catalogue/listing/category-content.tsx';
import { DepartmentOffers, DepartmentTiles } from '#client/catalogue/listing/department-offers.tsx';
import { Listing } from '#client/catalogue/listing/listing.tsx';
import { CategoryTiles } from '#client/catalogue/listing/tiles.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { ContentBlocks } from '#client/content/blocks/content-blocks.tsx';
import { Promo } from '#client/content/blocks/teasers.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import { Structured } from '#client/ui/data-block.tsx';
import { type Category, treeNames } from '#domain/catalogue/category.ts';
import { listingQueryFrom } from '#domain/catalogue/listing/listing.ts';
import { type ListingQuery, listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { departmentSlug, promoSlugs } from '#domain/content/places.ts';
import { countryName } from '#domain/country/country-name.ts';
import { pathsWhereSold } from '#domain/routing/alternates.ts';
import { isEmptyCombination, listingIndexing } from '#domain/seo/indexing.ts';
import { itemList } from '#domain/seo/item-list.ts';
import { type BarTree, chromeOf } from '#worker/render/chrome.ts';
import { noLinks, pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { loadContentData } from '../content/content-data.ts';
import { optionalContent } from '../content/optional-content.ts';
import { notFound } from './not-found.tsx';
import { waysOut } from './ways-out.ts';

/** A category: its subcategories, its products. A page number beyond the last is not found. */
export async function category(c: KontorContext, tree: BarTree, current: Category) {
  const shop = c.get('shop');
  const { t, caller, commerce, prefix, locale } = shop;
  const params = new URL(c.req.url).searchParams;
  const query = listingQueryFrom(params, current.key);
  const isDepartment = current.tree === 'all' && !current.parentKey;
  // Who filters or turns pages has gone past the entrance.
  const isEntrance = isDepartment && params.size === 0;
  const introduction = departmentSlug(current.key);
  const [answer, content] = await Promise.all([
    commerce.searchProducts({ queries: [query, ...(isEntrance ? offersIn(current) : [])] }, caller),
    optionalContent(shop, promoSlugs.listing, ...(isDepartment ? [introduction] : [])),
  ]);
  const [listing, news, sale] = answer.ok ? answer.data.listings : [];
  if (!listing) throw new Error(`no listing for category ${current.key}`);
  if (query.page > 1 && listing.items.length === 0) return notFound(c, tree);
  const pathIn = pathsWhereSold(listing.pageAvailability ?? { slugs: {}, markets: [] });
  // Nothing in it may be sold in this market: it has no page here, but may have one in others.
  if (pathIn(locale) === undefined) return notFound(c, tree);
  const blocks = content[introduction]?.blocks ?? [];
  const { index, canonicalSearch } = listingIndexing(params, query.page, {
    articles: listing.total,
    fewest: c.env.settings.fewestIndexed,
    hasOwnText: Boolean(current.description || current.contentHtml) || blocks.length > 0,
  });
  const empty = isEmptyCombination(query, listing.total);
  if (empty) c.status(404);
  const links = empty ? noLinks : pageLinks(c, pathIn, { search: canonicalSearch, index });
  const own = tree.trees[current.tree];
  const path = own.pathTo(current.key);
  const crumbs = path.map(({ name, slug }) => ({ name, href: `${prefix}/${slug}` }));
  const children = own.childrenOf(current.key);
  const related = current.relatedCategories.flatMap((key) => relatedOf(tree, key) ?? []);
  const [data, ways] = await Promise.all([
    blocks.length > 0 && loadContentData(c, blocks, tree),
    waysOut(shop, { listing, query, params }),
  ]);
  const chrome = { ...chromeOf(shop, tree, pathIn), current: path[0]?.key ?? current.key };
  return c.render(
    <BrowsePage chrome={chrome}>
      <Head
        {...headOf(current, listing.total, query.page, shop)}
        index={index}
        links={links}
        image={current.image?.url}
      />
      <Crumbs crumbs={crumbs} origin={links.origin} />
      <div className="stack list-head" data-gap="1">
        <h1>{current.name}</h1>
        {query.page === 1 && <CategoryLead category={current} />}
        {data && <ContentBlocks blocks={blocks} data={data} />}
      </div>
      {isEntrance ? (
        <DepartmentTiles department={current} listing={listing} categories={children} />
      ) : (
        children.length > 0 && (
          <nav aria-label={t('listing.subcategories')}>
            <CategoryTiles categories={children} counted />
          </nav>
        )
      )}
      <Listing
        listing={listing}
        query={query}
        action={`${prefix}/${current.slug}`}
        params={params}
        ways={ways}
      />
      {isEntrance && (
        <DepartmentOffers department={current} listing={listing} news={news} sale={sale} />
      )}
      <CategoryRelated category={current} related={related} />
      {/* The banners of all categories, beside the text of this one. */}
      <Promo documents={[content[promoSlugs.listing]]}>
        {current.contentHtml && <CategoryText name={current.name} html={current.contentHtml} />}
      </Promo>
      {links.origin && index && !empty && (
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

/** For the newest and the reduced articles of a department, as many as a box shows. */
function offersIn({ key }: Category): ListingQuery[] {
  const few = { category: key, pageSize: 3 };
  return [
    listingQuery.parse({ ...few, tags: ['new'] }),
    listingQuery.parse({ ...few, onSale: true }),
  ];
}

/** Looks in all trees. Undefined if the category has no products in this market. */
function relatedOf({ trees }: BarTree, key: string): Category | undefined {
  return treeNames.map((name) => trees[name].byKey(key)).find((found) => found !== undefined);
}

/** The category's own title and description take precedence over those generated from its name. */
function headOf(category: Category, count: number, page: number, { t, store, locale }: Shop) {
  const { name, tree, metaTitle, metaDescription } = category;
  // The generated title describes goods; it does not fit trades and popular categories.
  const made = tree === 'all' ? t('listing.title', { name }) : `${name} | Kontor`;
  const title = metaTitle ?? made;
  const country = countryName(store.key, locale.code);
  const description = metaDescription ?? t('listing.description', { name, count, country });
  if (page === 1) return { title, description };
  return {
    title: t('listing.titlePage', { title, number: page }),
    description: `${t('listing.page', { number: page })}. ${description}`,
  };
}
