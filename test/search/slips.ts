/** Typing errors in a word, at a place that a hash decides. */
import { hash } from '../../demo/seed.ts';

/** Keyboard rows of the alphabets; Bulgarian in its phonetic layout. */
const rows = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'],
  ...['явертъуиопшщ', 'асдфгхйкл', 'зьцжбнм'],
];

const plain = (letter: string) => letter.normalize('NFD').charAt(0);

function neighbourOf(letter: string): string | undefined {
  const row = rows.find((keys) => keys.includes(plain(letter)));
  const at = row?.indexOf(plain(letter)) ?? 0;
  return row?.[at + 1] ?? row?.[at - 1];
}

type Slip = (letters: string[], at: number) => string[] | undefined;

export const slips = {
  swapped: (letters, at) => {
    const [one = '', two = ''] = letters.slice(at, at + 2);
    return one === two ? undefined : letters.toSpliced(at, 2, two, one);
  },
  dropped: (letters, at) => letters.toSpliced(at, 1),
  doubled: (letters, at) => letters.toSpliced(at, 0, letters[at] ?? ''),
  neighbour: (letters, at) => {
    const instead = neighbourOf(letters[at] ?? '');
    return instead ? letters.toSpliced(at, 1, instead) : undefined;
  },
} as const satisfies Record<string, Slip>;

/** Never at the first letter or the last, where typing errors are rare. */
export function slipped(word: string, slip: keyof typeof slips): string | undefined {
  const letters = [...word.toLowerCase()];
  const at = 1 + (hash(`${slip} ${word}`) % (letters.length - 3));
  return slips[slip](letters, at)?.join('');
}
