/** The customer of a request, from the session in the commerce token cookie. */
import type { MiddlewareHandler } from 'hono';
import type { Customer, CustomerSession } from '#domain/customer/customer.ts';
import { deviceOf } from '#domain/customer/device.ts';
import {
  type Place,
  type SessionMeans,
  type SignedIn,
  sessionIn,
  sessionToken,
} from '#domain/customer/session.ts';
import type { Caller } from '#domain/operations.ts';
import { readSigned, signedToken } from '../signing/signed-token.ts';
import type { KontorBindings, KontorContext } from './context.ts';
import {
  clearSessionCookies,
  forgetRegistered,
  lastCustomerOf,
  registeredAddress,
  rememberWishKey,
  sessionCookieOf,
  setSessionCookies,
} from './cookies.ts';
import { forgetTyped } from './forget-visitor.ts';

const purpose = 'session';

/**
 * Stores a session and sets its cookie. The session that the browser had ends, and what another customer typed and
 * ordered in it is forgotten. Wish lists of the browser become the customer's.
 */
export async function beginSession(
  c: KontorContext,
  customerId: string,
  means: SessionMeans,
  seconds?: number,
): Promise<CustomerSession> {
  const { backend, caller } = c.get('shop');
  const id = crypto.randomUUID();
  const before = await sessionOf(c, caller.now);
  const device = deviceOf(c.req.header('User-Agent') ?? '');
  const session = { id, customerId, means, device, place: placeOf(c.req.raw) };
  await backend.beginSession(session, before?.id, caller.now);
  const content = sessionToken(session, caller.now, seconds);
  const last = lastCustomerOf(c);
  if (last !== undefined && last !== customerId) forgetTyped(c);
  if (registeredAddress(c) !== undefined) forgetRegistered(c);
  const token = await signedToken(purpose, content, c.env.settings.sessionSecret);
  setSessionCookies(c, token, customerId, seconds);
  const begun = { id, customerId, idleMs: c.env.settings.sessionIdleMs };
  await takeOverWishLists(c, begun);
  return begun;
}

/** What was saved in this browser without an account is the customer's from now on. */
async function takeOverWishLists(c: KontorContext, session: CustomerSession): Promise<void> {
  const { commerce, caller } = c.get('shop');
  if (caller.wishKey === undefined) return;
  const outcome = await commerce.takeOverWishLists({}, { ...caller, session });
  if (outcome.ok) rememberWishKey(c, null);
}

/** As the platform estimates it; nothing on a developer's machine. */
function placeOf({ cf }: Request): Place {
  const { city, country } = (cf ?? {}) as Partial<Record<'city' | 'country', unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  // Networks without a place have codes such as T1.
  const code = /^[A-Z]{2}$/.test(text(country)) ? text(country) : '';
  return { city: text(city), country: code };
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

/** The session that the cookie names. The database knows whether it has ended. */
export async function sessionOf(c: KontorContext, now: Date): Promise<CustomerSession | undefined> {
  const token = sessionCookieOf(c);
  if (!token) return undefined;
  const { sessionSecret, sessionIdleMs } = c.env.settings;
  const session = sessionIn(await readSigned(purpose, token, sessionSecret), now);
  return session && { ...session, idleMs: sessionIdleMs };
}

/** Undefined for anonymous visitors; `gone` if the token is valid but the session has ended. */
export async function customerOfRequest(c: KontorContext): Promise<Customer | 'gone' | undefined> {
  const known = await signedInOf(c);
  return known === 'gone' ? known : known?.customer;
}

/** The same with the session. */
export async function signedInOf(c: KontorContext): Promise<SignedIn | 'gone' | undefined> {
  const caller = await callerOf(c);
  if (!caller.session) return undefined;
  const outcome = await c.get('shop').commerce.getCustomer({}, caller);
  return outcome.ok ? outcome.data : 'gone';
}

/** Deletes the session and redirects to the same address, which the browser requests as an anonymous visitor. */
export function reloadWithoutSession(c: KontorContext): Response {
  clearSessionCookies(c);
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname + search, 303);
}
