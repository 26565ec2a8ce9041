/** What a query searches for: each word as it is, and what else it may mean if no product is named by it. */
import type { Language } from '../country/countries.ts';
import { partsOf, unknownBeginning } from './compounds.ts';
import { correctionsOf, distinct, isUnlikely } from './corrections.ts';
import { headWordsOf } from './headwords.ts';
import { wholeOf } from './impacts.ts';
import { correctedCompound, writtenCompound } from './misspelt-compounds.ts';
import { distance } from './typos.ts';
import { begunIn, lastOf, type Word } from './words.ts';

/** What the index knows of the words of a query. */
export type WordFacts = {
  /** Documents of the language. */
  documents: number;
  /** How many documents have each term. */
  products: ReadonlyMap<string, number>;
  /** The share of products named by a term that are that thing: nearly all for "pan", few for "iPad". */
  headness: ReadonlyMap<string, number>;
  /** Known words that begin with the last word of the query, most frequent first. */
  completions: readonly Known[];
  /** Possible corrections of misspelt words. */
  candidates: readonly Known[];
  /** Words that end in a word of the query, by that word. */
  endings: ReadonlyMap<string, readonly Known[]>;
  /** Possible parts of compounds that are known words. */
  parts: ReadonlySet<string>;
  /** Known words that are similar to the end of an unknown word, by that end (misspelt-compounds.ts). */
  near: ReadonlyMap<string, readonly Known[]>;
};
/** `written`: as a shopper would write it. */
export type Known = { term: string; surface: string; written: string; products: number };

/** Terms that must all match, and the factor of their weight. */
export type Alternative = { terms: readonly string[]; weight: number };
export type Part = {
  alternatives: Alternative[];
  /** Weight of a match: the rarer the word, the higher. */
  rarity: number;
  /** Factor of the additional weight for products that are that thing, from 0 to 1. */
  headness: number;
  /** A number or a quantity; if the query has other words, a match on it alone is not sufficient. */
  isFigure: boolean;
};
export type Plan = {
  /** Only for words that are known or have alternatives. */
  parts: Part[];
  /** The term of the query as a whole. */
  whole: string;
  /** Corrections by misspelt word, as a shopper would write them. */
  corrected: ReadonlyMap<string, string>;
  /**
   * Surfaces of words that nothing is called, nor anything like them, and beginnings of compounds of which only the end
   * is known; the rest is searched for.
   */
  unmatched: readonly string[];
};

const maxCompletions = 6;
const maxEndings = 8;
/** A D1 statement takes 100 parameters: two per term, one for the query as a whole, one for each of six stages. */
export const maxTerms = 45;
const weights = {
  completion: 0.7,
  joined: 0.9,
  parts: 0.8,
  /** The end of a compound whose beginning is unknown: `Pizzaofen` is an oven. */
  end: 0.7,
  ending: 0.6,
  correction: 0.7,
};

/** Headness of a word that has not been counted. */
const usualHeadness = 0.4;
/** Factor for the head words of the query, which say more than words that describe. */
const ofHead = 1.2;
/** Factor for an unlikely correction beside known words: `boyero eléctrico` is electric rather than a jeweller's. */
const ofUnlikely = 0.3;

export function planOf(
  text: string,
  words: readonly Word[],
  facts: WordFacts,
  language: Language,
): Plan {
  const heads = new Set(headWordsOf(text, language));
  const last = lastOf(text, words, language);
  const meanings = words.map((word, index) => {
    const before = words[index - 1];
    const after = words[index + 1];
    const joins = [...(before ? [join(before, word)] : []), ...(after ? [join(word, after)] : [])];
    const isLast = word === last;
    return { word, ...meantBy(word, facts, { text, language, isLast, joins }) };
  });
  const found = meanings.filter(({ alternatives }) => alternatives.length > 0);
  // A word of which only one letter is typed is not searched for.
  const begun = begunIn(text, words, language);
  const known = found.filter(({ word }) => found.length === 1 || word !== begun);
  const wanted = known.map(({ word, alternatives }) => ({
    ...word,
    term: alternatives[0]?.terms.join('_') ?? word.term,
  }));
  const corrected = new Map(
    meanings.flatMap(({ word, corrected: correction }) =>
      correction === undefined ? [] : [[word.surface, correction] as const],
    ),
  );
  const worthOf = ({ surface }: Word) => {
    const unlikely =
      corrected.size < known.length && isUnlikely(surface, corrected.get(surface), language);
    return (heads.has(surface) ? ofHead : 1) * (unlikely ? ofUnlikely : 1);
  };
  return {
    parts: withinRoom(known).map(({ word, alternatives }) => ({
      alternatives,
      isFigure: isFigure(word),
      rarity: rarityOf(alternatives, facts) * worthOf(word),
      headness: facts.headness.get(word.term) ?? usualHeadness,
    })),
    whole: wholeOf(wanted) ?? '_',
    corrected,
    unmatched: meanings.flatMap(({ word, alternatives, missing }) => {
      if (alternatives.length > 0) return missing ?? [];
      return isFigure(word) || isLetter(word.surface) || word === begun ? [] : word.surface;
    }),
  };
}

