import { LogOut } from '#client/account/log-out.tsx';
import { forgetChoices } from '#worker/request/address-cookies.ts';
import type { KontorContext } from '#worker/request/context.ts';
import {
  cartIdOf,
  clearCartCookie,
  clearSessionCookies,
  forgetMethod,
  forgetOrdered,
  sessionCookieOf,
} from '#worker/request/cookies.ts';
import { accountPage } from './account/account-page.tsx';

/** With a session, the button that ends it; without one, the note that it has ended. */
export function logOutPage(c: KontorContext) {
  const loggedIn = sessionCookieOf(c) !== undefined;
  return accountPage(c, c.get('shop').t('account.logOut'), <LogOut loggedIn={loggedIn} />);
}

/** The cart stays with the customer; this browser loses it, and its open tabs are disconnected. */
export async function logOut(c: KontorContext): Promise<Response> {
  const cartId = cartIdOf(c);
  clearSessionCookies(c);
  clearCartCookie(c);
  forgetOrdered(c);
  forgetMethod(c);
  forgetChoices(c);
  if (cartId) await c.get('shop').backend.closeWindows(cartId);
  return c.redirect(`${c.get('shop').prefix}/log-out`, 303);
}
