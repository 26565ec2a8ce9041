/**
 * Compounds: "Pizzaofen" is an oven, and "Edelstahltisch" is found by "Tisch". A word is split where its end is a known
 * word for goods; the part before it may be one too, with a linking element between them.
 */
import type { Language } from '../country/countries.ts';
import { stem } from './stem.ts';

/** Linking elements between the parts, of languages that write compounds as one word. */
const joints: Partial<Record<Language, readonly string[]>> = {
  de: ['s', 'es', 'n', 'en', 'er', 'e'],
  nl: ['s', 'en', 'e'],
  da: ['s', 'e'],
  nb: ['s', 'e'],
  sv: ['s', 'e', 'u', 'o'],
  fi: ['n'],
  hu: [],
};

/**
 * Whether compounds are split in product names too. Where words are written apart, shoppers still type `meatslicer` and
 * `bainmarie`: there only queries are split, into two known words.
 */
export const takesApart = (language: Language): boolean => joints[language] !== undefined;

const minWordLength = 6;
const maxWordLength = 40;
/** Minimum length of a known end if the part before it is not a known word, in names and in queries (`pizzaovn`). */
const minEndLength = { name: 4, query: 3 };
const minPartLength = 3;
/** An abbreviation may be shorter: `gnbak`, `uvlampe`. */
const abbreviation = /^[^aeiouy]{2}/;

/** Terms that have to be looked up before a word can be split. */
export function possibleParts(surface: string, language: Language): string[] {
  const all = cuts(surface, language);
  const inside = takesApart(language) ? all.flatMap(({ start }) => cuts(start, language)) : [];
  return [...new Set([...all, ...inside].flatMap(({ before, end }) => [...before, end]))];
}

/** Terms of the parts, first to last; empty for a word that is no compound of known ones. */
export function partsOf(
  surface: string,
  language: Language,
  isKnown: (term: string) => boolean,
  of: keyof typeof minEndLength = 'name',
): string[] {
  const known = cuts(surface, language).filter(({ end }) => isKnown(end));
  const both = known.find(({ before }) => before.some(isKnown));
  if (both) {
    const first = both.before.find(isKnown);
    return [...(first === undefined ? [] : [first]), both.end];
  }
  if (!takesApart(language)) return [];
  const [longest] = known.filter(({ letters }) => letters >= minEndLength[of]);
  if (!longest) return [];
  return [...partsOf(longest.start, language, isKnown, of), longest.end];
}

/** The beginning, if it is unknown, of a compound whose end is a known word: the `pizza` of `pizzaofen`. */
export function unknownBeginning(
  surface: string,
  language: Language,
  isKnown: (term: string) => boolean,
): string | undefined {
  const known = cuts(surface, language).filter(({ end }) => isKnown(end));
  if (known.some(({ before }) => before.some(isKnown))) return undefined;
  return known.find(({ letters }) => letters >= minEndLength.query)?.start;
}

/** `before`: terms of the first part, with and without a linking element. `cuts` returns the longest end first. */
type Cut = { start: string; before: string[]; end: string; letters: number };

function cuts(surface: string, language: Language): Cut[] {
  const between = joints[language] ?? [];
  if (/\d/.test(surface)) return [];
  if (surface.length < minWordLength || surface.length > maxWordLength) return [];
  const from = abbreviation.test(surface) ? 2 : minPartLength;
  const places = surface.length - minPartLength - from + 1;
  return Array.from({ length: Math.max(0, places) }, (_, index) => {
    const at = index + from;
    const start = surface.slice(0, at);
    const bare = between
      .filter((joint) => start.endsWith(joint) && start.length - joint.length >= minPartLength)
      .map((joint) => start.slice(0, -joint.length));
    const end = surface.slice(at);
    return {
      start,
      before: [start, ...bare].map((each) => stem(each, language)),
      end: stem(end, language),
      letters: end.length,
    };
  });
}
