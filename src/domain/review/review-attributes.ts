/** The attributes of a review that filters name (attribute-filter.ts). */
import type { Attributes } from './attribute-filter.ts';
import type { Review } from './review.ts';

export function attributesOf(review: Review): Attributes {
  const { custom, titleTranslations, textTranslations, answerTranslations } = review;
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
    locale: review.locale,
    language: review.locale.slice(0, 2),
    title: titleTranslations,
    text: textTranslations,
    customerCareResponseText: answerTranslations,
    isVerified: review.isVerified,
    isIncentivized: review.isIncentivized,
    hasPhotos: review.photos.length > 0,
    hasAnswer: review.customerCareResponseText !== null,
  };
}
