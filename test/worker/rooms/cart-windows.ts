/** Windows of one browser, each with its own store and queue, and a live connection that may break. */
import { createStore } from 'jotai';
import type { ChangedCart } from '#client/cart/cart-calls.ts';
import { cartAtom } from '#client/cart/state.ts';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartMessage } from '#domain/cart/messages.ts';
import { openWindow } from '../live-window.ts';
import type { Visitor } from '../visitor.ts';

type Calls = Pick<
  typeof import('#client/cart/cart-calls.ts'),
  'change' | 'loadCart' | 'applyIfNewer'
>;

/** The module that a page loads, one instance for each window, because each page has its own queue. */
const calls = await Promise.all(
  [1, 2, 3].map(
    (page): Promise<Calls> =>
      import(/* @vite-ignore */ `../../../src/client/cart/cart-calls.ts?window=${page}`),
  ),
);

export type ShopWindow = ReturnType<typeof shopWindow>;

/** Without `isLive`, as in a market without live carts, a window is updated only by answers. */
export function shopWindow(shopper: Visitor, page: number, isLive: boolean) {
  const mine = calls[page];
  if (!mine) throw new Error(`no window ${page}`);
  const { change, loadCart, applyIfNewer } = mine;
  const store = createStore();
  const faults: string[] = [];
  let shown: Cart | null | undefined;
  let socket: Awaited<ReturnType<typeof openWindow>> | undefined;
  let listensTo = '';
  let ended = '';
  let heard: number | undefined = 0;

  store.sub(cartAtom, () => {
    const now = store.get(cartAtom);
    if (now && now.id === shown?.id && now.version < shown.version) {
      faults.push(`window ${page} went back from version ${shown.version} to ${now.version}`);
    }
    if (now && now.id === ended) faults.push(`window ${page} shows a cart whose end it has heard`);
    shown = now;
  });

  function hearNext(): boolean {
    const message: CartMessage | undefined = socket?.heard.shift();
    if (message?.event !== 'cart-update') return message !== undefined;
    applyIfNewer(store, message.data, listensTo);
    heard = message.data?.version;
    if (!message.data) ended = listensTo;
    return true;
  }

  return {
    page,
    isLive,
    faults,
    cart: () => store.get(cartAtom),
    change: (actionsOf: (cart: ChangedCart) => CartAction[], operationId: string) =>
      change(store, actionsOf, operationId),
    load: () => loadCart(store),
    hearNext,
    /** Whether this version, or the end of the cart, has been received. */
    hasHeard: (version: number | undefined) => heard === version,
    /** Whether the end of this cart would be received; the room refuses browsers that no longer hold the cart. */
    isListeningTo: (cartId: string) => socket?.isOpen() === true && listensTo === cartId,
    async connect(cartId: string | undefined): Promise<void> {
      if (!isLive || !cartId || (socket && listensTo === cartId)) return;
      socket?.close();
      listensTo = cartId;
      heard = 0;
      socket = await openWindow(shopper, `/${cartId}`);
    },
    /** Messages that were sent and not yet received are lost. */
    disconnect(): void {
      socket?.close();
      socket = undefined;
    },
  };
}
