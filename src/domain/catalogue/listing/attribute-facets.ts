/**
 * The groups of an attribute filter: few different values are offered one by one, many numbers in ranges. Source:
 * checklist CAT-3, decision 56.
 */
import { energyAttribute, figureText } from '../technical-data/stated-values.ts';
import { inUnit, measureDifferently } from '../units.ts';
import { type IndexedValue, matcherOf, numberChoice, writtenRange } from './choices.ts';
import {
  type AttributeFacet,
  type AttributeLimits,
  type FacetValue,
  maxFacetValues,
} from './listing-page.ts';
import { isRanged, rangesOver } from './ranges.ts';

/** A value and how many products state it. */
export type CountedValue = IndexedValue & { count: number };

/** What `places` adds up: the positions in the tables of all these products. */
export type CountedAttribute = { name: string; values: CountedValue[]; places: number };

export type AttributeTexts = {
  label: string;
  /** The unit of the language, if the attribute has one. */
  unit: string | null;
  /** Labels by word. */
  words: ReadonlyMap<string, string>;
};

/** How a listing writes a number in its language. */
export type WriteNumber = (number: number) => string;

/**
 * The most useful attributes come first: those that many products have and that are at the beginning of their tables.
 * A value that all products share is not offered unless it is chosen.
 */
export function attributeFacets(
  counted: readonly CountedAttribute[],
  options: {
    textsOf: (name: string) => AttributeTexts | undefined;
    chosen: Readonly<Record<string, readonly string[]>>;
    /** The number of products, and how many of them must have an attribute. */
    total: number;
    atLeast: number;
    write: WriteNumber;
    compare: (a: string, b: string) => number;
  },
): AttributeFacet[] {
  const { textsOf, chosen, total, atLeast, write, compare } = options;
  const facets = counted.flatMap(({ name, values, places }) => {
    const texts = textsOf(name);
    const own = chosen[name] ?? [];
    const products = values.reduce((sum, { count }) => sum + count, 0);
    if (name === energyAttribute || !texts) return [];
    if (own.length === 0 && products < atLeast) return [];
    const facet = facetOf(name, values, { texts, chosen: own, write, compare });
    const tells = facet.values.length > 1 || products < total;
    const use = products === 0 ? 0 : products / (1 + places / products);
    return own.length > 0 || tells ? [{ facet, use }] : [];
  });
  return facets
    .sort((a, b) => b.use - a.use || (a.facet.name < b.facet.name ? -1 : 1))
    .map(({ facet }) => facet);
}

type FacetOptions = {
  texts: AttributeTexts;
  chosen: readonly string[];
  write: WriteNumber;
  compare: (a: string, b: string) => number;
};

function facetOf(
  name: string,
  counted: readonly CountedValue[],
  { texts, chosen, write, compare }: FacetOptions,
): AttributeFacet {
  const values = oneWordPerLabel(counted, texts.words, chosen);
  const limited = values.filter(hasLimits);
  // Counted figures ("2 × 8 l") are in order among the numbers; ranges ("60–190 °C") are words.
  const numbers = limited
    .filter(({ low, high }) => low === high)
    .sort((a, b) => a.low - b.low || Number(a.word === null) - Number(b.word === null));
  const ranged = isRanged(numbers);
  const words = values.filter(
    (value) => value.word !== null && !(hasLimits(value) && value.low === value.high),
  );
  const unit = shownUnit(limited, texts.unit);
  const choices = (some: readonly string[]) =>
    [...new Set(some)].map((value): FacetValue => {
      const label = texts.words.get(value) ?? labelOf(value, { limited, unit, write });
      return { value, label, count: countOf(values, value) };
    });
  const figures = choices(
    ranged ? rangesOver(numbers) : numbers.map(({ word, low }) => word ?? String(low)),
  );
  const frequent = choices(mostFrequent(words, chosen)).sort((a, b) => compare(a.label, b.label));
  const offered = [...figures, ...frequent];
  const others = chosen.filter((value) => offered.every((each) => each.value !== value));
  return {
    name,
    label: texts.label,
    values: [...offered, ...choices(others)],
    ...(ranged && { limits: limitsOf(limited, unit) }),
  };
}

/**
 * Words that read alike are one choice: a product without English text has the word of another language. The chosen
 * word stands for the others, or the most frequent.
 */
function oneWordPerLabel(
  values: readonly CountedValue[],
  labels: ReadonlyMap<string, string>,
  chosen: readonly string[],
): CountedValue[] {
  const isChosen = ({ word }: CountedValue) => Number(word !== null && chosen.includes(word));
  const first = new Map<string, string>();
  for (const value of [...values].sort((a, b) => isChosen(b) - isChosen(a) || b.count - a.count)) {
    const label = labels.get(value.word ?? '');
    if (value.word !== null && label && !first.has(label)) first.set(label, value.word);
  }
  return values.map((value) => ({
    ...value,
    word: first.get(labels.get(value.word ?? '') ?? '') ?? value.word,
  }));
}

/** The words of the most products, and the chosen ones. */
function mostFrequent(values: readonly CountedValue[], chosen: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const { word, count } of values) {
    if (word !== null) counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word)
    .filter((word, index) => index < maxFacetValues || chosen.includes(word));
}

type Limited = CountedValue & { low: number; high: number };

function hasLimits(value: CountedValue): value is Limited {
  return value.low !== null && value.high !== null;
}

function countOf(values: readonly CountedValue[], value: string): number {
  return values.filter(matcherOf(value)).reduce((sum, { count }) => sum + count, 0);
}

/** The unit of the language, unless most products state another quantity. */
function shownUnit(limited: readonly Limited[], own: string | null): string {
  const [base = ''] = [...Map.groupBy(limited, ({ unit }) => unit)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([unit]) => unit);
  return base === '' || own === null || measureDifferently(own, base) ? base : own;
}

type LabelOptions = { limited: readonly Limited[]; unit: string; write: WriteNumber };

/** A choice with a unit of its own is written in that unit. */
function labelOf(value: string, { limited, unit, write }: LabelOptions): string {
  const range = writtenRange(value);
  const choice = numberChoice(value);
  if (!choice) return value;
  if (!range) {
    const without = limited.some(
      (each) => each.unit === '' && each.word === null && each.low === choice.low,
    );
    return choice.unit === '' && choice.low !== undefined
      ? withUnit(write(inUnit(choice.low, unit)), without ? '' : unit)
      : value;
  }
  const shown = range.unit === '' ? unit : range.unit;
  const limit = (number: number) => write(range.unit === '' ? inUnit(number, unit) : number);
  const { low, high } = range;
  if (low === undefined) return withUnit(`≤ ${limit(high ?? 0)}`, shown);
  if (high === undefined) return withUnit(`≥ ${limit(low)}`, shown);
  // A minus sign beside a dash needs space: "-40 – -18".
  const dash = low < 0 ? ' – ' : '–';
  return withUnit(low === high ? limit(low) : limit(low) + dash + limit(high), shown);
}

const withUnit = (value: string, unit: string) => figureText({ value, unit });

function limitsOf(limited: readonly Limited[], unit: string): AttributeLimits {
  return {
    unit,
    low: inUnit(Math.min(...limited.map(({ low }) => low)), unit),
    high: inUnit(Math.max(...limited.map(({ high }) => high)), unit),
  };
}
