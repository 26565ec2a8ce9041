/** Why a visitor has to log in, and where that leads back to. */
import { underPrefix } from '#domain/locale/market.ts';
import { isOwnPath } from '#domain/routing/own-path.ts';
import type { KontorContext } from './context.ts';
import { clearSessionCookies, customerHintOf, sessionCookieOf } from './cookies.ts';

/** True if this browser had a session that has ended: its cookie is left, or only the one that says a customer was here. */
export function hadSession(c: KontorContext): boolean {
  return sessionCookieOf(c) !== undefined || customerHintOf(c);
}

/** The same, if the session has ended indeed: a customer who is logged in may have no cart. */
export async function isSessionLost(c: KontorContext): Promise<boolean> {
  const { commerce, caller } = c.get('shop');
  return hadSession(c) && !(await commerce.getCustomer({}, caller)).ok;
}

/**
 * Redirects to the login, which says why and leads back here. A form is sent on to it with what was typed: 307 keeps
 * method and body. `frame`: `/checkout` for its own login.
 */
export function redirectToLogin(c: KontorContext, frame: '' | '/checkout'): Response {
  const { prefix, path } = c.get('shop');
  const why = hadSession(c) ? 'ended' : 'needed';
  const back = path + new URL(c.req.url).search;
  clearSessionCookies(c);
  const isForm = c.req.method === 'POST';
  const login = `${frame}/login${isForm ? '/kept' : ''}`;
  return c.redirect(underPrefix(prefix, loginAbout(login, { back, why })), isForm ? 307 : 303);
}

/** The address of a login that says why and leads back. */
export const loginAbout = (login: string, about: { back: string; why: string }): string =>
  `${login}?${new URLSearchParams(about)}`;

/** Where the login leads back to, as its address says; undefined unless it is a page of this site. */
export function backOf(c: KontorContext): string | undefined {
  const back = c.req.query('back');
  return back !== undefined && isOwnPath(back) ? back : undefined;
}
