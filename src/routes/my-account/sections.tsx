/** The pages of a customer's account. A section without data shows a sentence instead. */
import { AccountHome, Newsletter, NothingYet } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountSectionPage, sinceOf } from './section-page.tsx';

export function accountHome(c: KontorContext) {
  return accountSectionPage(c, <AccountHome customer={c.get('customer')} since={sinceOf(c)} />);
}

export function myNewsletter(c: KontorContext) {
  return accountSectionPage(c, <Newsletter email={c.get('customer').email} />);
}

/** Reviews, loyalty card: a customer has none so far. */
export function emptySection(c: KontorContext) {
  return accountSectionPage(c, <NothingYet section={accountSection(c.get('shop').path)} />);
}
