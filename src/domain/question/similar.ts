/** Which published questions of an article ask the same: those that share enough words, as the search of the shop reads them. */
import type { Language } from '../country/countries.ts';
import { localeByCode } from '../locale/locale-by-code.ts';
import { termsOf } from '../search/words.ts';
import type { Question } from './question.ts';

/** Of the words of the shorter question, and in all. */
const common = { share: 0.5, count: 2 } as const;
/** More would hide the form. */
const mostShown = 3;

/** The most similar first. Only questions in the same language are compared. */
export function similarQuestions<Known extends Pick<Question, 'text' | 'locale'>>(
  text: string,
  language: Language,
  known: readonly Known[],
): Known[] {
  const asked = new Set(termsOf(text, language));
  return known
    .filter(({ locale }) => localeByCode(locale).language === language)
    .map((question) => ({
      question,
      share: commonShare(asked, new Set(termsOf(question.text, language))),
    }))
    .filter(({ share }) => share >= common.share)
    .sort((a, b) => b.share - a.share)
    .slice(0, mostShown)
    .map(({ question }) => question);
}

function commonShare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const count = [...a].filter((term) => b.has(term)).length;
  return count < common.count ? 0 : count / Math.min(a.size, b.size);
}
