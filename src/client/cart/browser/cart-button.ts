/** The cart button in the header: shows pieces and sum, opens the drawer or hints that the cart is empty. */

import { pieces } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { createElement } from '../../browser/element.ts';
import { displayMs } from '../../browser/notices/notifications.ts';
import type { IslandContext } from '../../island-context.tsx';
import { cartAtom, drawerOpenAtom } from '../state.ts';
import { hasCartHint, mayHaveCart } from './cart-hint.ts';
import { loadDrawerData } from './load-drawer-data.ts';
import { onQuickAdd } from './quick-add.ts';
import { watchCart } from './watch-cart.ts';

export function enhanceCartButton(element: HTMLElement, context: IslandContext): void {
  const { store, shop, t } = context;
  const [link, hint] = element.children;
  if (!(link instanceof HTMLAnchorElement) || !(hint instanceof HTMLElement)) return;
  const label = link.lastElementChild?.textContent ?? '';
  const count = () => pieces(store.get(cartAtom) ?? { lineItems: [] });

  const show = () => {
    const cart = store.get(cartAtom);
    const [icon] = link.children;
    const isFilled = cart && count() > 0;
    link.replaceChildren(
      ...(icon ? [icon] : []),
      ...(isFilled
        ? [...numberOf(count(), t('cart.buttonLabel', { count: count() })), ...sumOf(cart, context)]
        : [createElement('span', {}, label)]),
    );
    if (isFilled) hint.replaceChildren();
    if (cart) void loadDrawer().catch(() => undefined);
    // Otherwise the next cart would open the drawer by itself. `undefined` only means that the cart is not loaded yet.
    if (cart !== undefined && count() === 0) store.set(drawerOpenAtom, false);
  };

  let drawer: Promise<void> | undefined;
  /** Once there is a cart: pages of visitors without one do not load its script. A failed attempt is repeated. */
  const loadDrawer = () => {
    drawer ??= Promise.all([import('./drawer.tsx'), loadDrawerData(shop)])
      .then(([{ mountDrawer }]) => mountDrawer(element, context))
      .catch((error) => {
        drawer = undefined;
        throw error;
      });
    return drawer;
  };

  let hiding: ReturnType<typeof setTimeout> | undefined;
  const sayEmpty = () => {
    hint.replaceChildren(t('cart.empty'));
    clearTimeout(hiding);
    hiding = setTimeout(() => hint.replaceChildren(), displayMs);
  };

  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const cart = store.get(cartAtom);
    // While the cart is not loaded, the link leads to its page.
    if (cart === undefined ? mayHaveCart() : !cart && hasCartHint()) return;
    // Items saved for later are on the cart's page only.
    if (count() === 0 && cart && cart.savedForLater.length > 0) return;
    event.preventDefault();
    if (count() === 0) return sayEmpty();
    store.set(drawerOpenAtom, true);
    loadDrawer().catch(() => location.assign(link.href));
  });
  // The drawer must be closed when the shopper returns, also through the history. Source: checklist LAY-4.
  const close = () => store.set(drawerOpenAtom, false);
  addEventListener('pagehide', close);
  addEventListener('popstate', close);

  onQuickAdd(context);
  store.sub(cartAtom, show);
  watchCart(store, shop);
  show();
}

/** The total, which follows the choice of gross or net prices; one amount, if it has no VAT. */
function sumOf({ taxedPrice: { totalGross, totalNet } }: Cart, { shop, t }: IslandContext) {
  const written = ({ centAmount }: Money) => formatMoney(centAmount, shop.currency, shop.locale);
  const [gross, net] = [written(totalGross), written(totalNet)];
  if (gross === net) return [createElement('span', {}, gross)];
  return [
    createElement('span', { class: 'as-gross' }, gross),
    createElement('span', { class: 'as-net' }, t('price.net', { amount: net })),
  ];
}

function numberOf(count: number, label: string): HTMLElement[] {
  const shown = { class: 'tool__n', 'aria-hidden': 'true', 'data-cart-count': String(count) };
  return [
    createElement('span', shown, String(count)),
    createElement('span', { class: 'vh' }, `${label}, `),
  ];
}
