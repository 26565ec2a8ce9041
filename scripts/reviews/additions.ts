/** What `npm run reviews` may add to a review: an answer, or a translation. */
import { languages } from '#domain/country/countries.ts';
import { languageOf } from '#domain/locale/locale-by-code.ts';
import { maxReviewLengths, type TranslatedTexts, translation } from '#domain/review/review.ts';
import type { ReviewRow } from '../../src/worker/data/reviews/review-rows.ts';
import type { Addition } from '../../src/worker/data/reviews/write-reviews.ts';
import { WrongUsage } from '../catalogue/usage.ts';
import { faultOf } from '../moderation/lines.ts';

/** `fault`: why it does not fit a review. */
export type Adding = {
  addition: Addition;
  done: string;
  fault: (row: ReviewRow) => string | undefined;
};

export function answering(typed: string): Adding {
  const answer = typed.trim();
  if (answer === '' || answer.length > maxReviewLengths.answer) {
    throw new WrongUsage('the answer is empty or too long');
  }
  return {
    addition: { answer },
    done: 'answered',
    fault({ id, state, answer: known }) {
      if (state !== 'published') return `${id} is ${state}.`;
      return known === answer ? `${id} has this answer already.` : undefined;
    },
  };
}

export function translating(code: string, given: TranslatedTexts): Adding {
  const language = languages.find((each) => each === code);
  if (!language) throw new WrongUsage(`the language is one of: ${languages.join(', ')}`);
  const read = translation.safeParse(given);
  if (!read.success) throw new WrongUsage(faultOf(read.error));
  const { title, text, answer } = read.data;
  if (!(title ?? text ?? answer)) throw new WrongUsage('give --title, --text or --answer');
  const isThere = (stored: string, set?: string) =>
    set !== undefined || language in JSON.parse(stored);
  return {
    addition: { language, translation: read.data },
    done: 'translated',
    fault(row) {
      if (languageOf(row.locale) === language) return `The review is written in ${language}.`;
      if (answer !== undefined && row.answer === null) return 'The review has no answer.';
      const hasTitle = isThere(row.titleTranslations, title);
      return hasTitle === isThere(row.textTranslations, text)
        ? undefined
        : 'Title and text are shown only together: give both.';
    },
  };
}
