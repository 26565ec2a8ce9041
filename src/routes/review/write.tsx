/** Writing a review: as a customer, or by the link of a mail without logging in. */
import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { OwnReviews } from '#client/review/own-reviews.tsx';
import { WriteReview } from '#client/review/write-review.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { Note } from '#client/ui/note.tsx';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { UploadedFile } from '#domain/files/file-fields.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import { readReviewForm } from '#domain/review/review-form.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { redirectToLogin } from '#worker/request/lost-session.ts';
import { fileFieldOf, keepUploads } from '#worker/request/uploads.ts';
import { articlesOf } from './articles.ts';

const photoField = 'photos';

const problems: Partial<Record<ErrorCode, TextKey>> = {
  ReviewNotPurchased: 'review.notBought',
  ReviewExists: 'review.exists',
  ReviewLinkInvalid: 'review.linkInvalid',
};

/** Their reviews, after the login if it is needed. */
const ways: Partial<Record<ErrorCode, TextKey>> = {
  ReviewNotPurchased: 'account.reviews',
  ReviewExists: 'account.reviews',
  ReviewLinkInvalid: 'account.login',
};

/** GET /review/write: the form of an article (`?sku=`), or the articles that may be reviewed. `?link=`: of a mail. */
export function writeReview(c: KontorContext) {
  return show(c, { sku: c.req.query('sku'), link: c.req.query('link') });
}

/** POST: stores the review, or shows the form again with everything that was typed. */
export async function sendReview(c: KontorContext) {
  const { commerce, caller } = c.get('shop');
  const { sku = '', link, ...values } = await formOf(c);
  const asked = { sku, link: link || undefined };
  // Before the pictures are read: they cost.
  if (!(await isWithinFormLimit(c, 'review'))) {
    c.status(429);
    return show(c, asked, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  if (!(await isTheirs(c, asked))) {
    return (await isStored(c, asked, values)) ? thank(c, link) : show(c, asked);
  }
  const { uploaded, error } = await keepUploads(c, photoField, 'photos');
  const read = readReviewForm(values);
  if (!read.ok || error) {
    c.status(422);
    const errors = { ...(read.ok ? {} : read.errors), ...(error && { [photoField]: error }) };
    return show(c, asked, { values, errors }, uploaded);
  }
  if (!/^EX\d{8}$/.test(sku)) return refuse(c, 'ReviewNotPurchased');
  const draft = {
    ...read.draft,
    sku,
    agreement: true as const,
    photos: uploaded.map((file) => file.link),
    ...(link && { link }),
  };
  const outcome = await commerce['add-review'](draft, caller);
  if (!outcome.ok && outcome.code === 'ReviewFailed') {
    c.status(500);
    return show(c, asked, { values, errors: {}, problem: 'form.failed' }, uploaded);
  }
  if (!outcome.ok && !(await isStored(c, asked, values))) return refuse(c, outcome.code, link);
  return thank(c, link);
}

const thank = (c: KontorContext, link: string | undefined) =>
  c.redirect(ownPage(c, link, { sent: '1' }), 303);

/** The list of their reviews. `link`: of a mail. */
function ownPage(c: KontorContext, link: string | undefined, news: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...news, ...(link && { link }) });
  const page = link ? reviewPaths.write : reviewPaths.own;
  return `${c.get('shop').prefix}${page}${query.size > 0 ? `?${query}` : ''}`;
}

/** Whether the same form was sent before, such as by a second click: its review is stored, and not refused. */
async function isStored(c: KontorContext, { sku, link }: Asked, values: FieldValues) {
  const { commerce, caller } = c.get('shop');
  const own = await commerce.getOwnReviews(link ? { link } : {}, caller);
  const read = readReviewForm(values);
  if (!own.ok || !read.ok) return false;
  const { title, text } = read.draft;
  return own.data.reviews
    .filter(({ state }) => state === 'submitted' || state === 'published')
    .some((each) => each.sku === sku && each.title === title && each.text === text);
}

