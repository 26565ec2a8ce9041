/** GET /__suggest without a text: what opens under the empty search field. The same for everyone in the market. */
import { renderToString } from 'react-dom/server';
import { SearchPanel } from '#client/search/search-panel.tsx';
import { ShopProvider } from '#client/shop.tsx';
import { loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { loadLookedFor } from '../looked-for.ts';

/** With the visitor's own five searches, these fit above the keyboard of a telephone. */
const maxPopular = 4;

export async function searchPanel(c: KontorContext): Promise<Response> {
  const shop = c.get('shop');
  const popular = await loadLookedFor(shop, await loadTree(shop));
  return c.html(
    renderToString(
      <ShopProvider shop={shop.view} t={shop.t}>
        <SearchPanel popular={popular.slice(0, maxPopular)} />
      </ShopProvider>,
    ),
  );
}
