/** GET /__suggest without a text: what opens under the empty search field. The same for everyone in the market. */
import { SearchPanel } from '#client/search/search-panel.tsx';
import type { KontorContext } from '#worker/request/context.ts';
import { loadPopular } from '../popular.ts';
import { piece } from './recommended.tsx';

/** Articles, so that the panel fits a screen. */
const maxGoods = 4;

export async function searchPanel(c: KontorContext): Promise<Response> {
  const { texts, goods } = await loadPopular(c.get('shop'));
  return piece(c, <SearchPanel texts={texts} goods={goods.slice(0, maxGoods)} />);
}
