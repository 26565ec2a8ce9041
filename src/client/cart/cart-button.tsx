/** The cart in the header: a link to the cart page that becomes a button with a drawer. */
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { pieces } from '#domain/cart/sums.ts';
import { useHref, useMoney, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { CartDrawer } from './cart-drawer.tsx';
import { Notifications } from './notifications.tsx';
import { drawerOpenAtom } from './state.ts';
import { useCart } from './use-cart.ts';

export function CartButton() {
  const t = useT();
  const href = useHref();
  const money = useMoney();
  const cart = useCart();
  const [open, setOpen] = useAtom(drawerOpenAtom);
  const count = cart ? pieces(cart) : 0;
  const shown = open && count > 0;

  useEffect(() => {
    // A drawer whose cart is gone must not open by itself with the next one.
    if (open && count === 0) setOpen(false);
  }, [open, count, setOpen]);

  return (
    <>
      <a
        className="tool tool--cart"
        href={href('/checkout/cart')}
        aria-label={count > 0 ? t('cart.buttonLabel', { count }) : t('cart.button')}
        onClick={(event) => {
          if (count === 0 || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="shopping-cart" />
        {count > 0 && (
          <span className="tool__n" aria-hidden="true" data-cart-count={count}>
            {count}
          </span>
        )}
        <span>{cart && count > 0 ? money(cart.totalPrice.centAmount) : t('cart.button')}</span>
      </a>
      {cart && <CartDrawer cart={cart} shown={shown} onClose={() => setOpen(false)} />}
      {!shown && <Notifications />}
    </>
  );
}
