/** What a word of a query may mean, by what the index knows of it. */
import type { Language } from '../country/countries.ts';
import { partsOf, unknownBeginning } from './compounds.ts';
import { correctionsOf, distinct } from './corrections.ts';
import { correctedCompound, writtenCompound } from './misspelt-compounds.ts';
import type { Alternative, WordFacts } from './plan.ts';
import { spellings } from './spellings.ts';
import { distance } from './typos.ts';
import { readingsOf, type Word } from './words.ts';

const maxCompletions = 6;
const maxEndings = 8;
const weights = {
  completion: 0.7,
  joined: 0.9,
  parts: 0.8,
  /** The end of a compound whose beginning is unknown: `Pizzaofen` is an oven. */
  end: 0.7,
  ending: 0.6,
  correction: 0.7,
};
/** Factor for the alternatives of a known word, so that products named as typed come first. */
const besideExact = 0.2;

/** A number or a quantity. */
export const isFigure = ({ term }: Word) => /^\d[\d_]*[a-z]{0,3}$/.test(term);

/** Two words of the query as one: "Pizza Ofen" is a "Pizzaofen" too. */
export const joinsOf = (first: Word, second: Word): string[] =>
  readingsOf(first).flatMap(({ surface }) => readingsOf(second).map(({ term }) => surface + term));

type Place = {
  text: string;
  language: Language;
  isLast: boolean;
  /** A loose word beside others (loose-words.ts): unless it is known, nothing like it is meant. */
  isAside: boolean;
  joins: readonly string[];
};

/** `named`: the known term, unless the word only resembles one; `missing`: surfaces that nothing matches. */
export type Meaning = {
  alternatives: Alternative[];
  named?: string;
  corrected?: string;
  missing?: string;
};

export function meantBy(
  word: Word,
  facts: WordFacts,
  { text, language, isLast, isAside, joins }: Place,
): Meaning {
  const isHere = (term: string) => (facts.products.get(term) ?? 0) > 0;
  const one = (weight: number) => (term: string) => ({ terms: [term], weight });
  const readings = readingsOf(word);
  const known = [...new Set(readings.map(({ term }) => term))].filter(isHere);
  const joined = joins.filter(isHere).map(one(weights.joined));
  const completions =
    isLast && !isAside
      ? distinct(facts.completions)
          .filter(({ term, products }) => !known.includes(term) && products > 0)
          .slice(0, maxCompletions)
          .map(({ term }) => one(weights.completion)(term))
      : [];
  const [named] = known;
  if (named !== undefined) {
    const others = [...joined, ...completions].map(({ terms, weight }) => ({
      terms,
      weight: weight * besideExact,
    }));
    // Of a number with several readings only the first known one is meant.
    const here = isFigure(word) ? [named] : known;
    return { alternatives: [...here.map(one(1)), ...others], named };
  }
  if (isAside) return { alternatives: joined };
  const isPart = (term: string) => facts.parts.has(term);
  // `buerostuhl` is rather of `büro` than a chair of something unknown.
  const parts = readings
    .map(({ surface }) => partsOf(surface, language, isPart, 'query'))
    .reduce((most, each) => (each.length > most.length ? each : most));
  const apart =
    parts.length > 0
      ? [{ terms: parts, weight: parts.length > 1 ? weights.parts : weights.end }]
      : [];
  const endings = distinct(readings.flatMap(({ surface }) => facts.endings.get(surface) ?? []))
    .slice(0, maxEndings)
    .map(({ term }) => one(weights.ending)(term));
  const corrections = correctionsOf(word, facts.candidates);
  const [best] = corrections;
  const isOneSlip =
    best !== undefined && readings.some(({ surface }) => distance(surface, best.surface, 1) === 1);
  const likely = [...joined, ...apart, ...completions, ...endings];
  const corrected = corrections.map(({ term }) => one(weights.correction)(term));
  // `takinakone` is a misspelt Taikinakone rather than some other machine.
  const isCompound = joined.length + completions.length + endings.length > 0 || parts.length > 1;
  if (likely.length > 0 && (isCompound || !isOneSlip)) {
    // `ultraschalreiniger` may be a Schal-Reiniger, but no such thing may be sold.
    const missing = isCompound ? undefined : missingIn(word, language, isPart);
    return {
      alternatives: isOneSlip ? [...likely, ...corrected] : likely,
      ...(missing !== undefined && { missing }),
    };
  }
  if (best) return { alternatives: corrected, corrected: best.written };
  for (const { surface } of readings) {
    const compound = correctedCompound(surface, language, facts.near, isPart);
    if (!compound) continue;
    return {
      alternatives: [{ terms: compound.terms, weight: weights.parts * weights.correction }],
      corrected: writtenCompound(text, compound, language),
    };
  }
  return { alternatives: [] };
}

/** The unknown beginning of a compound, as it is typed. */
function missingIn(
  word: Word,
  language: Language,
  isPart: (term: string) => boolean,
): string | undefined {
  const [beginning] = readingsOf(word).flatMap(
    ({ surface }) => unknownBeginning(surface, language, isPart) ?? [],
  );
  if (beginning === undefined) return undefined;
  const typed = Array.from(word.surface, (_, at) => word.surface.slice(0, at + 1));
  return typed.find((each) => spellings(each, language).includes(beginning)) ?? beginning;
}
