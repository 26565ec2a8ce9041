/**
 * The words of a name that say what the product is: "Notebook Backpack 17 inch for Travel" is a backpack. In most of
 * our languages a noun before another noun only modifies it; words after "for" or "with" name another thing.
 */
import type { Language } from '../country/countries.ts';
import { fold } from './fold.ts';
import { inLatinScript } from './latin-script.ts';
import { stem } from './stem.ts';
import { isStopword } from './stopwords.ts';

/** Languages whose noun comes first: "friteuse électrique". */
const nounFirst: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt', 'ro']);

/** `values`: stems of words that only describe, such as a colour or a material. */
export function headWordsOf(
  name: string,
  language: Language,
  values: ReadonlySet<string> = new Set(),
): string[] {
  const heads: string[] = [];
  for (const segment of segmentsOf(name, language)) {
    const own = nounFirst.has(language) ? segment.slice(0, 1) : nouns(segment, language, values);
    heads.push(...own);
  }
  return heads;
}

/** Words that no other noun follows: the last one, and those before a word that only describes. */
function nouns(
  segment: readonly string[],
  language: Language,
  values: ReadonlySet<string>,
): string[] {
  return segment.filter((_, index) => {
    const next = segment[index + 1];
    return next === undefined || values.has(stem(next, language));
  });
}

/** Runs of words between numbers, separators and stopwords; words after a stopword are left out. */
function segmentsOf(name: string, language: Language): string[][] {
  const segments: string[][] = [];
  for (const part of name.toLowerCase().split(/\s[–—-]\s|[|;]/u)) {
    let segment: string[] = [];
    let ledIn = false;
    for (const word of fold(part).split(' ')) {
      if (/\d/.test(word)) {
        segments.push(segment);
        segment = [];
        ledIn = false;
      } else if (isStopword(word, language)) {
        segments.push(segment);
        segment = [];
        ledIn = true;
      } else if (!ledIn && word !== '') segment.push(inLatinScript(word, language));
    }
    segments.push(segment);
  }
  return segments.filter(({ length }) => length > 0);
}
