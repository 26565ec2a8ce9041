/** Keeps the page's cart as it is on the server: loads it if there may be one, and connects to its room. */

import { onReturn } from '../../browser/on-return.ts';
import type { PageStore } from '../../browser/page-store.ts';
import type { ShopView } from '../../shop.tsx';
import { loadCart } from '../cart-calls.ts';
import { cartAtom } from '../state.ts';
import { mayHaveCart } from './cart-hint.ts';
import { connectLive } from './live.ts';

/** Returns a function that ends it. */
export function watchCart(
  store: PageStore,
  { liveCart, maximumQuantity }: Pick<ShopView, 'liveCart' | 'maximumQuantity'>,
): () => void {
  // Only if there may be a cart. Another tab may create one while this one is hidden.
  const look = () => {
    if (!store.get(cartAtom) && mayHaveCart()) void loadCart(store).catch(() => undefined);
  };
  let room: { cartId: string | undefined; leave?: (() => void) | undefined } | undefined;
  const connect = () => {
    const cartId = store.get(cartAtom)?.id;
    if (room?.cartId === cartId) return;
    room?.leave?.();
    room = {
      cartId,
      leave: cartId && liveCart ? connectLive(store, cartId, maximumQuantity) : undefined,
    };
  };
  const ends = [onReturn(look), store.sub(cartAtom, connect)];
  connect();
  if (store.get(cartAtom) === undefined) look();
  return () => {
    for (const end of ends) end();
    room?.leave?.();
  };
}
