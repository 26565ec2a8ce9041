/**
 * Misspelt words. Two words that differ in so many letters are alike once as many are taken out of each; so a
 * dictionary keeps what is left of its words, and a misspelt one is looked up by what is left of it (the symmetric
 * deletes of W. Garbe). Only the beginning of a word is taken apart.
 */
import type { Word } from './words.ts';

const minCorrectableLength = 4;
const twoFrom = 9;
const beginning = 7;

/** How many letters of such a word may be wrong. */
export function maxTypos(word: string): number {
  if (word.length < minCorrectableLength || /\d/.test(word)) return 0;
  return word.length < twoFrom ? 1 : 2;
}

/** What is left of a word without up to as many letters as may be wrong. */
function remainders(word: string): string[] {
  const letters = [...word].slice(0, beginning).join('');
  let last = new Set([letters]);
  const all = new Set(last);
  for (let taken = 0; taken < maxTypos(word); taken += 1) {
    last = new Set([...last].flatMap(withoutOne));
    for (const each of last) all.add(each);
  }
  return maxTypos(word) === 0 ? [] : [...all];
}

/** Of a word as it is written and of its term: an ending that a slip has changed may have been cut otherwise. */
export function keysOf({ surface, term }: Word): string[] {
  return [...new Set([...remainders(surface), ...remainders(term)])];
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/**
 * Letters to add, drop, replace or swap to make one word of the other (optimal string alignment); more than `most` is
 * `most + 1`.
 */
export function distance(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length] ?? 0, max + 1);
}
