/** Spellings of a word for keyboards that lack a letter: `Oefen` for `Öfen`, `roer` for `rør`. */
import type { Language } from '../country/countries.ts';
import { inLatinScript, otherReadings } from './latin-script.ts';

/** What is typed for one letter, and what `fold` makes of that letter. */
const spelledOut: Partial<Record<Language, [RegExp, Record<string, string>]>> = {
  // Not in `neue`, `sauer`, `Quelle`, where `ue` is two sounds.
  de: [/ae|oe|(?<![aeq])ue/g, { ae: 'a', oe: 'o', ue: 'u' }],
  sv: [/ae|oe|aa/g, { ae: 'a', oe: 'o', aa: 'a' }],
  // `æ` folds to `ae` anyway.
  da: [/oe|aa/g, { oe: 'o', aa: 'a' }],
  nb: [/oe|aa/g, { oe: 'o', aa: 'a' }],
  hr: [/dj/g, { dj: 'd' }],
};

/** All readings of a folded word, the word itself first. Used for the index and for queries. */
export function spellings(foldedWord: string, language: Language): string[] {
  const own = inLatinScript(foldedWord, language);
  const others = otherReadings(foldedWord, language).map((each) => inLatinScript(each, language));
  if (own !== foldedWord || others.length > 0) {
    return [...new Set([own, ...others])];
  }
  const [pattern, letters] = spelledOut[language] ?? [];
  if (!pattern || !letters) return [foldedWord];
  const read = foldedWord.replace(pattern, (pair) => letters[pair] ?? pair);
  return read === foldedWord ? [foldedWord] : [foldedWord, read];
}
