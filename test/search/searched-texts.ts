/**
 * Search texts of a market: names and synonyms of kinds of goods, two words, figures, with a brand, misspelt,
 * article numbers, and beginnings of words.
 */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import type { Chance } from '../domain/seeded.ts';
import { times } from '../domain/seeded.ts';
import { kindsIn, skusOf } from './goods.ts';

/** The word without its third letter. */
const misspelt = (word: string) => word.slice(0, 2) + word.slice(3);
const longestOf = (text: string) => text.split(' ').sort((a, b) => b.length - a.length)[0] ?? text;

/** `brands`, `skus`: those of the searched catalogue, if it is not the demo's. */
export function askedTexts(
  { pick, between }: Chance,
  [market, language]: readonly [CountryCode, Language],
  count: number,
  { brands, skus }: { brands?: readonly string[]; skus?: readonly string[] } = {},
): string[] {
  const kinds = kindsIn(language, market);
  const name = () => pick(kinds).name;
  const word = () => longestOf(name());
  const ways: readonly (() => string)[] = [
    name,
    word,
    () => `${word()} ${word()}`,
    () => `${name()} ${between(1, 9)} kW`,
    () => `${pick(brands ?? ['Kombüse', 'Pier 4', 'Werft 8'])} ${word()}`,
    () => misspelt(word()),
    () => word().slice(0, 4),
    () => pick(pick(kinds).synonyms.concat(name())),
    () => pick(skus ?? skusOf(pick(kinds).articles)),
  ];
  return times(count).map((at) => ways[at % ways.length]?.() ?? '');
}
