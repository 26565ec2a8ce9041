/** The pages of a customer's account. A section without data shows a sentence instead. */
import type { ReactNode } from 'react';
import {
  AccountHome,
  AccountPage,
  Newsletter,
  NothingYet,
  Profile,
} from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { formatDate } from '#domain/locale/dates.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountPage } from '../account/account-page.tsx';

export function accountHome(c: KontorContext) {
  return section(c, <AccountHome customer={c.get('customer')} since={sinceOf(c)} />);
}

export function myProfile(c: KontorContext) {
  return section(c, <Profile customer={c.get('customer')} since={sinceOf(c)} />);
}

export function myNewsletter(c: KontorContext) {
  return section(c, <Newsletter email={c.get('customer').email} />);
}

/** Addresses, reviews, loyalty card: a customer has none so far. */
export function emptySection(c: KontorContext) {
  return section(c, <NothingYet section={accountSection(c.get('shop').path)} />);
}

function section(c: KontorContext, content: ReactNode) {
  const { t, path } = c.get('shop');
  const here = accountSection(path);
  return accountPage(c, t(here.text), <AccountPage section={here}>{content}</AccountPage>);
}

function sinceOf(c: KontorContext): string {
  return formatDate(new Date(c.get('customer').createdAt), 'day', c.get('shop').locale);
}
