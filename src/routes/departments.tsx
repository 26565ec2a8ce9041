import { DepartmentPanel } from '#client/chrome/department-panel.tsx';
import { Head } from '#client/chrome/head.tsx';
import { Navigation } from '#client/chrome/navigation.tsx';
import { NoFooterPage } from '#client/chrome/page.tsx';
import { activeCampaignTags } from '#domain/catalogue/campaigns.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { listingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { maxReduction } from '#domain/catalogue/product.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';

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
        description={`${title}: ${first.join(', ')} …`}
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
          <Navigation {...chrome} />
        </div>
      )}
    </NoFooterPage>,
    { screen: 'error' },
  );
}

/** Two articles of the department, and its highest reduction in the first active campaign. */
async function offersOf({ commerce, caller, store }: Shop, { key }: Category) {
  const ask = (query: object) => listingQuery.parse({ category: key, counted: 'none', ...query });
  const [tag] = activeCampaignTags(store.campaigns, caller.now);
  const queries = [
    ask({ inStock: true, pageSize: 2 }),
    ...(tag ? [ask({ tags: [tag], onSale: true, pageSize: 12 })] : []),
  ];
  const answer = await commerce.searchProducts({ queries }, caller);
  if (!answer.ok) throw new Error(answer.message);
  const [articles, reduced] = answer.data.listings;
  const percent = maxReduction(reduced?.items ?? []);
  return {
    products: articles?.items ?? [],
    campaign: tag !== undefined && percent !== undefined ? { tag, percent } : undefined,
  };
}
