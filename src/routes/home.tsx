import { CategoryBoxes } from '#client/catalogue/category-boxes.tsx';
import { ProductRail } from '#client/catalogue/product-rail.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { Brands, Directory, Promises, Promos, SaleBlock } from '#client/home/blocks.tsx';
import { listingQuery } from '#domain/catalogue/listing-query.ts';
import { reductionPercent } from '#domain/catalogue/product.ts';
import type { KontorContext } from '#worker/context.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';

const railLength = 5;

/** The home page: where to go, what is reduced, what sells, what is new. */
export async function home(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce } = shop;
  const ask = (query: object) =>
    listingQuery.parse({ pageSize: railLength, counted: false, ...query });
  const [tree, answer] = await Promise.all([
    loadTree(shop),
    commerce.searchProducts(
      {
        queries: [
          ask({ tag: 'bestseller', inStock: true }),
          ask({ sort: 'newest', inStock: true }),
          ask({ tag: 'campaign:cyber_week', onSale: true, pageSize: 12 }),
          ask({ tag: 'bware', pageSize: 1 }),
          ask({ pageSize: 1, counted: true }),
        ],
      },
      caller,
    ),
  ]);
  if (!answer.ok) throw new Error(answer.message);
  const [bestsellers, newest, onSale, bware, all] = answer.data.listings;
  const percents = (onSale?.items ?? []).map((product) => reductionPercent(product.price) ?? 0);
  const popular = tree.all.filter((category) => category.parentKey && category.image).slice(0, 12);
  const path = (route: string) => shop.prefix + route;
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree)}>
      <title>{t('home.title')}</title>
      <meta name="description" content={t('home.description')} />
      <div className="hero">
        <Directory tree={tree} total={all?.total ?? 0} />
        <SaleBlock percent={Math.max(0, ...percents)} product={onSale?.items[0]} />
      </div>
      <Promises />
      <ProductRail
        title={t('home.bestsellers')}
        products={bestsellers?.items ?? []}
        more={{ href: path('/search?tags=bestseller'), text: t('listing.all') }}
        cols="5"
      />
      <section className="sec">
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
    </BrowsePage>,
    { screen: 'home' },
  );
}
