/** The drawer's React root, beside the cart button. It is mounted once the page has a cart. */
import { createRoot } from 'react-dom/client';
import { pieces } from '#domain/cart/articles.ts';
import type { Texts } from '#domain/texts/texts.ts';
import { createElement } from '../../browser/element.ts';
import { translatorOf } from '../../browser/translator.ts';
import { type IslandContext, IslandProvider } from '../../island-context.tsx';
import { CartDrawer } from '../drawer/cart-drawer.tsx';
import { cartAtom, drawerOpenAtom } from '../state.ts';
import { useShared } from '../use-shared.ts';

/** Throws if its texts cannot be loaded. They are not in the page, because most visitors have no cart. */
export async function mountDrawer(button: HTMLElement, context: IslandContext): Promise<void> {
  const { shop, store } = context;
  // Another script may need other texts than those that the browser keeps.
  const script = new URL(import.meta.url).pathname;
  const response = await fetch(`${shop.prefix}/__texts/cart-drawer?script=${script}`);
  if (!response.ok) throw new Error(`texts of the drawer: ${response.status}`);
  const t = translatorOf((await response.json()) as Texts, shop.locale);
  const place = createElement('div', {});
  button.append(place);
  createRoot(place, { identifierPrefix: 'drawer-' }).render(
    <IslandProvider context={{ ...context, t }}>
      <Drawer onClose={() => store.set(drawerOpenAtom, false)} />
    </IslandProvider>,
  );
}

function Drawer({ onClose }: { onClose: () => void }) {
  const cart = useShared(cartAtom);
  const open = useShared(drawerOpenAtom);
  if (!cart) return null;
  return <CartDrawer cart={cart} shown={open && pieces(cart) > 0} onClose={onClose} />;
}
