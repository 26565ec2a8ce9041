import { LogOut } from '#client/account/log-out.tsx';
import type { KontorContext } from '#worker/request/context.ts';
import { sessionCookieOf } from '#worker/request/cookies.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { forgetVisitor } from '#worker/request/forget-visitor.ts';
import { accountPage } from './account/account-page.tsx';

/** With a session, the button that ends it; without one, the note that it has ended. */
export function logOutPage(c: KontorContext) {
  const loggedIn = sessionCookieOf(c) !== undefined;
  return accountPage(c, c.get('shop').t('account.logOut'), <LogOut loggedIn={loggedIn} />);
}

export async function logOut(c: KontorContext): Promise<Response> {
  const { commerce, prefix } = c.get('shop');
  await commerce.signOut({}, await callerOf(c));
  await forgetVisitor(c);
  return c.redirect(`${prefix}/log-out`, 303);
}
