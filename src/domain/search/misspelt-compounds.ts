/**
 * Compounds in whose last part one letter is wrong: `dejæltemaksine`. Whole compounds are rarely in the dictionary. With
 * a wrong letter before it, the last part is found as the end of an unknown word (compounds.ts).
 */
import type { Language } from '../country/countries.ts';
import { partsOf, takesApart } from './compounds.ts';
import { fold } from './fold.ts';
import type { Known } from './plan.ts';
import { spellings } from './spellings.ts';
import { distance } from './typos.ts';

/** A shorter end is similar to too many words. */
const minEndLength = 5;
const minBeginningLength = 3;

/** The ends of a word that may be a misspelt word, longest first. */
export function misspeltEnds(surface: string, language: Language): string[] {
  if (!takesApart(language) || /\d/.test(surface)) return [];
  const places = surface.length - minEndLength - minBeginningLength + 1;
  return Array.from({ length: Math.max(0, places) }, (_, index) =>
    surface.slice(minBeginningLength + index),
  );
}

/** `beginning`: as in the surface, followed by the word `end`. */
export type CorrectedCompound = { terms: string[]; beginning: string; end: Known };

/** The compound of known words that differs in one letter of its last part. `near`: known words by misspelt end. */
export function correctedCompound(
  surface: string,
  language: Language,
  near: ReadonlyMap<string, readonly Known[]>,
  isPart: (term: string) => boolean,
): CorrectedCompound | undefined {
  for (const typed of misspeltEnds(surface, language)) {
    const beginning = surface.slice(0, -typed.length);
    for (const end of near.get(typed) ?? []) {
      if (distance(typed, end.surface, 1) !== 1) continue;
      const isKnown = (term: string) => term === end.term || isPart(term);
      const terms = partsOf(beginning + end.surface, language, isKnown, 'query');
      if (terms.length > 1) return { terms, beginning, end };
    }
  }
  return undefined;
}

/** The compound as a shopper would write it, its beginning as it stands in the text. */
export function writtenCompound(
  text: string,
  { beginning, end }: CorrectedCompound,
  language: Language,
): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const starts = words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at)));
  const isBeginning = (start: string) => spellings(fold(start), language).includes(beginning);
  return (starts.find(isBeginning) ?? beginning) + end.written;
}
