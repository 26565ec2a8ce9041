/** The live connection of a cart: only for the browser that holds the cart, only from our own pages. */
import { closeCodes } from '#domain/cart/messages.ts';
import type { KontorContext } from '#worker/context.ts';
import { cartIdOf } from '#worker/cookies.ts';
import { isSameOrigin } from '#worker/middleware/same-origin.ts';

export async function liveCart(c: KontorContext): Promise<Response> {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return c.body(null, 426);
  const room = c.req.param('room');
  if (!room) return closed(closeCodes.missingCart, 'missing cart id');
  const foreign = !isSameOrigin(c.req.raw) || cartIdOf(c) !== room;
  if (foreign) return closed(closeCodes.foreign, 'not your cart');
  const answer = await c.env.CART.getByName(room).fetch(c.req.raw);
  return answer.status === 429 ? closed(closeCodes.tooMany, 'too many connections') : answer;
}

/** A refusal that the browser's socket can read: opened, closed with its reason. */
function closed(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code, reason);
  return new Response(null, { status: 101, webSocket: client });
}