/** POST /review/withdraw: from the account, or from the page of a mail's link. */
export async function withdrawReview(c: KontorContext) {
  const { commerce, caller } = c.get('shop');
  const { id = '', link } = await formOf(c);
  const outcome = await commerce.withdrawReview({ id, ...(link && { link }) }, caller);
  if (!outcome.ok) return refuse(c, outcome.code);
  return c.redirect(ownPage(c, link, { withdrawn: '1' }), 303);
}

type Asked = { sku?: string | undefined; link?: string | undefined };

/** Whether the article may be reviewed: pictures of others are not stored. */
async function isTheirs(c: KontorContext, { sku, link }: Asked): Promise<boolean> {
  const { commerce, caller } = c.get('shop');
  const own = await commerce.getOwnReviews(link ? { link } : {}, caller);
  return own.ok && own.data.articles.some(({ variant }) => variant.sku === sku);
}

async function show(
  c: KontorContext,
  { sku, link }: Asked,
  state?: FormState,
  uploaded: readonly UploadedFile[] = [],
) {
  const { t, commerce, caller } = c.get('shop');
  const own = await commerce.getOwnReviews(link ? { link } : {}, caller);
  if (!own.ok) return refuse(c, own.code);
  const { articles, reviews, name } = own.data;
  if (!sku) {
    const products = await articlesOf(
      c,
      reviews.map((each) => each.sku),
    );
    return page(
      c,
      <>
        <Done c={c} />
        <OwnReviews {...{ articles, reviews, products, link }} />
      </>,
    );
  }
  const article = articles.find(({ variant }) => variant.sku === sku);
  if (!article) {
    const isReviewed = reviews.some((each) => each.sku === sku && each.state !== 'withdrawn');
    return refuse(c, isReviewed ? 'ReviewExists' : 'ReviewNotPurchased', link);
  }
  return page(
    c,
    <div className="split">
      <WriteReview
        article={article}
        name={name}
        link={link}
        photos={fileFieldOf(c, photoField, 'photos', uploaded)}
        state={state ?? { values: {}, errors: {} }}
      />
      <section className="stack" data-gap="2">
        <h2 className="h3">{t('review.howTitle')}</h2>
        <p className="small">{t('product.reviewsVerified')}</p>
        <p className="small">{t('review.policy')}</p>
      </section>
    </div>,
  );
}

/** What the last form has done. */
export function Done({ c }: { c: KontorContext }) {
  const { t } = c.get('shop');
  const isSent = c.req.query('sent') !== undefined;
  if (!isSent && c.req.query('withdrawn') === undefined) return null;
  return (
    <Note kind="ok">
      <p>
        <b>{t(isSent ? 'review.sent' : 'review.withdrawn')}</b> {isSent && t('review.sentText')}
      </p>
    </Note>
  );
}

/** Says why, in the language of the page, and leads on; a visitor is led to the login and back. `link`: a valid one. */
function refuse(c: KontorContext, code: ErrorCode, link?: string) {
  if (code === 'NotLoggedIn') return redirectToLogin(c, '');
  const { t } = c.get('shop');
  const problem = problems[code] ?? 'form.failed';
  const way = ways[code];
  c.status(code === 'ReviewLinkInvalid' ? 410 : 403);
  return page(
    c,
    <Note kind="info">
      <p>
        {t(problem)}{' '}
        {way && (
          <a className="link" href={ownPage(c, link)}>
            {t(way)}
          </a>
        )}
      </p>
    </Note>,
  );
}

async function page(c: KontorContext, content: ReactNode) {
  const shop = c.get('shop');
  const { t } = shop;
  return c.render(
    <BrowsePage chrome={chromeOf(shop, await loadTree(shop))}>
      <Head title={`${t('review.write')} | Kontor`} index={false} />
      <div className="stack" data-gap="6">
        <h1>{t('review.write')}</h1>
        {content}
      </div>
    </BrowsePage>,
    { screen: 'review' },
  );
}
