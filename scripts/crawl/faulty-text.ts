/** What no shopper may read: an unfilled place, a key instead of its text, filler, another language. */
import { eld } from 'eld/medium';
import { type Language, languages } from '../../src/domain/country/countries.ts';
import type { Said } from './read-page.ts';

const unfinished = [
  /\{\{?\s*[a-zA-Z.]+\s*\}?\}/,
  /\bundefined\b|\bNaN\b|\[object /,
  /^[a-z][a-zA-Z]+(\.[a-zA-Z]+)+$/,
  /\bTODO\b|\bTBD\b/,
  /lorem ipsum|coming soon/i,
];

/** Languages that are told apart badly in a sentence or two. */
const alike: readonly (readonly Language[])[] = [
  ['da', 'nb', 'sv'],
  ['cs', 'sk'],
  ['hr', 'sl'],
  ['es', 'pt', 'it'],
];

const areAlike = (one: string, other: string) =>
  one === other ||
  alike.some((group) => [one, other].every((name) => group.some((l) => l === name)));

const detector = eld.newInstance();
// The detector knows Norwegian as `no`.
detector.setLanguageSubset([...languages.filter((language) => language !== 'nb'), 'no']);

/** The texts that only one language has, with that language: what stands in another one's page is not translated. */
export type OwnTexts = ReadonlyMap<string, ReadonlySet<string>>;

/** Shorter words belong to several languages. */
const shortestWord = 5;

/** Names, numbers and units say nothing about a language. */
const words = (text: string) =>
  text.split(/[\s:;,.!?()–]+/).filter((word) => /^\p{Ll}{3,}$/u.test(word));

/** The detector is right about parts of sentences, not about a word or two. */
const fewestWords = 5;
/** How much more likely another language has to be than the page's own. */
const margin = 0.1;

function detected(text: string, expected: string): string | undefined {
  const telling = words(text);
  if (telling.length < fewestWords) return undefined;
  const result = detector.detect(telling.join(' '));
  const found = result.language === 'no' ? 'nb' : result.language;
  if (found === '' || areAlike(found, expected)) return undefined;
  const scores = result.getScores();
  const own = scores[expected === 'nb' ? 'no' : expected] ?? 0;
  return (scores[result.language] ?? 0) - own > margin ? found : undefined;
}

/** Why a text is a fault; undefined if it is none. */
export function faultOf({ text, language }: Said, ownTexts: OwnTexts): string | undefined {
  if (unfinished.some((pattern) => pattern.test(text))) return 'unfinished';
  const expected = language.slice(0, 2);
  const owners = ownTexts.get(text);
  if (owners && !owners.has(expected) && text.length >= shortestWord)
    return `text of ${[...owners].join(', ')}`;
  const found = detected(text, expected);
  return found === undefined ? undefined : `reads as ${found}, not ${expected}`;
}
