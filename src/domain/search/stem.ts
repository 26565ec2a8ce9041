/**
 * A light stem: forms of one word (number, case, definite ending) meet, different goods do not.
 * It is a key for matching, no dictionary form: `mlynek` and `mlynky` meet in `mlynk`. The tables
 * are data, by family of languages, in suffixes/.
 */
import type { Language } from '../country/countries.ts';
import { baltic, finnoUgric, greek } from './suffixes/eastern.ts';
import { germanic } from './suffixes/germanic.ts';
import { romance } from './suffixes/romance.ts';
import { slavic } from './suffixes/slavic.ts';
import type { Step } from './suffixes/step.ts';

const steps: Record<Language, readonly Step[]> = {
  ...germanic,
  ...romance,
  ...slavic,
  ...finnoUgric,
  ...baltic,
  ...greek,
};

/** Shorter words are units, sizes and abbreviations. */
const shortest = 4;

export function stem(foldedWord: string, language: Language): string {
  if (foldedWord.length < shortest || /\p{N}/u.test(foldedWord)) return foldedWord;
  return steps[language].reduce(cut, foldedWord);
}

/** At most one ending goes in a step, the longest first, and enough of the word must be left. */
function cut(word: string, { endings, leaves, longest }: Step): string {
  for (let length = Math.min(longest, word.length); length > 0; length -= 1) {
    const stemLength = word.length - length;
    const instead = endings.get(word.slice(stemLength));
    if (instead === undefined) continue;
    const left = word.slice(0, stemLength) + instead;
    if (left.length >= leaves) return left;
  }
  return word;
}
