/** The WebSocket of a cart: only where carts are live, for the browser with the cart's cookie, from our own pages. */
import { closeCodes, customerHeader } from '#domain/cart/messages.ts';
import { isCartLive } from '#domain/country/features.ts';
import type { Backend } from '#worker/commerce/backend.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { isSameOrigin } from '#worker/middleware/same-origin.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { cartIdOf } from '#worker/request/cookies.ts';
import { sessionOf } from '#worker/request/customer-of-request.ts';
import { marketOfRequest } from '#worker/request/market-of-request.ts';

export async function liveCart(c: KontorContext): Promise<Response> {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return c.body(null, 426);
  const room = c.req.param('room');
  if (!room) return closed(closeCodes.missingCart, 'missing cart id');
  const foreign = !isSameOrigin(c.req.raw) || cartIdOf(c) !== room;
  if (foreign) return closed(closeCodes.foreign, 'not your cart');
  const { country } = marketOfRequest(c.req.raw, c.env).locale;
  const live = isCartLive(country, c.env.settings.liveCartOff);
  if (!live) return closed(closeCodes.switchedOff, 'no live carts here');
  const backend = backendOf(c.env);
  const answer = await backend.openWindow(room, await named(c, backend));
  if (answer.status === 403) return closed(closeCodes.foreign, 'not your cart');
  return answer.status === 429 ? closed(closeCodes.tooMany, 'too many connections') : answer;
}

/** The request with our header that names the logged-in customer; a header sent by the browser is removed. */
async function named(c: KontorContext, backend: Backend): Promise<Request> {
  const now = new Date();
  const session = await sessionOf(c, now);
  const customer = session && (await backend.customerOfSession({ session, now }));
  const headers = new Headers(c.req.raw.headers);
  headers.delete(customerHeader);
  if (customer) headers.set(customerHeader, customer.id);
  return new Request(c.req.raw, { headers });
}

/** A refusal that the browser's WebSocket can read: accepted, then closed with a code and a reason. */
function closed(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code, reason);
  return new Response(null, { status: 101, webSocket: client });
}
