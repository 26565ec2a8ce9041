/** Cookies of a login at another service: what the browser went there with, and what came back but is not linked yet. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod';
import { type Identity, identityProvider } from '#domain/identity/identity.ts';
import { readIdentityTicket, ticketSeconds } from '../signing/identity-ticket.ts';
import { readSigned, signedToken } from '../signing/signed-token.ts';
import type { KontorContext } from './context.ts';
import { keptFormCookie } from './kept-form.ts';

const flowCookie = 'kontor-provider';
const ticketCookie = 'kontor-identity';
/** Time to log in at the provider. */
const flowSeconds = 900;

/** For the privacy notice. */
export const identityCookies = {
  names: [flowCookie, ticketCookie, keptFormCookie],
  seconds: ticketSeconds,
};

const flow = z.object({
  provider: identityProvider,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A login, in the shop or in the checkout; or a customer who connects an identity. */
  purpose: z.enum(['login', 'checkout', 'connect']),
  /** The path prefix of the language, and the market on hosts without one. */
  prefix: z.string(),
  /** The page that asked for the login. */
  back: z.string().optional(),
  until: z.number(),
});
export type ProviderFlow = Omit<z.output<typeof flow>, 'until'>;

export async function rememberFlow(c: KontorContext, content: ProviderFlow): Promise<void> {
  const until = c.get('shop').caller.now.getTime() + flowSeconds * 1000;
  const secret = c.env.settings.sessionSecret;
  const token = await signedToken('provider', { ...content, until }, secret);
  // Lax: the provider sends the browser back from another site.
  setCookie(c, flowCookie, token, { ...options(c), maxAge: flowSeconds });
}

/** Each flow comes back once. */
export async function takeFlow(c: KontorContext): Promise<ProviderFlow | undefined> {
  const token = getCookie(c, flowCookie);
  deleteCookie(c, flowCookie, { path: '/' });
  if (!token) return undefined;
  const { data } = flow.safeParse(
    await readSigned('provider', token, c.env.settings.sessionSecret),
  );
  return data && data.until > c.get('shop').caller.now.getTime() ? data : undefined;
}

export function rememberTicket(c: KontorContext, ticket: string): void {
  setCookie(c, ticketCookie, ticket, { ...options(c), maxAge: ticketSeconds });
}

export function ticketOf(c: KontorContext): string | undefined {
  return getCookie(c, ticketCookie);
}

/** What is known of the identity that waits. */
export async function pendingIdentity(c: KontorContext): Promise<Identity | undefined> {
  const ticket = ticketOf(c);
  const { now } = c.get('shop').caller;
  return ticket ? readIdentityTicket(ticket, c.env.settings.sessionSecret, now) : undefined;
}

export function forgetTicket(c: KontorContext): void {
  deleteCookie(c, ticketCookie, { path: '/' });
}

function options(c: Context) {
  const secure = new URL(c.req.url).protocol === 'https:';
  return { path: '/', sameSite: 'Lax', secure, httpOnly: true } as const;
}
