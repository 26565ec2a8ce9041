import { LogOut } from '#client/account/log-out.tsx';
import type { KontorContext } from '#worker/context.ts';
import { clearSessionCookies, sessionCookieOf } from '#worker/cookies.ts';
import { accountPage } from './account-page.tsx';

/** With a session the key that ends it, without one the word that it has ended. */
export function logOutPage(c: KontorContext) {
  const loggedIn = sessionCookieOf(c) !== undefined;
  return accountPage(c, c.get('shop').t('account.logOut'), <LogOut loggedIn={loggedIn} />);
}

export function logOut(c: KontorContext): Response {
  clearSessionCookies(c);
  return c.redirect(`${c.get('shop').prefix}/log-out`, 303);
}
