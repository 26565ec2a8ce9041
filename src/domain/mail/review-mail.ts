/** What the mails about reviews say. */
import { productNumberOf } from '../catalogue/product.ts';
import { groundTexts } from '../moderation/ground-texts.ts';
import type { ModerationEntry } from '../moderation/moderation.ts';
import { type ContentReport, excerptOf } from '../moderation/report.ts';
import type { Order } from '../order/order.ts';
import { shownOrderNumber } from '../order/order-number.ts';
import type { PublishedText } from '../review/operations.ts';
import type { ReviewDocument } from '../review/review.ts';
import type { Translate } from '../texts/texts.ts';
import { heading, letter, type MailPart, paragraph, rows, type Sender } from './mail-parts.ts';

export type MailContent = { subject: string; parts: MailPart[] };

/** Asks for good and bad reviews alike, and offers nothing for one. `articles`: the names of those that may be reviewed. */
export function invitationMail(
  { orderNumber }: Pick<Order, 'orderNumber'>,
  articles: readonly string[],
  to: Sender,
  links: { write: string; stop: string },
): MailContent {
  const { store, t } = to;
  const number = shownOrderNumber(orderNumber, store.key);
  return {
    subject: t('mail.reviewSubject', { number }),
    parts: letter(to, [
      paragraph(t('mail.reviewText')),
      paragraph(...articles),
      { kind: 'button', text: t('review.write'), href: links.write },
      paragraph(t('review.policy')),
      { kind: 'link', text: t('review.stop'), href: links.stop },
    ]),
  };
}

/** What the texts are called, for the author of a decision's text and for reporters. */
const reviewWords = {
  title: 'review.titleField',
  statementSubject: 'mail.statementSubject',
  statementText: 'mail.statementText',
  rules: 'mail.statementRules',
  open: 'review.reported',
  upheld: 'mail.reportUpheld',
  rejected: 'mail.reportRejected',
  gone: 'mail.reportGone',
} as const;
const postWords = {
  title: 'question.post',
  statementSubject: 'mail.postSubject',
  statementText: 'mail.postText',
  rules: 'mail.postRules',
  open: 'question.reported',
  upheld: 'mail.postUpheld',
  rejected: 'mail.postRejected',
  gone: 'mail.postGone',
} as const;
const words = { review: reviewWords, question: postWords, answer: postWords };

/**
 * DSA art. 17(3): what is restricted, the facts, the ground, whether a program decided, and how to object. `title`: by which
 * the author knows the text.
 */
export function statementMail(
  { title, sku }: { title: string; sku: string },
  { subject, ground = 'other', legalBase, isAutomated, note = '' }: ModerationEntry,
  to: Sender,
): MailContent {
  const { t } = to;
  const called = words[subject];
  return {
    subject: t(called.statementSubject),
    parts: letter(to, [
      paragraph(t(called.statementText)),
      rows(
        [t(called.title), title],
        [t('mail.statementArticle'), productNumberOf(sku)],
        [t('mail.statementGround'), t(groundTexts[ground])],
      ),
      paragraph(t(legalBase === 'law' ? 'mail.statementLaw' : called.rules), note),
      paragraph(t(isAutomated ? 'mail.statementAutomated' : 'mail.statementHuman')),
      paragraph(t('mail.statementRedress')),
    ]),
  };
}

/** Tells an author that the review is published, or that the shop has answered it. `href`: the page with it. */
export function shownMail(
  { title, sku, answer }: Pick<ReviewDocument, 'title' | 'sku' | 'answer'>,
  isAnswered: boolean,
  to: Sender,
  href: string | undefined,
): MailContent {
  const { t } = to;
  return {
    subject: t(isAnswered ? 'mail.reviewAnswered' : 'mail.reviewPublished'),
    parts: letter(to, [
      paragraph(t(isAnswered ? 'mail.reviewAnsweredText' : 'mail.reviewPublishedText')),
      rows([t('review.titleField'), title], [t('mail.statementArticle'), productNumberOf(sku)]),
      ...(answer ? [heading(t('review.answer')), paragraph(answer)] : []),
      ...(href === undefined
        ? []
        : [{ kind: 'button', text: t('product.ratings'), href } as const]),
    ]),
  };
}

/** Characters of a text by which its reporter knows it. */
const reportedLength = 120;

type ReportedText = Pick<PublishedText, 'sku' | 'title' | 'text'>;

/** `reported`: undefined if its author has taken it back meanwhile. */
export function reportMail(
  { subject, number, ground, state }: ContentReport,
  reported: ReportedText | undefined,
  to: Sender,
): MailContent {
  const { t } = to;
  return {
    subject: t('mail.reportSubject', { number }),
    parts: letter(to, [
      paragraph(t(words[subject][state], { number })),
      ...(reported ? [aboutText(reported, t)] : []),
      rows([t('mail.statementGround'), t(groundTexts[ground])]),
      ...(state === 'open' || state === 'gone'
        ? []
        : [paragraph(t('mail.statementHuman'), t('mail.statementRedress'))]),
    ]),
  };
}

const aboutText = ({ sku, title, text }: ReportedText, t: Translate): MailPart =>
  rows(
    [t('review.reportedText'), title ?? excerptOf(text, reportedLength)],
    [t('mail.statementArticle'), productNumberOf(sku)],
  );
