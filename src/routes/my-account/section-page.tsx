/** Renders a section of the account, and what several of them show. */
import type { ReactNode } from 'react';
import { AccountPage } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { formatDate } from '#domain/locale/dates.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountPage } from '../account/account-page.tsx';

/** The section with the path of the request. */
export function accountSectionPage(
  c: KontorContext,
  content: ReactNode,
  screen: 'account' | 'order-status' = 'account',
) {
  const { t, path } = c.get('shop');
  const here = accountSection(path);
  return accountPage(c, t(here.text), <AccountPage section={here}>{content}</AccountPage>, screen);
}

/** The day on which the account was created. */
export function sinceOf(c: KontorContext): string {
  return formatDate(new Date(c.get('customer').createdAt), 'day', c.get('shop').locale);
}
