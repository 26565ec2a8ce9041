import { type FunctionComponent, useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartDrawerProps } from './cart-drawer.tsx';

const loadTexts = async () => (await import('../browser/drawer-texts.ts')).loadDrawerTexts();

/** The drawer, loaded once there is a cart: pages of visitors without one load neither its script nor its texts. */
export function useDrawer(
  cart: Cart | null | undefined,
): FunctionComponent<CartDrawerProps> | undefined {
  const [drawer, setDrawer] = useState<{ Drawer: FunctionComponent<CartDrawerProps> }>();
  const isWanted = Boolean(cart) && !drawer;
  useEffect(() => {
    if (!isWanted) return;
    // If loading fails, the link leads to the cart's page.
    Promise.all([import('./cart-drawer.tsx'), loadTexts()]).then(
      ([{ CartDrawer }]) => setDrawer({ Drawer: CartDrawer }),
      () => undefined,
    );
  }, [isWanted]);
  return drawer?.Drawer;
}
