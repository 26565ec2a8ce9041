import { Head } from '#client/chrome/head.tsx';
import { Navigation } from '#client/chrome/navigation.tsx';
import { NoFooterPage } from '#client/chrome/page.tsx';
import { everywhere } from '#domain/routing/alternates.ts';
import type { KontorContext } from '#worker/context.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';

/** The navigation menu as a page. Source: checklist LAY-7. */
export async function departments(c: KontorContext) {
  const shop = c.get('shop');
  const tree = await loadTree(shop);
  const pathIn = everywhere('/departments');
  const title = shop.t('header.departments');
  // As many as the line below a search result has room for.
  const first = tree.roots.slice(0, 4).map(({ name }) => name);
  const chrome = chromeOf(shop, tree, pathIn);
  return c.render(
    <NoFooterPage chrome={chrome}>
      <Head
        title={`${title} | Kontor`}
        description={`${title}: ${first.join(', ')} …`}
        links={pageLinks(c, pathIn)}
      />
      <div className="wrap single">
        <Navigation {...chrome} />
      </div>
    </NoFooterPage>,
    { screen: 'error' },
  );
}
