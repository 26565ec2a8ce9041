/** The customer's reviews in the account: to write, submitted, published, withdrawn. */
import { AccountPage } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { OwnReviews } from '#client/review/own-reviews.tsx';
import { reviewPaths } from '#domain/review/paths.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountPage } from '../account/account-page.tsx';
import { Sent } from '../review/write.tsx';

export async function myReviews(c: KontorContext): Promise<Response> {
  const { commerce, caller, t } = c.get('shop');
  const answer = await commerce.getOwnReviews({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  const { articles, reviews } = answer.data;
  return accountPage(
    c,
    t('account.reviews'),
    <AccountPage section={accountSection(reviewPaths.own)}>
      <h1>{t('account.reviews')}</h1>
      {c.req.query('sent') && <Sent c={c} />}
      <OwnReviews articles={articles} reviews={reviews} />
    </AccountPage>,
    'review',
  );
}
