import { Navigation } from '#client/chrome/navigation.tsx';
import { NoFooterPage } from '#client/chrome/page.tsx';
import type { CategoryTree } from '#domain/catalogue/category.ts';
import { listingQuery } from '#domain/catalogue/listing-query.ts';
import type { KontorContext } from '#worker/context.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';

/** What one call may ask for. */
const mostQueries = 6;

/** The navigation menu as a page. Source: checklist LAY-7. */
export async function departments(c: KontorContext) {
  const shop = c.get('shop');
  const tree = await loadTree(shop);
  const counts = await countsOf(c, tree);
  const chrome = chromeOf(shop, tree);
  return c.render(
    <NoFooterPage chrome={chrome}>
      <title>{`${shop.t('header.departments')} | Kontor`}</title>
      <meta name="description" content={shop.t('home.description')} />
      <div className="wrap single">
        <Navigation {...chrome} counts={counts} />
      </div>
    </NoFooterPage>,
    { screen: 'error' },
  );
}

/** Products by department. One that cannot be counted has no number. */
async function countsOf(c: KontorContext, { roots }: CategoryTree): Promise<Map<string, number>> {
  const { commerce, caller } = c.get('shop');
  const parts = Array.from({ length: Math.ceil(roots.length / mostQueries) }, (_, part) =>
    roots.slice(part * mostQueries, (part + 1) * mostQueries),
  );
  const counted = await Promise.all(
    parts.map(async (part) => {
      const queries = part.map(({ key }) => listingQuery.parse({ category: key, pageSize: 1 }));
      const answer = await commerce.searchProducts({ queries }, caller);
      const listings = answer.ok ? answer.data.listings : [];
      return listings.map(({ total }, index): [string, number] => [part[index]?.key ?? '', total]);
    }),
  );
  return new Map(counted.flat());
}
