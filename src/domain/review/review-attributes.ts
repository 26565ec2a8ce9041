/** The attributes of a review that filters name (attribute-filter.ts). */
import { languageOf } from '../locale/locale-by-code.ts';
import type { Attributes } from './attribute-filter.ts';
import type { Review } from './review.ts';

export function attributesOf(review: Review): Attributes {
  const { custom, locale, customerCareResponseText: answer } = review;
  const language = languageOf(locale);
  const { reviewCreatedAt } = custom;
  return {
    authorName: review.authorName,
    createdAt: review.createdAt,
    reviewCreatedAt,
    reviewDay: reviewCreatedAt.slice(0, 10),
    reviewTime: reviewCreatedAt.slice(11, 23),
    rating: review.rating,
    helpful: review.helpful,
    source: review.source,
    locale,
    language,
    title: { ...review.titleTranslations, [language]: review.title },
    text: { ...review.textTranslations, [language]: review.text },
    customerCareResponseText: {
      ...review.answerTranslations,
      ...(answer !== null && { [language]: answer }),
    },
    isVerified: review.isVerified,
    isIncentivized: review.isIncentivized,
    hasPhotos: review.photos.length > 0,
    hasAnswer: answer !== null,
  };
}
