/** The live connection of a cart: only where carts are live, for the browser that holds the cart, from our own pages. */
import { closeCodes, customerHeader } from '#domain/cart/messages.ts';
import { isCartLive } from '#domain/country/live-cart.ts';
import { customerOfSession } from '#worker/commerce/embedded/customers.ts';
import { databaseOf } from '#worker/commerce/embedded/database.ts';
import type { KontorContext } from '#worker/context.ts';
import { cartIdOf } from '#worker/cookies.ts';
import { countrySettingsOf } from '#worker/country-settings.ts';
import { sessionOf } from '#worker/customer-of-request.ts';
import { marketOfRequest } from '#worker/market-of-request.ts';
import { isSameOrigin } from '#worker/middleware/same-origin.ts';

export async function liveCart(c: KontorContext): Promise<Response> {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return c.body(null, 426);
  const room = c.req.param('room');
  if (!room) return closed(closeCodes.missingCart, 'missing cart id');
  const foreign = !isSameOrigin(c.req.raw) || cartIdOf(c) !== room;
  if (foreign) return closed(closeCodes.foreign, 'not your cart');
  const { country } = marketOfRequest(c.req.raw, c.env).locale;
  const live = isCartLive(country, countrySettingsOf(c.env).liveCartOff);
  if (!live) return closed(closeCodes.switchedOff, 'no live carts here');
  const answer = await c.env.CART.getByName(room).fetch(await named(c));
  if (answer.status === 403) return closed(closeCodes.foreign, 'not your cart');
  return answer.status === 429 ? closed(closeCodes.tooMany, 'too many connections') : answer;
}

/** The request with the word of who is logged in: ours alone. */
async function named(c: KontorContext): Promise<Request> {
  const session = await sessionOf(c, new Date());
  const customer = await customerOfSession(databaseOf(c.env.DB), session);
  const headers = new Headers(c.req.raw.headers);
  headers.delete(customerHeader);
  if (customer) headers.set(customerHeader, customer.id);
  return new Request(c.req.raw, { headers });
}

/** A refusal that the browser's socket can read: opened, closed with its reason. */
function closed(code: number, reason: string): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  server.accept();
  server.close(code, reason);
  return new Response(null, { status: 101, webSocket: client });
}
