/** The calls about reviews: rows of the contract table (../operations.ts). Source: catalogue.txt §7, checklist REV-1 to REV-3. */
import * as z from 'zod';
import { sku } from '../cart/actions.ts';
import type { LineItem } from '../cart/cart.ts';
import { offset } from '../catalogue/calls/product-query.ts';
import { ratingSources } from '../catalogue/document.ts';
import { visibleLine } from '../checkout/line-characters.ts';
import { languages } from '../country/countries.ts';
import { emailAddress } from '../customer/email.ts';
import { fileLinks } from '../files/file-fields.ts';
import type { LocaleCode } from '../locale/locales.ts';
import {
  grounds,
  type ModerationState,
  moderationStates,
  type Restriction,
  type Subject,
  subjects,
} from '../moderation/moderation.ts';
import { maxReportLengths } from '../moderation/report.ts';
import { isShowable, notShowable } from '../moderation/text-fields.ts';
import { answer, operation, publicOperation } from '../operation.ts';
import { attributeFilter } from './attribute-filter.ts';
import {
  maxReviewLengths,
  minTextLength,
  type Review,
  rating,
  review,
  reviewStatistics,
} from './review.ts';
import { reviewSorts } from './sorting.ts';

/** Reviews per page. */
export const reviewPageSize = 10;

/** `averageRating` and the statistics are of all published reviews of the product, whatever is filtered. */
const reviewPage = z.object({
  offset: z.int(),
  limit: z.int(),
  /** In this part, and in all parts together. */
  count: z.int(),
  total: z.int(),
  exists: z.boolean(),
  results: z.array(review),
  averageRating: z.number(),
  ratingsDistribution: reviewStatistics.shape.ratingsDistribution,
  reviewRatingStatistics: reviewStatistics,
  /** What vouches for them; null: there are none. */
  ratingSource: z.enum(ratingSources).nullable(),
  /** The number of reviews by the language they were written in, the most frequent first. */
  languages: z.array(z.object({ language: z.enum(languages), count: z.int() })),
  /** The number of reviews with photos. */
  withPhotos: z.int(),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** An article of the caller's that may be reviewed. */
export type ReviewableArticle = Pick<LineItem, 'name' | 'variant'> & {
  orderId: string;
  orderNumber: string;
  /** ISO time. */
  boughtAt: string;
};

/** A review as its author sees it. `photos`: paths that work for an hour. `restriction`: of one that is not shown. */
export type OwnReviewView = Review & {
  sku: string;
  state: ModerationState;
  restriction?: Restriction;
};

/** A published text. `title`: only a review has one. */
export type PublishedText = { sku: string; title?: string; text: string; locale: LocaleCode };

/** A link of a mail: signed by the shop, for the articles of one order. */
const signed = z.string().min(1).max(2000);
const reviewId = z.string().regex(/^[\w-]{1,64}$/);

export const reviewDraft = z.object({
  sku,
  rating,
  title: z
    .string()
    .transform(visibleLine)
    .pipe(z.string().min(1).max(maxReviewLengths.title).refine(isShowable, notShowable)),
  text: z
    .string()
    .trim()
    .min(minTextLength)
    .max(maxReviewLengths.text)
    .refine(isShowable, notShowable),
  /** Whether the author's name is shown, shortened. */
  showsName: z.boolean().default(true),
  /** The author has got something for it, such as a test unit. */
  isIncentivized: z.boolean().default(false),
  /** That it may be shown in all stores and be translated; given by the author, never assumed (eu-2026.md D-12). */
  agreement: z.literal(true),
  /** Of pictures. */
  photos: fileLinks('photos'),
  link: signed.optional(),
});

export const reviewOperations = {
  /** The published reviews of a product, whose id is its SKU. */
  getReview: publicOperation(
    z.object({
      productId: sku,
      offset,
      limit: z.int().min(1).max(50).default(reviewPageSize),
      sort: z.enum(reviewSorts).default('Most recent'),
      stars: rating.optional(),
      language: z.enum(languages).optional(),
      withPhotos: z.literal(true).optional(),
      /** Reviews in this language come first, then those translated into it, each group in the order of `sort`. */
      readIn: z.enum(languages).optional(),
      filters: z.array(attributeFilter).max(10).default([]),
    }),
    answer(reviewPage),
  ),
  /** Stores a review of an article that the caller has bought. A refusal has the text to show in `data.communicate`. */
  'add-review': operation(
    reviewDraft,
    answer(z.object({ review: z.object({ id: z.string(), state: z.enum(moderationStates) }) })),
    {
      rateLimit: 'review',
    },
  ),
  /** What the customer may review, and has written; with a link, the articles of its order. */
  getOwnReviews: operation(
    z.object({ link: signed.optional() }),
    answer<{
      articles: ReviewableArticle[];
      reviews: OwnReviewView[];
      /** Their name as reviews show it; empty without one. */
      name: string;
    }>(),
  ),
  /** The author takes the review back, for good. */
  withdrawReview: operation(
    z.object({ id: reviewId, link: signed.optional() }),
    answer<Record<string, never>>(),
  ),
  /** Counts once for a customer or device, and not for the author. `device`: of a browser without a session. */
  voteForReview: operation(
    z.object({ id: reviewId, device: z.uuid() }),
    answer<{ helpful: number; sku: string }>(),
    { rateLimit: 'review-vote' },
  ),
  /** The text that a report is about. */
  getReported: publicOperation(
    z.object({ subject: z.enum(subjects), id: reviewId }),
    answer<PublishedText & { subject: Subject; id: string }>(),
  ),
  /** Anybody may report a review, a question or an answer. The answer is the receipt. */
  reportReview: operation(
    z.object({
      subject: z.enum(subjects).default('review'),
      id: reviewId,
      ground: z.enum(grounds),
      explanation: z.string().trim().max(maxReportLengths.explanation).default(''),
      email: emailAddress.optional(),
    }),
    answer<{ number: string; sku: string }>(),
    { rateLimit: 'report' },
  ),
  /** No more mails that ask for reviews to the buyer of this link's order, else to the customer. */
  stopReviewInvitations: operation(
    z.object({ link: signed.optional() }),
    answer<Record<string, never>>(),
  ),
};
