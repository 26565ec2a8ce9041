import { Provider } from 'jotai/react';
import type { ReactNode } from 'react';
import type { Translate } from '#domain/texts/texts.ts';
import type { PageStore } from './browser/page-store.ts';
import { ShopProvider, type ShopView } from './shop.tsx';

/** What the islands of a page share. */
export type IslandContext = { shop: ShopView; t: Translate; store: PageStore };

/** Around the components of a React root. */
export function IslandProvider({
  context: { shop, t, store },
  children,
}: {
  context: IslandContext;
  children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <ShopProvider shop={shop} t={t}>
        {children}
      </ShopProvider>
    </Provider>
  );
}
