/**
 * Plugs as the index of filters has them. A value of a filter belongs to many articles, so its word says what a plug has
 * to carry: `CEE 7/7` is for the weakest ordinary socket of all markets, `CEE 7/7 2990 W` for the next. Articles with the
 * same word have the same plug in each market. A new limit in a country's row is used when articles are imported again.
 */
import { type CountryCode, countryCodes } from '../country/countries.ts';
import { ordinaryPlugs, plugIn, socketsOf } from './plugs.ts';

const limits = [
  ...new Set(countryCodes.flatMap(socketsOf).map(({ socketWatts }) => socketWatts)),
].sort((a, b) => a - b);

/** What is added to the plug in the document, by what each plug has to carry at most, ascending. */
const endings: readonly (readonly [ending: string, watts: number])[] = [
  ...limits.map((watts, at) => [at === 0 ? '' : ` ${watts} W`, watts] as const),
  [` > ${limits.at(-1)} W`, Number.POSITIVE_INFINITY],
];

/** `power`: of the article in W, all plugs together. */
export function plugWord(plug: string, power = 0): string {
  const count = ordinaryPlugs(plug);
  if (count === undefined) return plug;
  const [ending = ''] = endings.find(([, watts]) => power / count <= watts) ?? [];
  return plug + ending;
}

/** The plug that pages of the market state of articles with this word. */
export function plugOfWord(country: CountryCode, word: string): string {
  const { plug, power } = readWord(word);
  return plugIn(country, plug, power);
}

/** All words for which pages of the market state the same plug. */
export function wordsAlike(country: CountryCode, word: string): string[] {
  const { plug } = readWord(word);
  if (ordinaryPlugs(plug) === undefined) return [word];
  const own = plugOfWord(country, word);
  return endings
    .map(([ending]) => plug + ending)
    .filter((each) => plugOfWord(country, each) === own);
}

function readWord(word: string): { plug: string; power: number } {
  for (const [ending, watts] of endings) {
    const plug = word.endsWith(ending) ? word.slice(0, word.length - ending.length) : '';
    const count = ordinaryPlugs(plug);
    if (count !== undefined) return { plug, power: watts * count };
  }
  return { plug: word, power: 0 };
}
