/**
 * Folds text for matching, so that `lodz` finds `Łódź`, `ποδηλατο` finds `Ποδήλατο` and `иогурт` finds `Йогурт`.
 * Words stand apart by one space. Says nothing of `oe` for `ö`: that is for spellings.ts, by language.
 */
import { latinLetters } from '../locale/latin-letters.ts';

const letters: Readonly<Record<string, string>> = { ...latinLetters, ς: 'σ' };
const pattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

export function fold(text: string): string {
  return (
    text
      // Hidden characters must not part a word, and a maker's mark is no part of one.
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{So}/gu, ' ')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(pattern, (letter) => letters[letter] ?? letter)
      // `barber's chair`, `pizza's`: the ending belongs to its word; in `d'atelier` the letter stands by itself.
      .replace(/(\p{L})['’ʼ]s(?!\p{L})/gu, '$1s')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
