/** The customer's reviews in the account: to write, submitted, published, withdrawn; their questions and answers. */
import { AccountPage } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { OwnQuestions } from '#client/question/own-questions.tsx';
import { OwnReviews } from '#client/review/own-reviews.tsx';
import { reviewPaths } from '#domain/review/paths.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountPage } from '../account/account-page.tsx';
import { articlesOf } from '../review/articles.ts';
import { Done } from '../review/write.tsx';

export async function myReviews(c: KontorContext): Promise<Response> {
  const { commerce, caller, t } = c.get('shop');
  const [answer, questions] = await Promise.all([
    commerce.getOwnReviews({}, caller),
    commerce.getOwnQuestions({}, caller),
  ]);
  if (!answer.ok) throw new Error(answer.message);
  const { articles, reviews } = answer.data;
  const texts = questions.ok ? questions.data.texts : [];
  const products = await articlesOf(
    c,
    [...reviews, ...texts].map(({ sku }) => sku),
  );
  return accountPage(
    c,
    t('account.reviews'),
    <AccountPage section={accountSection(reviewPaths.own)}>
      <h1>{t('account.reviews')}</h1>
      <Done c={c} />
      <OwnReviews {...{ articles, reviews, products }} />
      <OwnQuestions texts={texts} articles={products} />
    </AccountPage>,
    'review',
  );
}
