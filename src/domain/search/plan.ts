/** What a query searches for: each word as it is, and what else it may mean if no product is named by it. */
import type { Language } from '../country/countries.ts';
import { isUnlikely } from './corrections.ts';
import { headWordsOf } from './headwords.ts';
import { wholeOf } from './impacts.ts';
import { isLoose } from './loose-words.ts';
import { isFigure, joinsOf, type Meaning, meantBy } from './meaning.ts';
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
  /** A loose word that names no goods (loose-words.ts): it raises a score, but nothing has to match it. */
  isAside?: true;
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

/** A D1 statement takes 100 parameters: two per term, one for the query as a whole, one for each of six stages. */
export const maxTerms = 45;
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
  const loose = new Set(words.filter((word) => isLoose(word, language)));
  const isNamed = words.some((word) => !loose.has(word) && !isFigure(word));
  const meanings = words.map((word, index) => {
    const before = words[index - 1];
    const after = words[index + 1];
    const joins = [
      ...(before ? joinsOf(before, word) : []),
      ...(after ? joinsOf(word, after) : []),
    ];
    const isLast = word === last;
    const isAside = isNamed && loose.has(word);
    return { word, isAside, ...meantBy(word, facts, { text, language, isLast, isAside, joins }) };
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
    parts: withinRoom(known).map(({ word, alternatives, named, isAside }) => ({
      alternatives,
      // Where product names have it, it is part of a name.
      ...(isAside && named !== undefined && !facts.headness.has(named) && { isAside: true }),
      isFigure: isFigure(word),
      rarity: rarityOf(alternatives, facts) * worthOf(word),
      headness: facts.headness.get(named ?? word.term) ?? usualHeadness,
    })),
    whole: wholeOf(wanted) ?? '_',
    corrected,
    unmatched: meanings.flatMap(({ word, alternatives, missing }) => {
      if (alternatives.length > 0) return missing ?? [];
      const isSilent = isFigure(word) || isLetter(word.surface) || loose.has(word);
      return isSilent || word === begun ? [] : word.surface;
    }),
  };
}

const isLetter = (text: string) => /^\p{L}$/u.test(text);

type Meant = Meaning & { word: Word; isAside: boolean };

/** The likeliest alternative of each word, then the next of each, until `maxTerms` is reached. */
function withinRoom(meanings: readonly Meant[]): Meant[] {
  let room = maxTerms;
  const chosen = meanings.map((meaning): Meant => ({ ...meaning, alternatives: [] }));
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

function rarityOf(alternatives: readonly Alternative[], facts: WordFacts): number {
  const counts = alternatives.map(({ terms }) =>
    Math.min(...terms.map((term) => facts.products.get(term) ?? 1)),
  );
  return Math.log(1 + facts.documents / ((counts[0] ?? 1) + 1));
}
