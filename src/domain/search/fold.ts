/**
 * Folds text for matching, so that `lodz` finds `Łódź`, `ποδηλατο` finds `Ποδήλατο` and `иогурт` finds `Йогурт`.
 * Words are separated by one space. `oe` for `ö` depends on the language: see spellings.ts.
 */
import { latinLetters } from '../locale/latin-letters.ts';

const letters: Readonly<Record<string, string>> = { ...latinLetters, ς: 'σ' };
const pattern = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

export function fold(text: string): string {
  return (
    text
      // Invisible characters must not split a word, and symbols such as ® are not part of one.
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{So}/gu, ' ')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(pattern, (letter) => letters[letter] ?? letter)
      // `barber's chair`, `pizza's`: the ending belongs to its word; in `d'atelier` the letter is a word of its own.
      .replace(/(\p{L})['’ʼ]s(?!\p{L})/gu, '$1s')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}
