import { CategoryBoxes } from '#client/catalogue/listing/category-boxes.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Brands, Campaign, Directory, Promises, Promos } from '#client/home/blocks.tsx';
import { ProductRail } from '#client/product/product-rail.tsx';
import { Structured } from '#client/ui/data-block.tsx';
import { usedTag } from '#domain/catalogue/badges.ts';
import { activeCampaignTags, campaignPath } from '#domain/catalogue/campaigns.ts';
import { listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { maxReduction } from '#domain/catalogue/product.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { organization, website } from '#domain/seo/structured-data.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';

const railLength = 5;

/** The home page: departments, reductions, bestsellers, new arrivals. */
export async function home(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce, store } = shop;
  const [campaign] = activeCampaignTags(store.campaigns, caller.now);
  const ask = (query: object) =>
    listingQuery.parse({ pageSize: railLength, counted: 'none', ...query });
  const [tree, answer] = await Promise.all([
    loadTree(shop),
    commerce.searchProducts(
      {
        queries: [
          ask({ tags: ['bestseller'], inStock: true }),
          ask({ newArrivals: true, sort: 'newest', inStock: true }),
          ask({ tags: [usedTag], pageSize: 1 }),
          ask({ pageSize: 1, counted: 'all' }),
          ...(campaign ? [ask({ tags: [campaign], onSale: true, pageSize: 12 })] : []),
        ],
      },
      caller,
    ),
  ]);
  if (!answer.ok) throw new Error(answer.message);
  const [bestsellers, newest, bware, all, onSale] = answer.data.listings;
  const percent = maxReduction(onSale?.items ?? []);
  const popular = tree.all.filter((category) => category.parentKey && category.image).slice(0, 12);
  const path = (route: string) => shop.prefix + route;
  const links = pageLinks(c, samePathEverywhere('/'));
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, samePathEverywhere('/'))}>
      <Head title={t('home.title')} description={t('home.description')} links={links} />
      <div className="hero">
        <Directory tree={tree} total={all?.total ?? 0} inStock={all?.facets.inStock ?? 0} />
        {campaign && percent !== undefined && (
          <Campaign
            tag={campaign}
            percent={percent}
            href={path(campaignPath(campaign))}
            product={onSale?.items[0]}
          />
        )}
      </div>
      <Promises />
      <ProductRail
        title={t('home.bestsellers')}
        products={bestsellers?.items ?? []}
        more={{ href: path('/search?tags=bestseller'), text: t('listing.all') }}
        cols="5"
      />
      <section className="sec" id="popular">
        <div className="sec__head">
          <h2>{t('home.popular')}</h2>
        </div>
        <CategoryBoxes categories={popular} cols="6" rail="rail--2" />
      </section>
      <Promos bware={bware?.items[0]} />
      <ProductRail
        title={t('home.newArrivals')}
        products={newest?.items ?? []}
        more={{ href: path('/search?new-arrivals'), text: t('listing.all') }}
        cols="5"
      />
      <Brands />
      {links.origin && (
        <>
          <Structured
            data={organization(links.origin, {
              ...shop.view,
              phone: shop.store.phone,
              notice: t('demo.notice'),
            })}
          />
          <Structured data={website(links.origin, siteAddresses(shop))} />
        </>
      )}
    </BrowsePage>,
    { screen: 'home' },
  );
}

function siteAddresses({ locale, store, prefix, hrefOfMarket }: Shop) {
  return {
    home: hrefOfMarket(store.key, prefix || '/'),
    search: hrefOfMarket(store.key, `${prefix}/search`),
    locale: locale.code,
  };
}
