/** Mails about reviews: the invitation, the decision and the answer to an author, the receipt and decision to a reporter. */
import { fullName } from '#domain/checkout/address-lines.ts';
import { isCountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { localizedText } from '#domain/locale/localized.ts';
import { invitationMail, reportMail, shownMail, statementMail } from '#domain/mail/review-mail.ts';
import { needsStatement } from '#domain/moderation/moderation.ts';
import { firstLook } from '#domain/review/invitation.ts';
import { reviewableLines } from '#domain/review/may-review.ts';
import { reviewAnchor, reviewPaths, reviewsPath } from '#domain/review/paths.ts';
import type { Store } from '#domain/store/store.ts';
import { reviewLink } from '../signing/review-links.ts';
import type { HandlerContext } from './handler-context.ts';
import { mailVoice, postMail } from './post-mail.ts';

type EventOf<Type extends KontorEvent['type']> = Extract<KontorEvent, { type: Type }>;

/** How long the link of an invitation works, in days. */
const linkDays = 180;

/** A parcel has left: the order is looked at again when its buyer may be asked. Once for an order. */
export async function planReviewInvitation(
  { orderId, at, change }: EventOf<'order-changed'>,
  { backend, now }: HandlerContext,
): Promise<void> {
  if (change !== 'shipped') return;
  const order = await backend.order(orderId);
  if (!order || !isCountryCode(order.store.key)) return;
  const { reviewInvitations: rules } = await backend.store(order.store.key, now);
  if (rules) await backend.planReviewInvitation(orderId, firstLook(at, rules));
}

/** Not sent without consent, after an objection, or if all is reviewed: each may have happened since it was planned. */
export async function inviteToReview(
  event: EventOf<'review-invited'>,
  context: HandlerContext,
): Promise<void> {
  const { backend, env, now } = context;
  const order = await backend.order(event.orderId);
  if (!order?.site || !isCountryCode(order.store.key)) return;
  const to = await voiceOf(context, order.store.key, order.locale);
  const { reviewInvitations: rules } = to.store;
  const asked = { email: order.customerEmail, store: order.store.key };
  if (!rules || !(await backend.isInvitable(asked, rules.basis))) return;
  const open = reviewableLines(order, await backend.reviewsOfBuyer(order));
  if (open.length === 0) return;
  const until = new Date(now.getTime() + linkDays * 86_400_000);
  const link = await reviewLink(order.id, until, env.settings.sessionSecret);
  const page = (path: string) => `${order.site}${path}?${new URLSearchParams({ link })}`;
  const unsubscribe = page(reviewPaths.stop);
  const names = open.map(({ name }) =>
    localizedText(name, localeByCode(to.locale).language, to.locale),
  );
  const content = invitationMail(
    order,
    names,
    { ...to, name: fullName(order.billingAddress) },
    {
      write: page(reviewPaths.write),
      stop: unsubscribe,
    },
  );
  const { customerEmail, site } = order;
  await postMail(event, context, to, customerEmail, { ...content, site }, { unsubscribe });
}

/** The statement of reasons, or that the review is published or answered, if it still is. */
export async function tellReviewer(
  event: EventOf<'review-decided'>,
  context: HandlerContext,
): Promise<void> {
  const { backend } = context;
  const review = await backend.review(event.reviewId);
  const entry = review?.moderation.find(({ id }) => id === event.entryId);
  const { authorEmail, orderId } = review?.document ?? {};
  const order = orderId === undefined ? undefined : await backend.order(orderId);
  // Imported reviews have no address, and erased ones no author any more.
  if (!review || !entry || !authorEmail || !order || !isCountryCode(order.store.key)) return;
  const to = await voiceOf(context, order.store.key, review.document.locale);
  const { document } = review;
  const { site } = order;
  const author = { ...to, name: fullName(order.billingAddress) };
  if (needsStatement(entry.kind)) {
    const content = statementMail(document, entry, author);
    await postMail(event, context, to, authorEmail, { ...content, site });
  } else if (document.state === 'published') {
    const page = site && `${site}${reviewsPath(document.sku)}#${reviewAnchor(document.id)}`;
    const content = shownMail(document, entry.kind === 'answer', author, page);
    await postMail(event, context, to, authorEmail, { ...content, site });
  }
}

/** The receipt of a report, and its decision. Not sent without an address. */
export async function answerReport(
  event: EventOf<'content-reported'>,
  context: HandlerContext,
): Promise<void> {
  const report = await context.backend.contentReport(event.reportId);
  if (!report?.email || !isCountryCode(report.store)) return;
  const to = await voiceOf(context, report.store, report.locale);
  const { backend } = context;
  const { subject, subjectId, state } = report;
  const text =
    subject === 'review'
      ? (await backend.review(subjectId))?.document
      : await backend.questionText(subjectId);
  const content = reportMail(report, state === 'gone' ? undefined : text, to);
  await postMail(event, context, to, report.email, content);
}

/** `code`: the locale of an order or a text, in the languages of the store's country. */
const voiceOf = (context: HandlerContext, country: Store['key'], code: string) =>
  mailVoice(context, country, localeOf(country, code.split('-')[0]).code);
