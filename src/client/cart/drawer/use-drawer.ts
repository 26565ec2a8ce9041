import { type FunctionComponent, useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartDrawerProps } from './cart-drawer.tsx';

/** The drawer, loaded once there is a cart: pages of visitors without one do not load its script. */
export function useDrawer(
  cart: Cart | null | undefined,
): FunctionComponent<CartDrawerProps> | undefined {
  const [drawer, setDrawer] = useState<{ Drawer: FunctionComponent<CartDrawerProps> }>();
  const isWanted = Boolean(cart) && !drawer;
  useEffect(() => {
    if (!isWanted) return;
    // If loading fails, the link leads to the cart's page.
    import('./cart-drawer.tsx').then(
      ({ CartDrawer }) => setDrawer({ Drawer: CartDrawer }),
      () => undefined,
    );
  }, [isWanted]);
  return drawer?.Drawer;
}
