/** An open window of a cart: its live connection and the messages it has received. */
import { vi } from 'vitest';
import type { CartMessage } from '#domain/cart/messages.ts';
import type { Visitor } from './visitor.ts';

export type LiveWindow = Awaited<ReturnType<typeof openWindow>>;

export async function openWindow(
  shopper: Visitor,
  /** Empty, or the id of the cart with a slash before it: `/1f0c…`. */
  room: string,
  headers: Record<string, string> = {},
) {
  const response = await shopper.send(`/parties/cart${room}`, {
    headers: { Upgrade: 'websocket', Origin: shopper.origin, ...headers },
  });
  const socket = response.webSocket;
  if (!socket) throw new Error(`no socket but ${response.status}`);
  const heard: CartMessage[] = [];
  let closed: { code: number; reason: string } | undefined;
  socket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)));
  });
  socket.addEventListener('close', ({ code, reason }) => {
    closed = { code, reason };
  });
  socket.accept();

  return {
    heard,
    /** The next message that was not read yet. */
    next: () =>
      vi.waitFor(() => {
        const message = heard.shift();
        if (!message) throw new Error('nothing heard yet');
        return message;
      }, waiting),
    /** How the room closed it. */
    end: () =>
      vi.waitFor(() => {
        if (!closed) throw new Error('still open');
        return closed;
      }, waiting),
    isOpen: () => closed === undefined,
    close: () => socket.close(1000, 'left'),
  };
}

/** The timeout is as long as a test may take; only the interval matters. */
const waiting = { timeout: 50_000, interval: 20 };
