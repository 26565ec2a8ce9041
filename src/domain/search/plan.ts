/** What to look for: each word of a query as it is, and what else it may mean where nothing is called that. */
import type { Language } from '../country/countries.ts';
import { partsOf } from './compounds.ts';
import { headWordsOf } from './headwords.ts';
import { wholeOf } from './impacts.ts';
import { distance, maxTypos } from './typos.ts';
import { lastOf, type Word } from './words.ts';

/** What the index knows of the words of a query. */
export type WordFacts = {
  /** Documents of the language. */
  documents: number;
  /** How many documents have each term. */
  products: ReadonlyMap<string, number>;
  /** Of those that are called by a term, the share that is that thing: a "pan" nearly always, "iPad" rarely. */
  headness: ReadonlyMap<string, number>;
  /** Telling terms that begin with the last word, most frequent first. */
  completions: readonly Known[];
  /** Words that may have been meant by misspelt ones. */
  candidates: readonly Known[];
  /** Words that end in one of the query's, by that. */
  endings: ReadonlyMap<string, readonly Known[]>;
  /** Of possible parts of compounds, those that are words by themselves. */
  parts: ReadonlySet<string>;
};
/** `written`: as a shopper would write it. */
export type Known = { term: string; surface: string; written: string; products: number };

/** All of these terms, and how much of their weight counts. */
export type Alternative = { terms: readonly string[]; weight: number };
export type Part = {
  alternatives: Alternative[];
  /** How much finding it tells. */
  rarity: number;
  /** How much more it tells of what is that thing: from 0 to 1. */
  headness: number;
  /** A number or a quantity: what has only that is not what was asked for. */
  isFigure: boolean;
};
export type Plan = {
  /** Of the words that are known; nothing is called the others, and nothing like it. */
  parts: Part[];
  /** The term of the question as a whole. */
  whole: string;
  /** What was meant by misspelt words, as one would write it. */
  corrected: ReadonlyMap<string, string>;
};

const maxCompletions = 6;
const maxEndings = 8;
const maxCorrections = 3;
/** A statement takes a hundred parameters: two a term, one for the question as a whole, one for each of six stages. */
export const maxTerms = 45;
const weights = { completion: 0.7, joined: 0.9, parts: 0.8, ending: 0.6, correction: 0.7 };

/** Of a word that nobody has counted. */
const usualHeadness = 0.4;
/** What the question is about tells more than what describes it. */
const ofHead = 1.2;

export function planOf(
  text: string,
  words: readonly Word[],
  facts: WordFacts,
  language: Language,
): Plan {
  const heads = new Set(headWordsOf(text, language));
  const last = lastOf(text, words);
  const meanings = words.map((word, index) => {
    const before = words[index - 1];
    const after = words[index + 1];
    const joins = [...(before ? [join(before, word)] : []), ...(after ? [join(word, after)] : [])];
    const isLast = word === last;
    return { word, ...meantBy(word, facts, { language, isLast, joins }) };
  });
  const known = meanings.filter(({ alternatives }) => alternatives.length > 0);
  const wanted = known.map(({ word, alternatives }) => ({
    ...word,
    term: alternatives[0]?.terms.join('_') ?? word.term,
  }));
  const corrected = meanings.flatMap(({ word, corrected: correction }) =>
    correction === undefined ? [] : [[word.surface, correction] as const],
  );
  return {
    parts: withinRoom(known).map(({ word, alternatives }) => ({
      alternatives,
      isFigure: isFigure(word),
      rarity: rarityOf(alternatives, facts) * (heads.has(word.surface) ? ofHead : 1),
      headness: facts.headness.get(word.term) ?? usualHeadness,
    })),
    whole: wholeOf(wanted) ?? '_',
    corrected: new Map(corrected),
  };
}

const isFigure = ({ term }: Word) => /^\d[\d_]*[a-z]{0,3}$/.test(term);

type Meant = { word: Word; alternatives: Alternative[] };

/** The likeliest alternative of each word, then the next of each, as long as there is room for their terms. */
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

/** What is called just as it was typed comes before what else it may mean. */
const besideExact = 0.2;

/** Two words of the query as one: "Pizza Ofen" is a "Pizzaofen" too. */
export const join = (first: Word, second: Word): string => first.surface + second.term;

type Place = { language: Language; isLast: boolean; joins: readonly string[] };

function meantBy(
  word: Word,
  facts: WordFacts,
  { language, isLast, joins }: Place,
): { alternatives: Alternative[]; corrected?: string } {
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
  // Of a figure the whole one is meant, if there is such a thing.
  const here = isFigure(word) ? known.slice(0, 1) : known;
  if (here.length > 0) {
    const others = [...joined, ...completions].map(({ terms, weight }) => ({
      terms,
      weight: weight * besideExact,
    }));
    return { alternatives: [...here.map(one(1)), ...others] };
  }
  const parts = partsOf(word.surface, language, (term) => facts.parts.has(term));
  const apart = parts.length > 1 ? [{ terms: parts, weight: weights.parts }] : [];
  const endings = distinct(facts.endings.get(word.surface) ?? [])
    .slice(0, maxEndings)
    .map(({ term }) => one(weights.ending)(term));
  const likely = [...joined, ...apart, ...completions, ...endings];
  if (likely.length > 0) return { alternatives: likely };
  const corrections = correctionsOf(word, facts.candidates);
  const [best] = corrections;
  return {
    alternatives: corrections.map(({ term }) => one(weights.correction)(term)),
    ...(best && { corrected: best.written }),
  };
}

/** Those that fewest letters tell apart, as written or in their terms; of these, what most goods are called by. */
export function correctionsOf(word: Word, candidates: readonly Known[]): Known[] {
  const wrongIn = (typed: string, correction: string) =>
    distance(typed, correction, maxTypos(typed));
  const near = candidates
    .map((known) => ({
      known,
      wrong: Math.min(wrongIn(word.term, known.term), wrongIn(word.surface, known.surface)),
    }))
    .filter(
      ({ known, wrong }) => wrong > 0 && wrong <= maxTypos(word.surface) && known.products > 0,
    )
    .sort((a, b) => a.wrong - b.wrong || b.known.products - a.known.products);
  const least = near[0]?.wrong;
  const best = near.filter(({ wrong }) => wrong === least).map(({ known }) => known);
  return distinct(best).slice(0, maxCorrections);
}

/** Two words of one term are looked for once. */
function distinct(words: readonly Known[]): Known[] {
  return words.filter(({ term }, index) => words.findIndex((each) => each.term === term) === index);
}

function rarityOf(alternatives: readonly Alternative[], facts: WordFacts): number {
  const counts = alternatives.map(({ terms }) =>
    Math.min(...terms.map((term) => facts.products.get(term) ?? 1)),
  );
  return Math.log(1 + facts.documents / ((counts[0] ?? 1) + 1));
}
