/** The calls about reviews. */
import { type ErrorCode, errors, type Failure, failure } from '#domain/errors.ts';
import { isPicture } from '#domain/files/file-type.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { logLine } from '#domain/log-line.ts';
import { reportNumber } from '#domain/moderation/report.ts';
import type { Caller, Commerce, Input } from '#domain/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { mayReview } from '#domain/review/may-review.ts';
import type { reviewOperations } from '#domain/review/operations.ts';
import { ownSource, type ReviewDocument } from '#domain/review/review.ts';
import { shortName } from '#domain/review/review-form.ts';
import { customerOfSession } from '../../data/customers/customers.ts';
import { sendInBackground } from '../../data/events/outbox.ts';
import { withdraw } from '../../data/moderation/decide.ts';
import { addReport } from '../../data/moderation/reports.ts';
import { loadOrder } from '../../data/orders/orders.ts';
import { stopInvitations } from '../../data/reviews/invitations.ts';
import {
  type Author,
  buyerOf,
  ordersOfCustomer,
  reviewsOf,
} from '../../data/reviews/own-reviews.ts';
import { loadReviews } from '../../data/reviews/reviews.ts';
import { addVote } from '../../data/reviews/votes.ts';
import { addReview } from '../../data/reviews/write-reviews.ts';
import type { Environment } from '../../settings/environment.ts';
import { idsOfFileLinks } from '../../signing/file-links.ts';
import { readReviewLink } from '../../signing/review-links.ts';
import { ownReviewViews, photoLinks, reviewableArticles } from './account/own-reviews.ts';
import type { SharedCalls } from './backend.ts';
import { publishedText } from './published-text.ts';

type ReviewCalls = Pick<Commerce, keyof typeof reviewOperations>;

/** Whom the call is for, and what they have bought; `name`: for the shown name. */
type Known = { author: Author; orders: Order[]; name: { firstName?: string; lastName?: string } };

