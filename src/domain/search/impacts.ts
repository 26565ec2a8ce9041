/**
 * How much a term tells of a product: its weight in each field, measured against how long the field is, with less and
 * less said by each repetition (BM25F). A number from 1 to 255, made when the product is indexed, so that a query only adds up.
 */
import type { Language } from '../country/countries.ts';
import { fold } from './fold.ts';
import { headWordsOf } from './headwords.ts';
import type { SearchRecord } from './record.ts';
import { stem } from './stem.ts';
import { type Word, wordsOf } from './words.ts';

/** `usual`: words of such a field; `evening`: how much a longer one takes from each of its words, from 0 to 1. */
type Field = { weight: number; usual: number; evening: number };

const fields = {
  name: { weight: 3, usual: 10, evening: 0.75 },
  kind: { weight: 2, usual: 3.6, evening: 0.3 },
  synonyms: { weight: 2.5, usual: 1, evening: 0 },
  brand: { weight: 1, usual: 1.2, evening: 0.75 },
  model: { weight: 1, usual: 5.4, evening: 0.75 },
  categories: { weight: 1, usual: 6, evening: 0.3 },
  values: { weight: 0.55, usual: 33, evening: 1 },
  // All goods of a kind share them: what is said of this one is in the values.
  labels: { weight: 0.05, usual: 17, evening: 1 },
  text: { weight: 1.2, usual: 10, evening: 0.75 },
} as const satisfies Record<string, Field>;

/** Half of what can be said is said at this weight. */
const saturation = 4;
/** So many times its weight a word of the kind tells more where all goods called by it are that thing (headness, plan.ts). */
const ofHead = 2;
/** A part of a compound tells less than the word itself. */
const ofPart = 0.6;
export const strongest = 255;
/** Being called just so, and that others call it so. */
const ofName = 8;
const ofSynonym = 4;

export type Impacts = {
  impacts: Map<string, number>;
  /** Terms of name, brand and categories, not those that stand in texts alone. */
  nameTerms: Set<string>;
  /** Of what it is, without what only describes it. */
  heads: Set<string>;
};

/** Terms of the parts of a compound, by its folded writing; empty for a word that is none. */
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
  add(weights, attributeWords(record, 'value'), fields.values);
  add(weights, attributeWords(record, 'label'), fields.labels);
  add(weights, wordsOf(record.text, language), fields.text);
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

/** Under which name it stands how much more a term of the kind may tell. */
export const asHead = (term: string) => `^${term}`;

/** The term of a name as a whole, in whatever order its words stand; undefined: it has no words. */
export function wholeOf(words: readonly Word[]): string | undefined {
  return words.length === 0
    ? undefined
    : `_${[...new Set(words.map(({ term }) => term))].sort().join('_')}`;
}

/** The words by which a product is known: what is completed, corrected and taken apart. */
export function nameWords(record: SearchRecord) {
  const { language, name, brand, model, categories, synonyms } = record;
  const words = (text: string) => wordsOf(text, language);
  return {
    name: words(name),
    kind: kindWords(record),
    synonyms: synonyms.flatMap(words),
    brand: words(brand),
    model: words(model),
    categories: categories.flatMap(words),
  };
}

function kindWords({ name, kind, attributes, brand, language }: SearchRecord): Word[] {
  const described = new Set(attributes.flatMap(({ value }) => stems(value, language)));
  const own = new Set(stems(brand, language));
  const heads = kind === '' ? headWordsOf(name, language, described) : fold(kind).split(' ');
  return heads
    .map((surface) => ({ surface, term: stem(surface, language) }))
    .filter(({ term }) => !own.has(term));
}

function headTerms({ name, kind, brand, language }: SearchRecord): Set<string> {
  const own = new Set(stems(brand, language));
  const heads = headWordsOf(kind === '' ? name : kind, language);
  return new Set(heads.map((word) => stem(word, language)).filter((term) => !own.has(term)));
}

function stems(text: string, language: Language): string[] {
  return fold(text)
    .split(' ')
    .map((word) => stem(word, language));
}

const attributeWords = ({ attributes, language }: SearchRecord, side: 'label' | 'value') =>
  wordsOf(attributes.map((attribute) => attribute[side]).join(' | '), language);

function add(
  weights: Map<string, number>,
  words: readonly Word[],
  { weight, usual, evening }: Field,
  partsOf: PartsOf = () => [],
): void {
  const each = weight / (1 - evening + (evening * words.length) / usual);
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
