/** The live connection of a cart: keeps all open tabs of a shopper in sync. */

import type { PartySocket } from 'partysocket';
import type { Cart } from '#domain/cart/cart.ts';
import { type CartMessage, liveConnection } from '#domain/cart/messages.ts';
import { addableQuantity } from '#domain/inventory/availability.ts';
import { onReturn } from '../../browser/on-return.ts';
import type { PageStore } from '../../browser/page-store.ts';
import { applyIfNewer, loadCart } from '../cart-calls.ts';
import { cartAtom } from '../state.ts';
import { mayHaveCart } from './cart-hint.ts';

let connected: { cartId: string; users: number; close: () => void } | undefined;

/** Connects all islands to a cart's room once. `maximum`: the store's limit per line. Returns a disconnect function. */
export function connectLive(store: PageStore, cartId: string, maximum: number): () => void {
  if (connected?.cartId !== cartId) {
    connected?.close();
    connected = { cartId, users: 0, close: open(store, cartId, maximum) };
  }
  const mine = connected;
  mine.users += 1;
  return () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    mine.close();
    if (connected === mine) connected = undefined;
  };
}

function open(store: PageStore, cartId: string, maximum: number): () => void {
  const ends: (() => void)[] = [];
  let stopped = false;
  void import('partysocket').then(({ PartySocket }) => {
    if (stopped) return;
    const socket = new PartySocket({
      host: location.host,
      protocol: location.protocol === 'https:' ? 'wss' : 'ws',
      party: 'cart',
      room: cartId,
      maxRetries: liveConnection.retries,
      minReconnectionDelay: liveConnection.retryDelayMs,
    });
    socket.addEventListener('message', (event: { data: string }) =>
      receive(store, cartId, event.data, maximum),
    );
    ends.push(reconnectLoop(socket, store, cartId), () => {
      // Closing a socket that is still connecting would be reported as an error.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    });
  });
  return () => {
    stopped = true;
    for (const end of ends) end();
  };
}

/** After the last attempt the socket stays closed until the shopper returns to the tab; then the cart is reloaded. */
function reconnectLoop(socket: PartySocket, store: PageStore, cartId: string): () => void {
  let attempt = 0;
  const closed = () => {
    // The socket raises its count when it plans a retry: an unchanged count means that none is planned.
    const last = attempt === liveConnection.retries && socket.retryCount === attempt;
    if (last) console.warn('live connection given up', cartId);
    attempt = socket.retryCount;
  };
  socket.addEventListener('close', closed);
  const forget = onReturn((event) => {
    if (event.type === 'visibilitychange' && socket.readyState === WebSocket.OPEN) return;
    attempt = 0;
    socket.reconnect();
    void loadCart(store).catch(() => undefined);
  });
  return () => {
    forget();
    socket.removeEventListener('close', closed);
  };
}

function receive(store: PageStore, cartId: string, text: string, maximum: number): void {
  const message = JSON.parse(text) as CartMessage;
  switch (message.event) {
    case 'cart-update':
      applyIfNewer(store, message.data, cartId);
      if (!message.data) setTimeout(loadMergedCart, cookieMs, store);
      break;
    case 'updated-stock':
      updateStock(store, message.data, maximum);
      break;
    default:
      console.warn('unknown live event', message);
  }
}

/** At a login the message that this cart was merged arrives before the cookie of the customer's cart is set. */
const cookieMs = 1000;

function loadMergedCart(store: PageStore): void {
  if (mayHaveCart() && !store.get(cartAtom)) void loadCart(store).catch(() => undefined);
}

/** Sets new maximum quantities for these SKUs, in the cart or saved for later; the cart itself is unchanged. */
function updateStock(
  store: PageStore,
  entries: { sku: string; availableQuantity: number }[],
  maximum: number,
): void {
  const cart = store.get(cartAtom);
  if (!cart) return;
  const stock = new Map(entries.map(({ sku, availableQuantity }) => [sku, availableQuantity]));
  const capped = <Item extends Cart['savedForLater'][number]>(item: Item): Item => {
    const available = stock.get(item.variant.sku);
    if (available === undefined) return item;
    const maximumQuantity = addableQuantity(available, maximum, 0);
    return { ...item, variant: { ...item.variant, maximumQuantity } };
  };
  const { lineItems, savedForLater } = cart;
  store.set(cartAtom, {
    ...cart,
    lineItems: lineItems.map(capped),
    savedForLater: savedForLater.map(capped),
  });
}
