/** The review entity. Source: catalogue.txt §3 Review; eu-2026.md. */
import * as z from 'zod';
import { languages } from '../country/countries.ts';
import { moderationStates } from '../moderation/moderation.ts';
import {
  articleSku,
  type Claims,
  isShowable,
  localeCode,
  notShowable,
} from '../moderation/text-fields.ts';

/** Characters. */
export const maxReviewLengths = { title: 80, text: 2000, authorName: 60, answer: 2000 } as const;
export const minTextLength = 20;

export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/** Written here by a buyer; invented for the demo; or the name of a system that it was imported from. */
export const ownSource = 'order';
export const demoSource = 'demo';

export const rating = z.int().min(1).max(5);
const showable = (longest: number) =>
  z.string().trim().min(1).max(longest).refine(isShowable, notShowable);
/** A translation may be twice as long as its original. */
const translatedText = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest * 2)
    .optional();
export const translation = z.strictObject({
  title: translatedText(maxReviewLengths.title),
  text: translatedText(maxReviewLengths.text),
  answer: translatedText(maxReviewLengths.answer),
});
export type TranslatedTexts = z.infer<typeof translation>;
const translated = z.partialRecord(z.enum(languages), translation);

const anyReviewDocument = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  sku: articleSku,
  locale: localeCode,
  rating,
  title: showable(maxReviewLengths.title),
  text: showable(maxReviewLengths.text),
  /** Empty: shown as a customer without a name. */
  authorName: z.string().trim().max(maxReviewLengths.authorName).refine(isShowable, notShowable),
  createdAt: z.iso.datetime(),
  /** When it was written, if that was before it was stored here. */
  reviewCreatedAt: z.iso.datetime().optional(),
  source: z.string().regex(/^[\w.-]{1,40}$/),
  answer: z.string().trim().min(1).max(maxReviewLengths.answer).optional(),
  answeredAt: z.iso.datetime().optional(),
  translations: translated.optional(),
  state: z.enum(moderationStates).optional(),
  /** The author has got something for it, such as a test unit. */
  isIncentivized: z.boolean().optional(),
  /** Of the purchase; reviews written here have it, others may. */
  orderId: z.string().max(64).optional(),
  lineItemId: z.string().max(64).optional(),
  customerId: z.string().max(64).optional(),
  authorEmail: z.string().max(254).toLowerCase().optional(),
  consentedAt: z.iso.datetime().optional(),
});

/**
 * A line of an import or export file. Without `state` it is published, at `createdAt`. What it claims of times and a
 * purchase is checked where it is imported.
 */
export const reviewDocument = anyReviewDocument.refine(
  ({ source, orderId }) => source !== ownSource || orderId !== undefined,
  { path: ['orderId'], message: `missing, and the source "${ownSource}" is of buyers` },
);
export type ReviewDocument = z.infer<typeof reviewDocument>;

export const reviewClaims = (review: ReviewDocument): Claims => {
  const { id, sku, orderId, createdAt, reviewCreatedAt, answeredAt } = review;
  const purchases = orderId === undefined ? [] : [{ id, sku, orderId }];
  const author = review.state === 'withdrawn' ? undefined : review.authorEmail;
  const texts = [{ subject: 'review', id, sku, author } as const];
  return { times: { createdAt, reviewCreatedAt, answeredAt }, purchases, texts };
};

/** A text by language. */
const translations = z.partialRecord(z.enum(languages), z.string());
export type Translations = z.infer<typeof translations>;

/** A review as the calls answer it, without anything that its author has not published. */
export const review = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  authorName: z.string(),
  rating: z.number(),
  /** ISO times. `custom.reviewCreatedAt`: when it was written. */
  createdAt: z.string(),
  custom: z.object({ reviewCreatedAt: z.string() }),
  locale: localeCode,
  customerCareResponseText: z.string().nullable(),
  answeredAt: z.string().nullable(),
  source: z.string(),
  titleTranslations: translations,
  textTranslations: translations,
  answerTranslations: translations,
  /** An order of this shop proves the purchase (eu-2026.md R-01). */
  isVerified: z.boolean(),
  isIncentivized: z.boolean(),
  /** Paths of pictures. */
  photos: z.array(z.string()),
  /** How many have found it helpful. */
  helpful: z.int(),
});
export type Review = z.infer<typeof review>;

export const reviewStatistics = z.object({
  /** Rounded to one decimal, as pages show it; 0 without reviews. */
  averageRating: z.number(),
  /** The number of reviews by stars: `{"1": 0, … "5": 12}`. */
  ratingsDistribution: z.record(z.string(), z.int()),
  count: z.int(),
});
export type ReviewStatistics = z.infer<typeof reviewStatistics>;

/** The statistics of these ratings. */
export function statisticsOf(ratings: readonly number[]): ReviewStatistics {
  const count = ratings.length;
  const sum = ratings.reduce((total, each) => total + each, 0);
  const distribution = stars.map((each) => ratings.filter((given) => given === each).length);
  return {
    averageRating: count === 0 ? 0 : Math.round((10 * sum) / count) / 10,
    ratingsDistribution: Object.fromEntries(stars.map((each, at) => [each, distribution[at] ?? 0])),
    count,
  };
}

/** From when a product has the badge `topRated`; an operator may set another rule. */
export const topRatedRule = z.strictObject({
  average: z.number().min(1).max(5),
  count: z.int().min(1).max(10_000),
});
export type TopRatedRule = z.infer<typeof topRatedRule>;
export const topRated: TopRatedRule = { average: 4.5, count: 5 };