export function reviewCalls(env: Environment, { files }: Pick<SharedCalls, 'files'>): ReviewCalls {
  const { DB, EVENTS, settings } = env;

  /** The buyer of a link's order, else the customer of the session. */
  async function known(link: string | undefined, caller: Caller): Promise<Known | ErrorCode> {
    if (link !== undefined) {
      const id = await readReviewLink(link, settings.sessionSecret, caller.now);
      const order = id && (await loadOrder(DB, id));
      if (!order) return 'ReviewLinkInvalid';
      return { author: buyerOf(order), orders: [order], name: order.billingAddress };
    }
    const customer = await customerOfSession(DB, caller);
    if (!customer) return 'NotLoggedIn';
    const orders = await ordersOfCustomer(DB, customer);
    return { author: { customerId: customer.id, email: customer.email }, orders, name: customer };
  }

  const photoLink = photoLinks(settings);

  async function picturesOf(links: readonly string[], now: Date): Promise<string[]> {
    const found = await files.waiting(await idsOfFileLinks(links, now, settings.sessionSecret));
    return found.filter(({ type }) => isPicture(type)).map(({ id }) => id);
  }

  async function submit(draft: Input<'add-review'>, caller: Caller) {
    const whom = await known(draft.link, caller);
    // To a visitor nothing tells what somebody else has bought.
    if (typeof whom === 'string') {
      return refused(whom === 'NotLoggedIn' ? 'ReviewNotPurchased' : whom);
    }
    const { author, orders, name } = whom;
    const may = mayReview(orders, await reviewsOf(DB, author), draft.sku);
    if (!may.ok) return refused(may.code);
    const at = caller.now.toISOString();
    const { orderId, lineItemId } = may.purchase;
    const order = orders.find(({ id }) => id === orderId);
    const review: ReviewDocument = {
      id: crypto.randomUUID(),
      sku: draft.sku,
      locale: caller.locale,
      rating: draft.rating,
      title: draft.title,
      text: draft.text,
      authorName: draft.showsName ? shortName(name, caller.store.key) : '',
      createdAt: at,
      source: ownSource,
      state: 'submitted',
      isIncentivized: draft.isIncentivized,
      orderId,
      lineItemId,
      ...(author.customerId !== undefined && { customerId: author.customerId }),
      authorEmail: (order?.customerEmail ?? author.email).toLowerCase(),
      consentedAt: at,
    };
    const { id, sku } = review;
    const event = {
      id: `review-submitted-${id}`,
      at,
      type: 'review-submitted',
      reviewId: id,
      sku,
    } as const;
    const subject = { subject: 'review', subjectId: id } as const;
    const entry = {
      id: crypto.randomUUID(),
      ...subject,
      at,
      actor: 'shopper',
      kind: 'submit',
      isAutomated: false,
    } as const;
    const photos = await picturesOf(draft.photos, caller.now);
    if (!(await addReview(DB, review, { entry, event, photos }))) return refused('ReviewExists');
    sendInBackground(DB, EVENTS, [event.id], caller.now);
    return { ok: true, data: { review: { id, state: 'submitted' } } } as const;
  }

  return {
    async getReview(query) {
      const page = await loadReviews(DB, query);
      const results = page.results.map(async (review) => ({
        ...review,
        photos: await Promise.all(review.photos.map((id) => photoLink(id))),
      }));
      return { ok: true, data: { ...page, results: await Promise.all(results) } };
    },
    async 'add-review'(draft, caller) {
      try {
        return await submit(draft, caller);
      } catch (error) {
        console.error(logLine('review not stored', error));
        return refused('ReviewFailed');
      }
    },
    async getOwnReviews({ link }, caller) {
      const whom = await known(link, caller);
      if (typeof whom === 'string') return failure(whom);
      const { author, orders, name } = whom;
      const reviews = await reviewsOf(DB, author);
      const ofOrder = new Set(orders.flatMap(skusOfOrder));
      const shown = link === undefined ? reviews : reviews.filter(({ sku }) => ofOrder.has(sku));
      const articles = reviewableArticles(orders, reviews);
      return {
        ok: true,
        data: {
          articles,
          reviews: await ownReviewViews(env, files, shown, caller.now),
          name: shortName(name, caller.store.key),
        },
      };
    },
    async withdrawReview({ id, link }, caller) {
      const whom = await known(link, caller);
      if (typeof whom === 'string') return failure(whom);
      const review = (await reviewsOf(DB, whom.author)).find((each) => each.id === id);
      const isWithdrawn =
        review && (await withdraw(DB, { ...review, subject: 'review' }, caller.now));
      return isWithdrawn ? { ok: true, data: {} } : failure('ReviewNotFound');
    },
    async voteForReview({ id, device }, caller) {
      const customer = await customerOfSession(DB, caller);
      const voter = customer ? `customer ${customer.id}` : `device ${device}`;
      const vote = await addVote(DB, id, voter);
      if (!vote) return failure('ReviewNotFound');
      const { isOwn, ...data } = vote;
      return isOwn ? failure('ReviewOwn') : { ok: true, data };
    },
    async getReported({ subject, id }) {
      const text = await publishedText(DB, subject, id);
      return text ? { ok: true, data: { ...text, subject, id } } : failure('ReviewNotFound');
    },
    async reportReview({ subject, id: subjectId, ground, explanation, email }, caller) {
      const text = await publishedText(DB, subject, subjectId);
      if (!text) return failure('ReviewNotFound');
      const { now, store, locale } = caller;
      const at = now.toISOString();
      const id = crypto.randomUUID();
      const number = reportNumber(dayIn(store.key, now), crypto.getRandomValues(new Uint8Array(6)));
      const where = { at, store: store.key, locale };
      const about = { subject, subjectId, ground, explanation };
      const report = {
        id,
        number,
        ...about,
        ...where,
        ...(email && { email }),
        state: 'open',
      } as const;
      const event = { id: `report-${id}`, at, type: 'content-reported', reportId: id } as const;
      if (!(await addReport(DB, report, event))) return failure('ReviewNotFound');
      sendInBackground(DB, EVENTS, [event.id], now);
      return { ok: true, data: { number, sku: text.sku } };
    },
    async stopReviewInvitations({ link }, caller) {
      const whom = await known(link, caller);
      if (typeof whom === 'string') return failure(whom);
      await stopInvitations(DB, whom.author.email, caller.now);
      return { ok: true, data: {} };
    },
  };
}

/** With the text that a browser shows (catalogue.txt §7); any other problem has the general one. */
function refused(code: ErrorCode): Failure {
  const isOwn = code === 'ReviewNotPurchased' || code === 'ReviewExists';
  const { message: communicate } = errors[isOwn ? code : 'ReviewFailed'];
  return { ...failure(code), data: { communicate } };
}

const skusOfOrder = ({ lineItems }: Order) => lineItems.map(({ variant }) => variant.sku);
