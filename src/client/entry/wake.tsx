/** Hydrates one island as a React root. All roots share one store. */
import { createStore, Provider } from 'jotai';
import type { FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { grammarOf, resolveText, type Translate } from '#domain/texts/texts.ts';
import { callUnder } from '../browser/call.ts';
import type { PageState } from '../browser/page-state.ts';
import { ShopProvider } from '../shop.tsx';
import { islands } from './islands.ts';

const store = createStore();

export async function wake(element: HTMLElement, { shop, texts }: PageState): Promise<void> {
  const { island = '', prefix = '', props = '{}' } = element.dataset;
  const load = islands[island];
  if (!load) throw new Error(`no island is called ${island}`);
  callUnder(shop.prefix);
  const Component = (await load()) as FunctionComponent<object>;
  const grammar = grammarOf(shop.locale);
  const t: Translate = (key, parameters) => resolveText(texts, grammar, key, parameters);
  hydrateRoot(
    element,
    <Provider store={store}>
      <ShopProvider shop={shop} t={t}>
        <Component {...(JSON.parse(props) as object)} />
      </ShopProvider>
    </Provider>,
    { identifierPrefix: prefix },
  );
  element.dataset.awake = '';
}
