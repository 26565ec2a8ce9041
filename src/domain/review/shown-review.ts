/** A review in the language of a page: its own text first, else a translation with the original beside it. */
import type { Language } from '../country/countries.ts';
import { localeByCode } from '../locale/locale-by-code.ts';
import type { Review } from './review.ts';

export type ShownReview = {
  title: string;
  text: string;
  /** Empty: the shop has not answered. */
  answer: string;
  /** The language of the three texts above, and of the answer, which may lack a translation. */
  language: Language;
  answerLanguage: Language;
  /** Present if title and text are translations. */
  original?: { language: Language; title: string; text: string };
};

export function shownReview(review: Review, language: Language): ShownReview {
  const own = localeByCode(review.locale).language;
  const title = review.titleTranslations[language];
  const text = review.textTranslations[language];
  const isTranslated = own !== language && title !== undefined && text !== undefined;
  const answer = review.customerCareResponseText ?? '';
  const translatedAnswer = own === language ? undefined : review.answerTranslations[language];
  return {
    title: isTranslated ? title : review.title,
    text: isTranslated ? text : review.text,
    answer: translatedAnswer ?? answer,
    language: isTranslated ? language : own,
    answerLanguage: translatedAnswer === undefined ? own : language,
    ...(isTranslated && { original: { language: own, title: review.title, text: review.text } }),
  };
}

/** Whether its text can be shown in this language. */
export const isReadable = (review: Review, language: Language): boolean =>
  shownReview(review, language).language === language;
