/** The loudspeaker of a room: its open windows, who may open one, and what they hear. */
import { type Connection, type ConnectionContext, Server } from 'partyserver';
import { skusShown } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { inLog } from '#domain/cart/cart-id.ts';
import {
  type CartMessage,
  closeCodes,
  customerHeader,
  liveConnection,
} from '#domain/cart/messages.ts';
import type { Environment } from '#worker/environment.ts';
import { endOf, isOpenTo } from './room-rules.ts';

export abstract class LiveRoom extends Server<Environment> {
  #arriving = 0;

  /** The cart of this room, ended or not. */
  protected abstract readonly kept: () => Cart | undefined;

  /** Somebody looks at the cart. */
  protected abstract readonly lookedAt: () => Promise<void>;

  /** Stock of these SKUs changed elsewhere: open windows that show them hear it. */
  async stockChanged(entries: { sku: string; availableQuantity: number }[]): Promise<void> {
    const cart = this.kept();
    const held = cart ? skusShown(cart) : [];
    const data = entries.filter(({ sku }) => held.includes(sku));
    if (data.length > 0) this.tell({ event: 'updated-stock', data });
  }

  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return super.fetch(request);
    const cart = this.kept();
    if (cart && !isOpenTo(cart, request.headers.get(customerHeader) ?? undefined)) {
      return new Response('not your cart', { status: 403 });
    }
    // Refused before the socket hibernates: a hibernating close reaches the browser seconds late.
    if ([...this.getConnections()].length + this.#arriving >= liveConnection.maximum) {
      console.warn(JSON.stringify({ warning: 'too many connections', cart: inLog(this.name) }));
      return new Response('too many connections', { status: 429 });
    }
    this.#arriving += 1;
    try {
      return await super.fetch(request);
    } finally {
      this.#arriving -= 1;
    }
  }

  override async onConnect(connection: Connection, { request }: ConnectionContext): Promise<void> {
    // Read and sent at once: a change in between would be heard first, and the cart would step back.
    const cart = this.kept();
    // It may have become a customer's while the connection was being made.
    if (cart && !isOpenTo(cart, request.headers.get(customerHeader) ?? undefined)) {
      return connection.close(closeCodes.foreign, 'not your cart');
    }
    const message: CartMessage = { event: 'cart-update', data: cart && !endOf(cart) ? cart : null };
    connection.send(JSON.stringify(message));
    if (message.data) await this.lookedAt();
  }

  /** Windows of whoever may still listen come back by themselves. */
  closeWindows(): void {
    for (const window of this.getConnections()) {
      window.close(closeCodes.foreign, 'not your cart');
    }
  }

  protected tell(message: CartMessage): void {
    this.broadcast(JSON.stringify(message));
  }
}