const isLetter = (text: string) => /^\p{L}$/u.test(text);

const isFigure = ({ term }: Word) => /^\d[\d_]*[a-z]{0,3}$/.test(term);

type Meant = { word: Word; alternatives: Alternative[] };

/** The likeliest alternative of each word, then the next of each, until `maxTerms` is reached. */
function withinRoom(meanings: readonly Meant[]): Meant[] {
  let room = maxTerms;
  const chosen = meanings.map(({ word }) => ({ word, alternatives: [] as Alternative[] }));
  const most = Math.max(0, ...meanings.map(({ alternatives }) => alternatives.length));
  for (let rank = 0; rank < most; rank += 1) {
    for (const [index, { alternatives }] of meanings.entries()) {
      const next = alternatives[rank];
      if (!next || next.terms.length > room) continue;
      room -= next.terms.length;
      chosen[index]?.alternatives.push(next);
    }
  }
  return chosen.filter(({ alternatives }) => alternatives.length > 0);
}

/** Factor for the alternatives of a known word, so that products named as typed come first. */
const besideExact = 0.2;

/** Two words of the query as one: "Pizza Ofen" is a "Pizzaofen" too. */
export const join = (first: Word, second: Word): string => first.surface + second.term;

type Place = { text: string; language: Language; isLast: boolean; joins: readonly string[] };

function meantBy(
  word: Word,
  facts: WordFacts,
  { text, language, isLast, joins }: Place,
): { alternatives: Alternative[]; corrected?: string; missing?: string } {
  const isHere = (term: string) => (facts.products.get(term) ?? 0) > 0;
  const one = (weight: number) => (term: string) => ({ terms: [term], weight });
  const joined = joins.filter(isHere).map(one(weights.joined));
  const completions = isLast
    ? distinct(facts.completions)
        .filter(({ term, products }) => term !== word.term && products > 0)
        .slice(0, maxCompletions)
        .map(({ term }) => one(weights.completion)(term))
    : [];
  const known = [word.term, ...(word.readings ?? [])].filter(isHere);
  // Of a number with several readings only the first known one is meant.
  const here = isFigure(word) ? known.slice(0, 1) : known;
  if (here.length > 0) {
    const others = [...joined, ...completions].map(({ terms, weight }) => ({
      terms,
      weight: weight * besideExact,
    }));
    return { alternatives: [...here.map(one(1)), ...others] };
  }
  const isPart = (term: string) => facts.parts.has(term);
  const parts = partsOf(word.surface, language, isPart, 'query');
  const apart =
    parts.length > 0
      ? [{ terms: parts, weight: parts.length > 1 ? weights.parts : weights.end }]
      : [];
  const endings = distinct(facts.endings.get(word.surface) ?? [])
    .slice(0, maxEndings)
    .map(({ term }) => one(weights.ending)(term));
  const corrections = correctionsOf(word, facts.candidates);
  const [best] = corrections;
  const isOneSlip = best !== undefined && distance(word.surface, best.surface, 1) === 1;
  const likely = [...joined, ...apart, ...completions, ...endings];
  const corrected = corrections.map(({ term }) => one(weights.correction)(term));
  // `takinakone` is a misspelt Taikinakone rather than some other machine.
  const isCompound = joined.length + completions.length + endings.length > 0 || parts.length > 1;
  if (likely.length > 0 && (isCompound || !isOneSlip)) {
    // `ultraschalreiniger` may be a Schal-Reiniger, but no such thing may be sold.
    const missing = isCompound ? undefined : unknownBeginning(word.surface, language, isPart);
    return {
      alternatives: isOneSlip ? [...likely, ...corrected] : likely,
      ...(missing !== undefined && { missing }),
    };
  }
  if (best) return { alternatives: corrected, corrected: best.written };
  const compound = correctedCompound(word.surface, language, facts.near, isPart);
  if (!compound) return { alternatives: [] };
  return {
    alternatives: [{ terms: compound.terms, weight: weights.parts * weights.correction }],
    corrected: writtenCompound(text, compound),
  };
}

function rarityOf(alternatives: readonly Alternative[], facts: WordFacts): number {
  const counts = alternatives.map(({ terms }) =>
    Math.min(...terms.map((term) => facts.products.get(term) ?? 1)),
  );
  return Math.log(1 + facts.documents / ((counts[0] ?? 1) + 1));
}
