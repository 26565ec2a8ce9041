/** Hostile search texts: database syntax, broken characters, excessive lengths. */
import type { Chance } from '../domain/seeded.ts';
import { times } from '../domain/seeded.ts';

const many = (piece: string, count: number) => piece.repeat(count);

export const hostileTexts: readonly [what: string, text: string][] = [
  ['operators of FTS5', 'AND OR NOT NEAR fryer AND'],
  ['a near query', 'NEAR(fritteuse gas, 5)'],
  ['a column filter', 'tokens : fritteuse'],
  ['a filter of several columns', '- {tokens rowid} : gas'],
  ['the beginning of a column', '^ fritteuse ^gas'],
  ['a prefix query', 'fritt* + gas*'],
  ['tokens of the index itself', 'de:fritteus de=fritteus de@de "de=gas"'],
  ['a quote that is not closed', '"fritteuse'],
  ['quotes of all kinds', `'"\`´’‚„“”«»`],
  ['quotes within quotes', '""""fritteuse""" " """'],
  ['brackets that are not closed', '((((fritteuse'],
  ['brackets that were never opened', 'fritteuse))))'],
  ['SQL that ends the statement', `'; DROP TABLE documents; --`],
  ['SQL that is always true', `" OR 1=1 UNION SELECT impacts FROM documents --`],
  ['parameters of SQL', '?1 ?999 :name @name $name'],
  ['paths into JSON', '$."a" $[0] $.x.y ->> "b"'],
  ['wildcards', '% _ * ? [a-z] \\ \\\\ \\0'],
  ['only punctuation', '.,;:!?-_/\\|#+*~^°§$%&()[]{}<>=@'],
  ['only small words', 'und oder mit der die das für von'],
  ['only small words of English', 'the of and for with a'],
  ['nothing but spaces', ' \t\n\u00a0\u2003\u3000'],
  ['NUL and other control characters', 'frit\u0000teuse \u0001\u0007\u001b[31m\u007f\u0085'],
  ['half a pair', 'fritteuse \ud83d'],
  ['the other half', '\ude00 fritteuse \udfff\ud800'],
  ['no characters at all', '\uffff\ufffe\ufdd0'],
  ['pictures', '🍟🔥👩‍🍳🏳️‍🌈 fritteuse 🇩🇪'],
  ['from right to left', 'مقلاة \u202efritteuse\u202c תנור \u200f'],
  ['hidden characters', 'frit\u200bte\u00aduse\ufeff \u2060'],
  ['marks by the thousand', `f${many('\u0301\u0323\u0489', 1000)}ritteuse`],
  ['marks of nothing', many('\u0300', 3000)],
  ['ligatures and signs that unfold', 'ﷺ ㎏ ½ ² ℡ ﬀ ǆ ﬁ 🄰 ㍻'],
  ['letters that grow when they are made small', 'İİİİ ẞẞẞẞ ŉ ǰ'],
  ['figures of other scripts', '١٢٣ १२३ ⅷ ① 𝟙𝟚 l'],
  ['a number beyond all numbers', `${many('9', 400)} l`],
  ['figures without an end', `${many('1 ', 60)}x ${many('2×', 60)}kw`],
  ['a number that is none', '1.2.3,4.5 l 1e999 kw 0x10 w -5 l NaN Infinity'],
  ['figures grouped without an end', `1${many('.000', 300)} w`],
  ['words joined without an end', many('a-1/', 300)],
  ['a word without an end', many('a', 10_000)],
  ['a compound without an end', many('edelstahltisch', 700)],
  ['words without an end', many('gas ', 2500)],
  ['ten thousand characters of everything', many(`"f(*^ä-1 l\u0301😀 `, 600)],
  ['names of the language itself', '__proto__ constructor toString hasOwnProperty'],
  ['tags and scripts', '<script>alert(1)</script><!-- "><img src=x onerror=alert(1)>'],
];

const pieces = [
  ...['"', "'", '(', ')', '*', '^', ':', '-', '+', '{', '}', ',', '.', ';', '%', '_', '\\', '@'],
  ...['=', '/', '$', '?', '#', '|', '&', '<', '>', '~', '`', '´', ' ', '  ', '\t', '\n', '\0'],
  ...['AND', 'OR', 'NOT', 'NEAR', 'NEAR(', 'SELECT', 'UNION', '--', '/*', '*/', 'NULL', '?1'],
  ...['1', '2 l', '6,5 kW', '10x20 cm', '230 V', '1/2', 'EX10', 'tn-2110', '99999999999999999999'],
  ...['\u0301', '\u200b', '\u202e', '\ud800', '\udc00', '😀', 'ß', 'ø', 'İ', 'ﬁ', 'µ', '°c', '½'],
];

/** `words`: names of goods, so that some texts have results. */
export function madeUpText({ between, often, pick }: Chance, words: readonly string[]): string {
  const piece = () => {
    if (often(0.4)) return words.length > 0 ? spoilt(pick(words)) : 'gas';
    return often(0.6) ? pick(pieces) : letters();
  };
  const letters = () =>
    times(between(1, 12))
      .map(() => String.fromCharCode(often(0.7) ? between(0, 0x2ff) : between(0, 0xffff)))
      .join('');
  const spoilt = (word: string) => {
    const at = between(0, word.length);
    if (often(0.4)) return word;
    return often(0.5) ? word.slice(0, at) : word.slice(0, at) + letters() + word.slice(at);
  };
  return times(between(0, 9))
    .map(() => piece() + (often(0.6) ? ' ' : ''))
    .join('');
}
