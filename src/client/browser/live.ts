/** The live connection of a cart: every open window of a shopper shows the same. */
import type { createStore } from 'jotai';
import { type CartMessage, liveConnection } from '#domain/cart/messages.ts';
import { addableQuantity } from '#domain/inventory/availability.ts';
import { takeNewer } from '../cart/cart-calls.ts';
import { cartAtom } from '../cart/state.ts';

type Store = ReturnType<typeof createStore>;

let connected: { cartId: string; users: number; close: () => void } | undefined;

/** Listens to a cart; several islands share one connection. `maximum`: the store's, per line. Returns how to stop. */
export function connectLive(store: Store, cartId: string, maximum: number): () => void {
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

function open(store: Store, cartId: string, maximum: number): () => void {
  let stop: (() => void) | undefined;
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
      hear(store, event.data, maximum),
    );
    // Closing a socket that is still connecting would be reported as an error.
    stop = () => {
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    };
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

function hear(store: Store, text: string, maximum: number): void {
  const message = JSON.parse(text) as CartMessage;
  switch (message.event) {
    case 'cart-update':
      takeNewer(store, message.data);
      break;
    case 'updated-stock':
      takeStock(store, message.data, maximum);
      break;
    default:
      console.warn('unknown live event', message);
  }
}

/** New caps for the lines that hold these SKUs; the cart itself is unchanged. */
function takeStock(
  store: Store,
  entries: { sku: string; availableQuantity: number }[],
  maximum: number,
): void {
  const cart = store.get(cartAtom);
  if (!cart) return;
  const stock = new Map(entries.map(({ sku, availableQuantity }) => [sku, availableQuantity]));
  const lineItems = cart.lineItems.map((line) => {
    const available = stock.get(line.variant.sku);
    if (available === undefined) return line;
    const maximumQuantity = addableQuantity(available, maximum, 0);
    return { ...line, variant: { ...line.variant, maximumQuantity } };
  });
  store.set(cartAtom, { ...cart, lineItems });
}
