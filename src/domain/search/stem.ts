/**
 * A light stemmer: forms of one word (number, case, definite ending) get the same stem, words for different goods do
 * not. A stem is a key for matching, not a dictionary form: `mlynek` and `mlynky` both become `mlynk`. The tables are
 * in suffixes/, by language family.
 */
import type { Language } from '../country/countries.ts';
import { inLatinScript } from './latin-script.ts';
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

/** Shorter words (units, sizes and abbreviations) are not stemmed. */
const shortest = 4;

export function stem(foldedWord: string, language: Language): string {
  if (foldedWord.length < shortest || /\p{N}/u.test(foldedWord)) return foldedWord;
  return steps[language].reduce(cut, inLatinScript(foldedWord, language));
}

/** Removes at most one ending, the longest that leaves enough of the word. */
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
