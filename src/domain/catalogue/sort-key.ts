/** Sort keys in the order of each language's alphabet: å after z in Swedish, ch after h in Czech, 9 before 10. */
import type { Language } from '../country/countries.ts';

/** Combinations of two or three characters that are one letter of the alphabet. */
const compoundLetters: Partial<Record<Language, readonly string[]>> = {
  cs: ['ch'],
  sk: ['ch'],
  hr: ['dž', 'lj', 'nj'],
  hu: ['cs', 'dz', 'dzs', 'gy', 'ly', 'ny', 'sz', 'ty', 'zs'],
  da: ['aa'],
  nb: ['aa'],
};

/** All characters from the first to the last but those of `others`. */
function between(first: string, last: string, others = ''): string[] {
  const [start, end] = [first.charCodeAt(0), last.charCodeAt(0)];
  const all = Array.from({ length: end - start + 1 }, (_, at) => String.fromCharCode(start + at));
  return all.filter((letter) => !others.includes(letter));
}

const signs = [
  ...between('0', '9'),
  ...between('a', 'z'),
  ...between('ß', 'ÿ', 'ð÷þ'),
  ...'ąăćčďđěęėįłľĺńňœőŕřśšşșťțůųūűžźż',
  ...between('ά', 'ώ', 'ΰϊϋ'),
  ...between('а', 'я', 'ыэ'),
];

const ranks = new Map<Language, Map<string, string>>();

/** A text whose plain order by code points is the alphabetical order of the language. Punctuation counts as a space. */
export function sortKey(text: string, language: Language): string {
  const alphabet = ranksOf(language);
  const longest = 3;
  const lower = text
    .toLocaleLowerCase(language)
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'));
  let key = '';
  for (let at = 0; at < lower.length; ) {
    let size = longest;
    while (size > 1 && !alphabet.has(lower.slice(at, at + size))) size -= 1;
    const letter = lower.slice(at, at + size);
    key += alphabet.get(letter) ?? (/[\s\p{P}]/u.test(letter) ? ' ' : '');
    at += size;
  }
  return key.replace(/ +/g, ' ').trim();
}

/** One character for each place in the alphabet, ascending; letters that compare as equal share one. */
function ranksOf(language: Language): Map<string, string> {
  const known = ranks.get(language);
  if (known) return known;
  const collator = new Intl.Collator(language, { sensitivity: 'base' });
  const letters = [...signs, ...(compoundLetters[language] ?? [])].sort(collator.compare);
  const made = new Map<string, string>();
  let rank = 0;
  let previous: string | undefined;
  for (const letter of letters) {
    if (previous !== undefined && collator.compare(previous, letter) !== 0) rank += 1;
    // Above all of ASCII, so that a space sorts first.
    made.set(letter, String.fromCodePoint(0x100 + rank));
    previous = letter;
  }
  ranks.set(language, made);
  return made;
}
