/** Makes one island work. All islands of a page share one store. */
import { createStore } from 'jotai/vanilla';
import { callUnder } from '../browser/call.ts';
import type { PageState } from '../browser/page-state.ts';
import { translatorOf } from '../browser/translator.ts';
import { islands } from './islands.ts';

const store = createStore();

export async function wake(element: HTMLElement, { shop, view, texts }: PageState): Promise<void> {
  const { island = '', props = '{}' } = element.dataset;
  const load = islands[island];
  if (!load) throw new Error(`no island is called ${island}`);
  callUnder(shop.prefix);
  const awaken = await load();
  const context = { shop, view, t: translatorOf(texts, shop.locale), store };
  awaken(element, context, JSON.parse(props) as never);
  element.dataset.awake = '';
}
