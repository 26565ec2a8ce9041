/** Finds the typed letters in a name, regardless of accents and capitals in either of them. */
import { fold } from './fold.ts';

type Piece = { text: string; typed: boolean };

/** The name split into typed and other pieces; joined again they are the name. */
export function piecesOf(name: string, typed: string): Piece[] {
  const letters = [...name];
  // Each letter as it is compared; ß becomes two letters, a combining accent none.
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
    // A combining accent stays with the letter before it.
    const known = own === '' ? (last?.typed ?? false) : isTyped[at] === true;
    if (last?.typed === known) last.text += letter;
    else pieces.push({ text: letter, typed: known });
    at += own.length;
  }
  return pieces;
}

/** Whether a name contains each typed word; the last one may be incomplete. */
export function isNamed(name: string, typed: string): boolean {
  const words = fold(name).split(' ');
  const terms = fold(typed).split(' ');
  const last = terms.pop() ?? '';
  if (!last) return false;
  return terms.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last));
}
