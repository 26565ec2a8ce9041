/** The drawer's React root, beside the cart button. It is mounted once the page has a cart. */
import { createRoot } from 'react-dom/client';
import { findBoughtLine, pieces } from '#domain/cart/articles.ts';
import type { CartChange, Outcome } from '#domain/operations.ts';
import { createElement } from '../../browser/element.ts';
import { showNotification } from '../../browser/notices/notifications.ts';
import { translatorOf } from '../../browser/translator.ts';
import { type IslandContext, IslandProvider } from '../../island-context.tsx';
import { type ScriptShop, useLocalized } from '../../shop.tsx';
import { CartDrawer } from '../drawer/cart-drawer.tsx';
import { notificationOf } from '../outcome.ts';
import { addedAtom, cartAtom, drawerOpenAtom } from '../state.ts';
import { useShared } from '../use-shared.ts';
import { loadDrawerData } from './load-drawer-data.ts';

/** Says what an answer to adding has to say. Rejects if its texts cannot be loaded. */
export async function showOutcome(
  shop: ScriptShop,
  outcome: Outcome<CartChange>,
  isGuaranteeLeft: boolean,
): Promise<void> {
  const t = translatorOf((await loadDrawerData(shop)).texts, shop.locale);
  const notification = notificationOf(outcome, t, 'cart.error.adding');
  if (notification) showNotification(notification);
  if (!outcome.ok || !isGuaranteeLeft) return;
  showNotification({ id: 'cart-guarantee', type: 'info', message: t('guarantee.left') });
}

/** Rejects if its data cannot be loaded. */
export async function mountDrawer(button: HTMLElement, context: IslandContext): Promise<void> {
  const { shop, store } = context;
  const { view, texts } = await loadDrawerData(shop);
  const t = translatorOf(texts, shop.locale);
  const place = createElement('div', {});
  button.append(place);
  createRoot(place, { identifierPrefix: 'drawer-' }).render(
    <IslandProvider context={{ view, t, store }}>
      <Drawer
        onClose={() => {
          store.set(drawerOpenAtom, false);
          store.set(addedAtom, undefined);
        }}
      />
    </IslandProvider>,
  );
}

function Drawer({ onClose }: { onClose: () => void }) {
  const cart = useShared(cartAtom);
  const open = useShared(drawerOpenAtom);
  const addition = useShared(addedAtom);
  const localized = useLocalized();
  if (!cart) return null;
  const line = addition && findBoughtLine(cart, addition.sku);
  const added = line && `${addition.quantity} × ${localized(line.name)}`;
  const shown = open && pieces(cart) > 0;
  return <CartDrawer cart={cart} shown={shown} added={added} onClose={onClose} />;
}
