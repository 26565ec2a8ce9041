/** Which known words a misspelt word may be. */
import type { Language } from '../country/countries.ts';
import { fold } from './fold.ts';
import { textInLatinScript } from './latin-script.ts';
import type { Known } from './plan.ts';
import { distance, maxTypos } from './typos.ts';
import { readingsOf, type Word } from './words.ts';

const maxCorrections = 3;
const minLikelyLength = 6;

/** The candidates with the smallest distance, as written or by term; those that name most products first. */
export function correctionsOf(word: Word, candidates: readonly Known[]): Known[] {
  const near = candidates
    .flatMap((known) =>
      readingsOf(word).map(({ term, surface }) => {
        // A stem may be short enough for fewer errors, but the word was typed as a whole.
        const most = maxTypos(surface);
        const wrong = Math.min(
          distance(term, known.term, most),
          distance(surface, known.surface, most),
        );
        return { known, wrong, most };
      }),
    )
    .filter(({ known, wrong, most }) => wrong > 0 && wrong <= most && known.products > 0)
    .sort((a, b) => a.wrong - b.wrong || b.known.products - a.known.products);
  const least = near[0]?.wrong;
  const best = near.filter(({ wrong }) => wrong === least).map(({ known }) => known);
  return distinct(best).slice(0, maxCorrections);
}

/** Keeps the first word of each term. */
export function distinct(words: readonly Known[]): Known[] {
  return words.filter(({ term }, index) => words.findIndex((each) => each.term === term) === index);
}

/** People seldom mistype the first letter, and a short word is near many others. */
export function isUnlikely(
  surface: string,
  correction: string | undefined,
  language: Language,
): boolean {
  if (correction === undefined) return false;
  const [first] = textInLatinScript(fold(correction), language);
  return surface.length < minLikelyLength || first !== surface[0];
}
