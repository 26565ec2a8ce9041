/** What readers do with a review, without JavaScript: find it helpful, report it; and no more mails that ask for one. */
import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { type Reported, ReportedText, ReportForm } from '#client/review/report-form.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { Note } from '#client/ui/note.tsx';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { subjects } from '#domain/moderation/moderation.ts';
import { readReport } from '#domain/moderation/report.ts';
import { reviewAnchor, reviewPaths, reviewsPath } from '#domain/review/paths.ts';
import { choiceSearch, reviewChoice } from '#domain/review/review-choice.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { deviceOf } from '#worker/request/cookies.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { notFound } from '../catalogue/not-found.tsx';
import { articlesOf } from './articles.ts';

/** POST /review/helpful. A second vote of the same customer or device changes nothing; one of the author is refused. */
export async function voteForReview(c: KontorContext) {
  const { prefix, commerce } = c.get('shop');
  const { id = '' } = await formOf(c);
  if (!isReviewId(id)) return notFound(c);
  if (!(await isWithinFormLimit(c, 'review-vote'))) return refused(c, 429, 'form.tooManyTries');
  const outcome = await commerce.voteForReview({ id, device: deviceOf(c) }, await callerOf(c));
  if (!outcome.ok) {
    return outcome.code === 'ReviewOwn' ? refused(c, 403, 'review.ownVote') : notFound(c);
  }
  const path = prefix + reviewsPath(outcome.data.sku);
  const query = new URLSearchParams(listSearchBefore(c, path));
  query.set('thanks', id);
  return c.redirect(`${path}?${query}#${reviewAnchor(id)}`, 303);
}

/** What was chosen in the list of reviews from which this form was sent; empty if another page sent it. */
function listSearchBefore(c: KontorContext, path: string): string {
  const before = URL.parse(c.req.header('Referer') ?? '');
  return before?.pathname === path ? choiceSearch(reviewChoice(before.searchParams)) : '';
}

/** GET /review/report?id=, for a review, or `&subject=question`, `answer`: the form; with `&number=`, the receipt. */
export async function reportPage(c: KontorContext) {
  const { t } = c.get('shop');
  const about = reportedIn(c.req.query());
  const number = c.req.query('number');
  if (number !== undefined && /^M-\d\d-[2-9A-Z]{6}$/.test(number)) {
    return show(
      c,
      reportTexts[about.subject].title,
      <>
        <Note kind="ok" text={t(reportTexts[about.subject].done, { number })} />
        {await quoted(c, about)}
      </>,
    );
  }
  return form(c, about, { values: {}, errors: {} });
}

/** POST /review/report: stores the report, and leads to its receipt. */
export async function reportReview(c: KontorContext) {
  const { prefix, commerce, caller } = c.get('shop');
  const values = await formOf(c);
  const about = reportedIn(values);
  if (!isReviewId(about.id)) return notFound(c);
  const read = readReport(values);
  if (!read.ok) {
    c.status(422);
    return form(c, about, { values, errors: read.errors });
  }
  if (!(await isWithinFormLimit(c, 'report'))) {
    c.status(429);
    return form(c, about, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  const outcome = await commerce.reportReview({ ...about, ...read.report }, caller);
  if (!outcome.ok) return notFound(c);
  const receipt = new URLSearchParams({ number: outcome.data.number, ...about });
  return c.redirect(`${prefix}${reviewPaths.report}?${receipt}`, 303);
}

const postTexts = { title: 'question.report', done: 'question.reported' } as const;
const reportTexts = {
  review: { title: 'review.report', done: 'review.reported' },
  question: postTexts,
  answer: postTexts,
} as const;

function reportedIn({ id = '', subject }: FieldValues): Reported {
  return { id, subject: subjects.find((each) => each === subject) ?? 'review' };
}

/** GET /review/stop?link=: a button, because mail programs open links by themselves. */
export function stopPage(c: KontorContext) {
  const { t, prefix } = c.get('shop');
  const link = c.req.query('link') ?? '';
  return show(
    c,
    'review.stop',
    <form method="post" action={prefix + reviewPaths.stop}>
      <input type="hidden" name="link" value={link} />
      <button type="submit" className="btn">
        {t('review.stop')}
      </button>
    </form>,
  );
}

/** POST /review/stop: from that page, or from a mail program (RFC 8058), which has the link in the address. */
export async function stopInvitations(c: KontorContext) {
  const { t, commerce, caller } = c.get('shop');
  const values = await formOf(c);
  const link = values.link ?? c.req.query('link') ?? '';
  const outcome = link ? await commerce.stopReviewInvitations({ link }, caller) : undefined;
  const isDone = outcome?.ok === true;
  if (!isDone) c.status(410);
  if (values['List-Unsubscribe'] === 'One-Click') return c.text(isDone ? 'Unsubscribed' : 'Gone');
  const note = isDone ? 'review.stopped' : 'review.stopInvalid';
  return show(c, 'review.stop', <Note kind={isDone ? 'ok' : 'err'} text={t(note)} />);
}

const isReviewId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

async function form(c: KontorContext, about: Reported, state: FormState) {
  const text = await quoted(c, about);
  if (!text) return notFound(c);
  return show(
    c,
    reportTexts[about.subject].title,
    <>
      {text}
      <ReportForm about={about} state={state} />
    </>,
  );
}

/** The text that is reported, with its article; undefined if it is not published, or not any more. */
async function quoted(c: KontorContext, about: Reported): Promise<ReactNode> {
  const { commerce, caller } = c.get('shop');
  const found = isReviewId(about.id) ? await commerce.getReported(about, caller) : undefined;
  if (!found?.ok) return undefined;
  const articles = await articlesOf(c, [found.data.sku]);
  return <ReportedText text={found.data} articles={articles} />;
}

function refused(c: KontorContext, status: 403 | 429, why: TextKey) {
  const { t } = c.get('shop');
  c.status(status);
  return show(c, 'review.helpful', <Note kind="err" text={t(why)} />);
}

async function show(c: KontorContext, title: TextKey, content: ReactNode) {
  const shop = c.get('shop');
  const words = shop.t(title);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, await loadTree(shop))} className="single">
      <Head title={`${words} | Kontor`} index={false} />
      <h1>{words}</h1>
      {content}
    </BrowsePage>,
    { screen: 'review' },
  );
}
