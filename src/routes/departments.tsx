import { DepartmentPanel } from '#client/chrome/department-panel.tsx';
import { Head } from '#client/chrome/head.tsx';
import { Navigation } from '#client/chrome/navigation.tsx';
import { NoFooterPage } from '#client/chrome/page.tsx';
import type { ShownCampaign } from '#client/content/blocks/content-data.ts';
import { campaignIndicator } from '#domain/catalogue/campaigns.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { ListingPage } from '#domain/catalogue/listing/listing-page.ts';
import { type ListingQuery, listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { announced, askForCampaigns } from './content/running-campaigns.ts';

/** In a department's panel, as many as fill its height. */
const articlesShown = 4;

/** The navigation menu as a page; with `?department=`, the panel of that department. Source: checklist LAY-7. */
export async function departments(c: KontorContext) {
  const shop = c.get('shop');
  const tree = await loadTree(shop);
  const pathIn = samePathEverywhere('/departments');
  const title = shop.t('header.departments');
  // As many as fit into the description of a search result.
  const first = tree.roots.slice(0, 4).map(({ name }) => name);
  const chrome = chromeOf(shop, tree, pathIn);
  const department = tree.roots.find(({ key }) => key === c.req.query('department'));
  return c.render(
    <NoFooterPage chrome={chrome}>
      <Head
        title={`${title} | Kontor`}
        description={`${labelled(shop.t, title, first.join(', '))} …`}
        links={pageLinks(c, pathIn, { index: !department })}
        index={!department}
      />
      {department ? (
        <DepartmentPanel
          department={department}
          tree={tree}
          {...(await offersOf(shop, department))}
        />
      ) : (
        <div className="wrap single">
          <Navigation {...chrome} campaigns={await campaignsOf(shop)} />
        </div>
      )}
    </NoFooterPage>,
    { screen: 'menu' },
  );
}

/** Articles of the department, its badges, and the running campaign with reductions in it that ends next. */
async function offersOf(shop: Shop, { key }: Category) {
  const { campaigns, queries } = askForCampaigns(shop, { category: key });
  const few = { category: key, inStock: true, pageSize: articlesShown, counted: 'none' };
  const [counted, most, articles, ...listings] = await search(shop, [
    listingQuery.parse({ category: key, pageSize: 1 }),
    listingQuery.parse({ ...few, tags: ['bestseller'] }),
    listingQuery.parse(few),
    ...queries,
  ]);
  const all = [...(most?.items ?? []), ...(articles?.items ?? [])];
  const products = [...new Map(all.map((each) => [each.sku, each])).values()];
  return {
    products: products.slice(0, articlesShown),
    tags: counted?.facets.tags.filter(({ tag }) => !tag.startsWith(campaignIndicator)) ?? [],
    campaign: announced(campaigns, listings)[0],
  };
}

/** The running campaigns, for the menu. */
async function campaignsOf(shop: Shop): Promise<ShownCampaign[]> {
  const { campaigns, queries } = askForCampaigns(shop);
  return campaigns.length === 0 ? [] : announced(campaigns, await search(shop, queries));
}

async function search({ commerce, caller }: Shop, queries: ListingQuery[]): Promise<ListingPage[]> {
  const answer = await commerce.searchProducts({ queries }, caller);
  if (!answer.ok) throw new Error(answer.message);
  return answer.data.listings;
}
