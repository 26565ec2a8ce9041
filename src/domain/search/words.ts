/** Converts a text to search terms: folded, with normalized quantities, without stopwords, stemmed. */
import type { Language } from '../country/countries.ts';
import { fold } from './fold.ts';
import { inLatinScript } from './latin-script.ts';
import { quantitiesIn } from './quantities.ts';
import { remembered } from './remembered.ts';
import { spellings } from './spellings.ts';
import { stem } from './stem.ts';
import { isStopword } from './stopwords.ts';

/** `surface`: as written, in lower case without accents; `term`: the key for matching. */
export type Reading = { surface: string; term: string };
/** `readings`: others of a word in which letters are spelled out, such as `Oefen`, or of a quantity with fewer digits. */
export type Word = Reading & { readings?: Reading[] };

/** All readings of a word, as written first. */
export const readingsOf = (word: Word): Reading[] => [word, ...(word.readings ?? [])];

/** Letters and digits that a sign joins into one number: `tn-2110`, `1/2`. */
const joined = /[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)+/gu;

/** `1½` is `1 1/2`. */
const beforeVulgarFraction = /(?<=\d)(?=[¼-¾⅐-⅞])/g;
/** `gn1/1` is `gn 1/1`. */
const beforeFraction = /(?<!\p{L})(\p{L}{1,3})(?=\d+[/⁄]\d)/gu;
/** Between the sides of a size that has no unit: `120x70`. */
const times = /(?<=\d)\s*[x×*]\s*(?=\d)/g;

/** In the order of the text, quantities last; a number joined by a sign is included in parts and as a whole. */
export function wordsOf(
  text: string,
  language: Language,
  of: 'name' | 'query' = 'name',
): readonly Word[] {
  return of === 'name' ? wordsOfName(text, language) : wordsIn(text, language, of);
}

const wordsOfName = remembered((text, language) => wordsIn(text, language, 'name'));

function wordsIn(text: string, language: Language, of: 'name' | 'query'): Word[] {
  const bare = text
    .replace(beforeVulgarFraction, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(beforeFraction, '$1 ');
  const { quantities, rest: measured } = quantitiesIn(bare, of);
  const rest = measured.replace(times, ' ');
  const plain = fold(rest);
  const words = plain === '' ? [] : plain.split(' ');
  const withoutStopwords = words.filter((word) => !isStopword(word, language));
  const wholes = (rest.match(joined) ?? []).filter((each) => /\d/.test(each));
  return [
    ...withoutStopwords.map((surface) => wordOf(surface, language)),
    ...wholes.map((each) => figureOf(fold(each).replaceAll(' ', ''))),
    ...quantities.map(({ text: quantity, reading }) => ({
      ...figureOf(quantity),
      ...(reading !== undefined && { readings: [figureOf(reading)] }),
    })),
  ];
}

const figureOf = (number: string): Word => ({ surface: number, term: number.replaceAll('.', '_') });

/** The last word of a text, which may be incomplete. */
export function lastOf(text: string, words: readonly Word[], language: Language): Word | undefined {
  const end = inLatinScript(endOf(text), language);
  return words.findLast(({ surface }) => surface === end) ?? words.at(-1);
}

/** The last word of a text if it is a single letter, a word that has just been begun. */
export function begunIn(
  text: string,
  words: readonly Word[],
  language: Language,
): Word | undefined {
  const end = endOf(text);
  if (!/^\p{L}$/u.test(end)) return undefined;
  return words.findLast(({ surface }) => surface === inLatinScript(end, language));
}

/** What is typed last, folded. */
export const endOf = (text: string): string => fold(text).split(' ').at(-1) ?? '';

const wordOf = remembered((foldedWord, language): Word => {
  const [surface = foldedWord, ...others] = spellings(foldedWord, language);
  const readings = others.map((each) => ({ surface: each, term: stem(each, language) }));
  return { surface, term: stem(surface, language), ...(readings.length > 0 && { readings }) };
});

export function termsOf(text: string, language: Language): string[] {
  return wordsOf(text, language).map(({ term }) => term);
}
