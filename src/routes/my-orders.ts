/**
 * The customer's orders: on another site, which a signed token tells who comes, if the operator has one; else in the
 * account.
 */
import { ownOrdersPath } from '#domain/content/links.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { errors } from '#domain/errors.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { customerOfRequest } from '#worker/request/customer-of-request.ts';
import { formOf } from '#worker/request/form-of.ts';
import { signedToken } from '#worker/signing/signed-token.ts';

/** Lifetime of a token: long enough for the redirect. */
const tokenMs = 5 * 60_000;

/** The target of the account's links; each request gets a new token. */
export async function myOrders(c: KontorContext): Promise<Response> {
  return c.redirect(await urlWithToken(c, c.get('customer')), 303);
}

/**
 * POST /my-orders/getUrlWithToken with `email`: the address as text, only for the customer's own e-mail address. A GET,
 * as in the specification, would leave the e-mail in addresses and logs. Source: checklist LAY-3, eu-2026.md S-01.
 */
export async function myOrdersUrl(c: KontorContext): Promise<Response> {
  const customer = await customerOfRequest(c);
  if (!customer || customer === 'gone') return c.text(errors.NotLoggedIn.message, 401);
  const { email } = await formOf(c);
  if (email?.trim().toLowerCase() !== customer.email) return c.text('', 403);
  return c.text(await urlWithToken(c, customer));
}

/** `id` lets the other site accept each token only once. No e-mail: the address stays in histories and logs. */
async function urlWithToken(c: KontorContext, { id }: Customer): Promise<string> {
  const { caller } = c.get('shop');
  const { myOrdersUrl } = c.env.settings;
  if (!myOrdersUrl) return caller.site + ownOrdersPath;
  const until = caller.now.getTime() + tokenMs;
  const content = {
    id: crypto.randomUUID(),
    scope: `customer_orders:${id}`,
    store: caller.store.key,
    until,
  };
  const url = new URL(myOrdersUrl);
  const secret = c.env.settings.myOrdersSecret;
  url.searchParams.set('token', await signedToken('my-orders', content, secret));
  return url.href;
}
