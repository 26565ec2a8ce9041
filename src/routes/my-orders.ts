/** The way to the customer's orders on the self-service site, which is told by a signed token who comes. */
import type { Customer } from '#domain/customer/customer.ts';
import { errors } from '#domain/errors.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { customerOfRequest } from '#worker/request/customer-of-request.ts';
import { formOf } from '#worker/request/form-of.ts';
import { signedToken } from '#worker/signing/signed-token.ts';

/** Long enough to arrive. */
const tokenMs = 5 * 60_000;

/** The links of the account lead here; each gets a token of its own. */
export async function myOrders(c: KontorContext): Promise<Response> {
  return c.redirect(await urlWithToken(c, c.get('customer')), 303);
}

/**
 * POST /my-orders/getUrlWithToken with `email`: the address as text, for nobody's e-mail but one's own. A GET, as the
 * specification has it, would leave the e-mail in addresses and logs. Source: checklist LAY-3, eu-2026.md S-01.
 */
export async function myOrdersUrl(c: KontorContext): Promise<Response> {
  const customer = await customerOfRequest(c);
  if (!customer || customer === 'gone') return c.text(errors.NotLoggedIn.message, 401);
  const { email } = await formOf(c);
  if (email?.trim().toLowerCase() !== customer.email) return c.text('', 403);
  return c.text(await urlWithToken(c, customer));
}

/** `id` is for the other site, which takes each token once. */
async function urlWithToken(c: KontorContext, { id, email }: Customer): Promise<string> {
  const { caller } = c.get('shop');
  const until = caller.now.getTime() + tokenMs;
  const content = {
    id: crypto.randomUUID(),
    scope: `customer_orders:${id}`,
    email,
    store: caller.store.key,
    until,
  };
  const url = new URL(c.env.settings.myOrdersUrl);
  const secret = c.env.settings.myOrdersSecret;
  url.searchParams.set('token', await signedToken('my-orders', content, secret));
  return url.href;
}
