import { Provider } from 'jotai/react';
import type { ReactNode } from 'react';
import type { Translate } from '#domain/texts/texts.ts';
import type { PageStore } from './browser/page-store.ts';
import { type ScriptShop, ShopProvider, type ShopView } from './shop.tsx';

/** What the islands of a page share. */
export type IslandContext = {
  shop: ScriptShop;
  /** For components; not in pages without a React root. */
  view?: ShopView | undefined;
  t: Translate;
  store: PageStore;
};

type RootContext = Pick<IslandContext, 't' | 'store'> & { view: ShopView };

/** Around the components of a React root. */
export function IslandProvider({
  context: { view, t, store },
  children,
}: {
  context: RootContext;
  children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <ShopProvider shop={view} t={t}>
        {children}
      </ShopProvider>
    </Provider>
  );
}
