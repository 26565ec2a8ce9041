import { type FunctionComponent, useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartDrawerProps } from './cart-drawer.tsx';

/** The drawer, fetched when there is a cart to show: whoever has none does without its bytes. */
export function useDrawer(
  cart: Cart | null | undefined,
): FunctionComponent<CartDrawerProps> | undefined {
  const [drawer, setDrawer] = useState<{ Drawer: FunctionComponent<CartDrawerProps> }>();
  const isWanted = Boolean(cart) && !drawer;
  useEffect(() => {
    if (!isWanted) return;
    // What does not arrive leaves the link to the cart's page.
    import('./cart-drawer.tsx').then(
      ({ CartDrawer }) => setDrawer({ Drawer: CartDrawer }),
      () => undefined,
    );
  }, [isWanted]);
  return drawer?.Drawer;
}
