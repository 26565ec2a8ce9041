/** The way to the customer's orders on the self-service site, which is told by a signed token who comes. */
import type { KontorContext } from '#worker/context.ts';
import { secretOf } from '#worker/secret.ts';
import { signedToken } from '#worker/signed.ts';

/** Long enough to arrive. */
const tokenMs = 5 * 60_000;

/** The links of the account lead here; each gets a token of its own. */
export async function myOrders(c: KontorContext): Promise<Response> {
  return c.redirect(await urlWithToken(c), 303);
}

/** GET /my-orders/getUrlWithToken?email=…: the address as text, for nobody's e-mail but one's own. LAY-3. */
export async function myOrdersUrl(c: KontorContext): Promise<Response> {
  const asked = c.req.query('email')?.trim().toLowerCase();
  if (asked !== c.get('customer').email) return c.text('', 403);
  return c.text(await urlWithToken(c));
}

async function urlWithToken(c: KontorContext): Promise<string> {
  const { caller } = c.get('shop');
  const { id, email } = c.get('customer');
  const until = caller.now.getTime() + tokenMs;
  const content = { scope: `customer_orders:${id}`, email, store: caller.store.key, until };
  const url = new URL(c.env.MY_ORDERS_URL);
  const secret = secretOf(c.env, 'MY_ORDERS_SECRET');
  url.searchParams.set('token', await signedToken('my-orders', content, secret));
  return url.href;
}
