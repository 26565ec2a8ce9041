/**
 * Misspelt words, by the symmetric deletes of W. Garbe: two words that differ in n letters become equal if up to n
 * letters are deleted from each. The dictionary stores these remainders of its words, and a misspelt word is looked up
 * by its own. Only the beginning of a word is used.
 */
import type { Reading } from './words.ts';

const minCorrectableLength = 4;
const twoFrom = 9;
const beginning = 7;

/** How many letters of a word may be wrong. */
export function maxTypos(word: string): number {
  if (word.length < minCorrectableLength || /\d/.test(word)) return 0;
  return word.length < twoFrom ? 1 : 2;
}

/** Keys of all words that differ in one letter. */
export function keysOfOneTypo(word: string): string[] {
  const letters = [...word].slice(0, beginning).join('');
  return [...new Set([letters, ...withoutOne(letters)])];
}

/** The beginning of a word without up to `maxTypos` of its letters, in every combination. */
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

/** Keys of the written word and of its term, because a misspelt ending may be stemmed differently. */
export function keysOf({ surface, term }: Reading): string[] {
  return [...new Set([...remainders(surface), ...remainders(term)])];
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** Letters to add, drop, replace or swap (optimal string alignment); more than `max` is returned as `max + 1`. */
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
