/**
 * How much a term says of a product: its weight in each field, normalized by the field's length and saturating with
 * repetitions (BM25F). A number from 1 to 255, computed when the product is indexed, so that a query only adds up.
 */
import type { Language } from '../country/countries.ts';
import { fold } from './fold.ts';
import { headWordsOf } from './headwords.ts';
import { textInLatinScript } from './latin-script.ts';
import type { SearchRecord } from './record.ts';
import { stem } from './stem.ts';
import { type Word, wordsOf } from './words.ts';

/** `averageLength`: averageLength number of words; `lengthNormalization`: how much a longer field reduces the weight of each, from 0 to 1. */
type Field = { weight: number; averageLength: number; lengthNormalization: number };

const fields = {
  name: { weight: 3, averageLength: 10, lengthNormalization: 0.75 },
  kind: { weight: 2, averageLength: 3.6, lengthNormalization: 0.3 },
  synonyms: { weight: 2.5, averageLength: 1, lengthNormalization: 0 },
  brand: { weight: 1, averageLength: 1.2, lengthNormalization: 0.75 },
  model: { weight: 1, averageLength: 5.4, lengthNormalization: 0.75 },
  categories: { weight: 1, averageLength: 6, lengthNormalization: 0.3 },
  categoryWords: { weight: 1, averageLength: 1, lengthNormalization: 0 },
  values: { weight: 0.55, averageLength: 33, lengthNormalization: 1 },
  text: { weight: 1.2, averageLength: 10, lengthNormalization: 0.75 },
} as const satisfies Record<string, Field>;

/** The weight at which half of the maximum impact is reached. */
const saturation = 4;
/** Factor of the additional weight of a word of `kind` if all goods named by it are that thing (headness, plan.ts). */
const ofHead = 2;
/** A part of a compound says less than the word itself. */
const ofPart = 0.6;
export const strongest = 255;
/** Weights of the kind and of a synonym if a query equals them as a whole. */
const ofName = 8;
const ofSynonym = 4;

type Impacts = {
  impacts: Map<string, number>;
  /** Terms of name, brand and categories, not those that only occur in texts. */
  nameTerms: Set<string>;
  /** Terms of the head words, without the brand. */
  heads: Set<string>;
};

/** Returns the terms of the parts of a folded compound; empty for a word that is none. */
export type PartsOf = (surface: string) => readonly string[];

export function impactsOf(record: SearchRecord, partsOf: PartsOf): Impacts {
  const { language } = record;
  const weights = new Map<string, number>();
  const nameTerms = new Set<string>();
  const named = nameWords(record);
  for (const [name, words] of Object.entries(named)) {
    add(weights, words, fields[name as keyof typeof fields], partsOf);
    for (const { surface, term } of words) {
      nameTerms.add(term);
      for (const part of partsOf(surface)) nameTerms.add(part);
    }
  }
  // Labels are not searched: all products of a kind share them.
  add(weights, attributeWords(record), fields.values);
  add(weights, wordsOf(record.text, language), fields.text);
  add(weights, wordsOf(record.categoryWords.join(' | '), language), fields.categoryWords);
  for (const text of [...record.synonyms, record.kind]) {
    const term = wholeOf(wordsOf(text, language));
    if (term !== undefined) weights.set(term, text === record.kind ? ofName : ofSynonym);
  }
  const impacts = new Map(
    [...weights].map(([term, weight]) => [term, impactOf(weight)] as [string, number]),
  );
  const kind = new Map<string, number>();
  add(kind, named.kind, fields.kind, partsOf);
  for (const [term, weight] of kind) {
    const most = impactOf((weights.get(term) ?? 0) + ofHead * weight);
    impacts.set(asHead(term), most - (impacts.get(term) ?? 0));
  }
  return { impacts, nameTerms, heads: headTerms(record) };
}

/** The key under which the additional impact of a term of `kind` is stored. */
export const asHead = (term: string) => `^${term}`;

/** The term of a name as a whole, regardless of word order; undefined if it has no words. */
export function wholeOf(words: readonly Word[]): string | undefined {
  return words.length === 0
    ? undefined
    : `_${[...new Set(words.map(({ term }) => term))].sort().join('_')}`;
}

/** The words that name a product. The search completes, corrects and splits words by these. */
export function nameWords(record: SearchRecord) {
  const { language, name, brand, model, categories, synonyms } = record;
  const words = (text: string) => wordsOf(text, language);
  return {
    name: words(name),
    kind: kindWords(record),
    synonyms: synonyms.flatMap(words),
    brand: [...words(brand), ...joinedBrand(brand, language)],
    model: words(model),
    categories: categories.flatMap(words),
  };
}

/** A brand of several words is typed as one too: `werft8`. */
function joinedBrand(brand: string, language: Language): Word[] {
  const parts = foldedWords(brand, language);
  const surface = parts.join('');
  return parts.length > 1 ? [{ surface, term: stem(surface, language) }] : [];
}

function kindWords({ name, kind, attributes, brand, language }: SearchRecord): Word[] {
  const described = () => new Set(attributes.flatMap(({ value }) => stems(value, language)));
  const own = new Set(stems(brand, language));
  const heads =
    kind === '' ? headWordsOf(name, language, described()) : foldedWords(kind, language);
  return heads
    .map((surface) => ({ surface, term: stem(surface, language) }))
    .filter(({ term }) => !own.has(term));
}

function headTerms({ name, kind, brand, language }: SearchRecord): Set<string> {
  const own = new Set(stems(brand, language));
  const heads = headWordsOf(kind === '' ? name : kind, language);
  return new Set(heads.map((word) => stem(word, language)).filter((term) => !own.has(term)));
}

const foldedWords = (text: string, language: Language): string[] =>
  textInLatinScript(fold(text), language).split(' ');

function stems(text: string, language: Language): string[] {
  return foldedWords(text, language).map((word) => stem(word, language));
}

const attributeWords = ({ attributes, language }: SearchRecord) =>
  wordsOf(attributes.map(({ value }) => value).join(' | '), language);

function add(
  weights: Map<string, number>,
  words: readonly Word[],
  { weight, averageLength, lengthNormalization }: Field,
  partsOf: PartsOf = () => [],
): void {
  const each =
    weight / (1 - lengthNormalization + (lengthNormalization * words.length) / averageLength);
  for (const { surface, term } of words) {
    weights.set(term, (weights.get(term) ?? 0) + each);
    for (const part of partsOf(surface)) {
      if (part !== term) weights.set(part, (weights.get(part) ?? 0) + each * ofPart);
    }
  }
}

function impactOf(weight: number): number {
  return Math.max(1, Math.round((strongest * weight) / (weight + saturation)));
}
