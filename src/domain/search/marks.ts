/** Where the letters that somebody typed stand in a name, whatever accents and capitals either of them has. */
import { fold } from './fold.ts';

export type Piece = { text: string; typed: boolean };

/** The name in pieces, the typed ones told apart. Put together again they are the name. */
export function piecesOf(name: string, typed: string): Piece[] {
  const letters = [...name];
  // Each letter as it is compared; ß is two letters, an accent of its own is none.
  const folded = letters.map((letter) => (/\p{M}/u.test(letter) ? '' : fold(letter) || ' '));
  const text = folded.join('');
  const isTyped: boolean[] = Array(text.length).fill(false);
  for (const word of fold(typed).split(' ')) {
    if (!word) continue;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      isTyped.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const [index, letter] of letters.entries()) {
    const own = folded[index] ?? '';
    const last = pieces.at(-1);
    // What has no letter of its own stays with the letter before it.
    const known = own === '' ? (last?.typed ?? false) : isTyped[at] === true;
    if (last?.typed === known) last.text += letter;
    else pieces.push({ text: letter, typed: known });
    at += own.length;
  }
  return pieces;
}

/** Whether a name has each typed word, the last of them perhaps not typed to its end. */
export function isNamed(name: string, typed: string): boolean {
  const words = fold(name).split(' ');
  const terms = fold(typed).split(' ');
  const last = terms.pop() ?? '';
  if (!last) return false;
  return terms.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last));
}
