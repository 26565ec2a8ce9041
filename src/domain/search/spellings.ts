/** Spellings of a word for keyboards that lack a letter: `Oefen` for `Öfen`, `roer` for `rør`. */
import type { Language } from '../country/countries.ts';
import { fold } from './fold.ts';
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

/** The letters as they are spelled out. */
const spelt: Partial<Record<Language, Record<string, string>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  sv: { ä: 'ae', ö: 'oe', å: 'aa' },
  da: { ø: 'oe', å: 'aa' },
  nb: { ø: 'oe', å: 'aa' },
  hr: { đ: 'dj' },
};

/** A written text as it is typed and folded where these letters are spelled out: `Kühlschrank` is `kuehlschrank`. */
export function speltOut(text: string, language: Language): string {
  const letters = spelt[language];
  if (!letters) return fold(text);
  const typed = text.normalize('NFC').toLowerCase();
  return fold(typed.replace(/[äöüåøđ]/g, (letter) => letters[letter] ?? letter));
}

/** All readings of a folded word, the word itself first. Used for the index and for queries. */
export function spellings(foldedWord: string, language: Language): string[] {
  const own = inLatinScript(foldedWord, language);
  const others = otherReadings(foldedWord, language).map((each) => inLatinScript(each, language));
  if (own !== foldedWord || others.length > 0) {
    return [...new Set([own, ...others])];
  }
  const read = withItsLetters(foldedWord, language);
  return read === foldedWord ? [foldedWord] : [foldedWord, read];
}

/** A folded text with the letters that are spelled out in it: `kuehl` is `kuhl`, as `fold` makes it of `kühl`. */
export function withItsLetters(foldedText: string, language: Language): string {
  const [pattern, letters] = spelledOut[language] ?? [];
  if (!pattern || !letters) return foldedText;
  return foldedText.replace(pattern, (pair) => letters[pair] ?? pair);
}
