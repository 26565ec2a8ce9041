/** The pages of a customer. What the shop does not know yet it says in a sentence. */
import type { ReactNode } from 'react';
import { AccountHome, AccountPage, Profile } from '#client/account/account.tsx';
import { formatDate } from '#domain/locale/dates.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/context.ts';
import { accountPage } from '../account-page.tsx';

export function accountHome(c: KontorContext) {
  const home = <AccountHome customer={c.get('customer')} since={sinceOf(c)} />;
  return section(c, 'account.home', home);
}

export function myProfile(c: KontorContext) {
  const profile = <Profile customer={c.get('customer')} since={sinceOf(c)} />;
  return section(c, 'account.profile', profile);
}

export const shippingDetails = waiting('account.shipping', 'account.emptyAddress');
export const billingDetails = waiting('account.billing', 'account.emptyAddress');
export const myNewsletter = waiting('account.newsletter', 'account.newsletterOff');
export const myReviews = waiting('account.reviews', 'account.emptyReviews');
export const loyaltyCard = waiting('account.loyalty', 'account.emptyLoyalty');

/** A section that holds nothing of this customer so far. */
function waiting(title: TextKey, sentence: TextKey) {
  return (c: KontorContext) => {
    const { t } = c.get('shop');
    return section(
      c,
      title,
      <>
        <h1>{t(title)}</h1>
        <p className="panel">{t(sentence)}</p>
      </>,
    );
  };
}

function section(c: KontorContext, title: TextKey, content: ReactNode) {
  const { t, path } = c.get('shop');
  return accountPage(c, t(title), <AccountPage path={path}>{content}</AccountPage>);
}

function sinceOf(c: KontorContext): string {
  return formatDate(new Date(c.get('customer').createdAt), 'day', c.get('shop').locale);
}
