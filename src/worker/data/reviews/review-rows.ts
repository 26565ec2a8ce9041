/** The columns of a review as calls and exports need them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/country/countries.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { ModerationState } from '#domain/moderation/moderation.ts';
import type { Review, ReviewDocument, Translations } from '#domain/review/review.ts';
import { fixed } from '../../d1/statements.ts';

export type ReviewRow = {
  id: string;
  sku: string;
  locale: LocaleCode;
  rating: number;
  title: string;
  text: string;
  authorName: string;
  createdAt: string;
  reviewCreatedAt: string;
  source: string;
  state: ModerationState;
  isIncentivized: number;
  titleTranslations: string;
  textTranslations: string;
  answer: string | null;
  answeredAt: string | null;
  answerTranslations: string;
  helpful: number;
  orderId: string | null;
  lineItemId: string | null;
  customerId: string | null;
  authorEmail: string | null;
  consentedAt: string | null;
};

export const reviewColumns: SQL = fixed(sql`id, sku, locale, rating, title, text,
  author_name AS authorName, created_at AS createdAt, review_created_at AS reviewCreatedAt, source,
  state, is_incentivized AS isIncentivized, title_translations AS titleTranslations,
  text_translations AS textTranslations, answer, answered_at AS answeredAt,
  answer_translations AS answerTranslations, helpful, order_id AS orderId,
  line_item_id AS lineItemId, customer_id AS customerId, author_email AS authorEmail,
  consented_at AS consentedAt`);

const translations = (json: string) => JSON.parse(json) as Translations;

/** Nothing of the author but the shown name. */
export function reviewOf(row: ReviewRow): Review {
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    authorName: row.authorName,
    rating: row.rating,
    createdAt: row.createdAt,
    custom: { reviewCreatedAt: row.reviewCreatedAt },
    locale: row.locale,
    customerCareResponseText: row.answer,
    answeredAt: row.answeredAt,
    source: row.source,
    titleTranslations: translations(row.titleTranslations),
    textTranslations: translations(row.textTranslations),
    answerTranslations: translations(row.answerTranslations),
    isVerified: row.orderId !== null,
    isIncentivized: row.isIncentivized === 1,
    photos: [],
    helpful: row.helpful,
  };
}

/** The line of an export, which an import reads back. */
export function documentOf(row: ReviewRow): ReviewDocument {
  return {
    id: row.id,
    sku: row.sku,
    locale: row.locale,
    rating: row.rating,
    title: row.title,
    text: row.text,
    authorName: row.authorName,
    createdAt: row.createdAt,
    ...(row.reviewCreatedAt !== row.createdAt && { reviewCreatedAt: row.reviewCreatedAt }),
    source: row.source,
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.answeredAt !== null && { answeredAt: row.answeredAt }),
    ...translationsOf(row),
    state: row.state,
    ...(row.isIncentivized === 1 && { isIncentivized: true }),
    ...(row.orderId !== null && { orderId: row.orderId }),
    ...(row.lineItemId !== null && { lineItemId: row.lineItemId }),
    ...(row.customerId !== null && { customerId: row.customerId }),
    ...(row.authorEmail !== null && { authorEmail: row.authorEmail }),
    ...(row.consentedAt !== null && { consentedAt: row.consentedAt }),
  };
}

function translationsOf(row: ReviewRow): Pick<ReviewDocument, 'translations'> {
  const [title, text, answer] = [
    row.titleTranslations,
    row.textTranslations,
    row.answerTranslations,
  ].map(translations) as [Translations, Translations, Translations];
  const languages = new Set([title, text, answer].flatMap((each) => Object.keys(each)));
  if (languages.size === 0) return {};
  const entries = ([...languages] as Language[]).sort().map((language) => [
    language,
    {
      ...(title[language] !== undefined && { title: title[language] }),
      ...(text[language] !== undefined && { text: text[language] }),
      ...(answer[language] !== undefined && { answer: answer[language] }),
    },
  ]);
  return { translations: Object.fromEntries(entries) };
}
