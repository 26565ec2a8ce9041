/** The customer of a request, from the session in the commerce token cookie. */
import type { MiddlewareHandler } from 'hono';
import type { Customer, CustomerSession } from '#domain/customer/customer.ts';
import { sessionIn, sessionToken } from '#domain/customer/session.ts';
import type { Caller } from '#domain/operations.ts';
import { readSigned, signedToken } from '../signing/signed-token.ts';
import type { KontorBindings, KontorContext } from './context.ts';
import { clearSessionCookies, sessionCookieOf, setSessionCookies } from './cookies.ts';

const purpose = 'session';

export async function beginSession(c: KontorContext, customerId: string): Promise<void> {
  const content = sessionToken(customerId, c.get('shop').caller.now);
  setSessionCookies(c, await signedToken(purpose, content, c.env.settings.sessionSecret));
}

/** The caller with the session of the browser, if it has one. Without the cookie the secret is not read. */
export async function callerOf(c: KontorContext): Promise<Caller> {
  const { caller } = c.get('shop');
  const session = await sessionOf(c, caller.now);
  return session ? { ...caller, session } : caller;
}

/** For pages that show or change a cart: it may be a customer's, so the caller gets the session of the browser. */
export const customerSession: MiddlewareHandler<KontorBindings> = async (c, next) => {
  c.set('shop', { ...c.get('shop'), caller: await callerOf(c) });
  await next();
};

/** The session in the cookie. The database knows whether the customer still exists with the same password. */
export async function sessionOf(c: KontorContext, now: Date): Promise<CustomerSession | undefined> {
  const token = sessionCookieOf(c);
  if (!token) return undefined;
  return sessionIn(await readSigned(purpose, token, c.env.settings.sessionSecret), now);
}

/** Undefined for anonymous visitors; `gone` if the token is valid but the session has ended. */
export async function customerOfRequest(c: KontorContext): Promise<Customer | 'gone' | undefined> {
  const caller = await callerOf(c);
  if (!caller.session) return undefined;
  const outcome = await c.get('shop').commerce.getCustomer({}, caller);
  return outcome.ok ? outcome.data.customer : 'gone';
}

/** Deletes the session and redirects to the same address, which the browser requests as an anonymous visitor. */
export function reloadWithoutSession(c: KontorContext): Response {
  clearSessionCookies(c);
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname + search, 303);
}
