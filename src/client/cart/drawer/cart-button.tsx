/** The cart in the header: a link to the cart page that becomes a button with a drawer. */
import { useStore } from 'jotai';
import { type MouseEvent, useCallback, useEffect } from 'react';
import { pieces } from '#domain/cart/articles.ts';
import { useMoney, useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { hasCartHint, mayHaveCart } from '../browser/cart-hint.ts';
import { drawerOpenAtom, useShared } from '../state.ts';
import { useCart } from '../use-cart.ts';
import { useQuickAdd } from '../use-quick-add.ts';
import { EmptyHint, useHint } from './empty-hint.tsx';
import { useDrawer } from './use-drawer.ts';

export function CartButton() {
  const { t, href } = useShop();
  const money = useMoney();
  const cart = useCart();
  const store = useStore();
  const open = useShared(drawerOpenAtom);
  const setOpen = useCallback((to: boolean) => store.set(drawerOpenAtom, to), [store]);
  const count = cart ? pieces(cart) : 0;
  const amount = cart && count > 0 ? money(cart.totalPrice.centAmount) : '';
  const shown = open && count > 0;
  const Drawer = useDrawer(cart);

  const [hinted, hint] = useHint();
  useQuickAdd();

  useEffect(() => {
    // The drawer must be closed when the shopper returns, also through the history. Source: checklist LAY-4.
    const close = () => setOpen(false);
    addEventListener('pagehide', close);
    addEventListener('popstate', close);
    return () => {
      removeEventListener('pagehide', close);
      removeEventListener('popstate', close);
    };
  }, [setOpen]);
  useEffect(() => {
    // Otherwise the next cart would open the drawer by itself. `undefined` only means that the cart is not loaded yet.
    if (open && cart !== undefined && count === 0) setOpen(false);
  }, [open, cart, count, setOpen]);

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // While the cart is not loaded, the link leads to its page.
    if (cart === undefined ? mayHaveCart() : !cart && hasCartHint()) return;
    // Items saved for later are on the cart's page only.
    if (count === 0 && cart && cart.savedForLater.length > 0) return;
    // The script of the drawer may not be loaded yet.
    if (count > 0 && !Drawer) return;
    event.preventDefault();
    if (count > 0) setOpen(true);
    else hint();
  }

  return (
    <>
      <a className="tool tool--cart" href={href('/checkout/cart')} onClick={press}>
        <Icon name="shopping-cart" />
        {amount && (
          <>
            <span className="tool__n" aria-hidden="true" data-cart-count={count}>
              {count}
            </span>
            <span className="vh">{t('cart.buttonLabel', { count })}, </span>
          </>
        )}
        <span>{amount || t('cart.button')}</span>
      </a>
      {cart && Drawer && <Drawer cart={cart} shown={shown} onClose={() => setOpen(false)} />}
      <EmptyHint shown={hinted && count === 0} />
    </>
  );
}
