/** The live connections of a room's browser windows: which are accepted, and what is sent to them. */
import type { Connection, ConnectionContext } from 'partyserver';
import { endOfCart, isVisibleTo } from '#domain/cart/access.ts';
import { skusShown } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import {
  type CartMessage,
  closeCodes,
  customerHeader,
  liveConnection,
} from '#domain/cart/messages.ts';
import type { InventoryEntry } from '#domain/inventory/availability.ts';
import { messageText } from './message-text.ts';

type WindowParts = {
  name: () => string;
  connections: () => Iterable<Connection>;
  broadcast: (message: CartMessage) => void;
  /** The cart of the room, ended or not. */
  cart: () => Cart | undefined;
  /** Called when a browser window shows the cart. */
  look: () => Promise<void>;
};

export function roomWindows({ name, connections, broadcast, cart, look }: WindowParts) {
  let arriving = 0;
  const isClosedTo = (request: Request): boolean => {
    const known = cart();
    return (
      known !== undefined && !isVisibleTo(known, request.headers.get(customerHeader) ?? undefined)
    );
  };

  return {
    /** Refuses a connection, or accepts it by calling `open`. */
    async admit(request: Request, open: () => Promise<Response>): Promise<Response> {
      if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return open();
      if (isClosedTo(request)) return new Response('not your cart', { status: 403 });
      // Refused before the socket hibernates: closing a hibernating socket reaches the browser seconds late.
      if ([...connections()].length + arriving >= liveConnection.maximum) {
        console.warn(JSON.stringify({ warning: 'too many connections', cart: inLog(name()) }));
        return new Response('too many connections', { status: 429 });
      }
      arriving += 1;
      try {
        return await open();
      } finally {
        arriving -= 1;
      }
    },

    async greet(connection: Connection, { request }: ConnectionContext): Promise<void> {
      // The cart may have become a customer's while the connection was being made.
      if (isClosedTo(request)) return connection.close(closeCodes.foreign, 'not your cart');
      // No `await` between reading and sending: the cart would overwrite a newer one that was sent in between.
      const known = cart();
      const data = known && !endOfCart(known) ? known : null;
      connection.send(messageText({ event: 'cart-update', data }));
      if (data) await look();
    },

    /** Sends changed stock to the open browser windows, if the cart has any of these SKUs. */
    tellStock(entries: readonly InventoryEntry[]): void {
      const known = cart();
      const held = known ? skusShown(known) : [];
      const data = entries.filter(({ sku }) => held.includes(sku));
      if (data.length > 0) broadcast({ event: 'updated-stock', data });
    },

    /** Closes all connections; browser windows that may see the cart reconnect automatically. */
    close(): void {
      for (const window of connections()) window.close(closeCodes.foreign, 'not your cart');
    },
  };
}
