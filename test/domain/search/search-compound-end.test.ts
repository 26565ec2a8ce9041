/** A compound whose beginning nobody knows is what its end says. The words: review of the search, 2026-11-23. */
import { expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { planOf, type WordFacts } from '#domain/search/plan.ts';
import { stem } from '#domain/search/stem.ts';
import { wordsOf } from '#domain/search/words.ts';
import { noFacts } from './no-facts.ts';

/** An index in which only these words are known. */
function factsOf(language: Language, ...words: string[]): WordFacts {
  const terms = words.map((word) => stem(word, language));
  return { ...noFacts, parts: new Set(terms) };
}

it.each([
  ['de', 'pizzaofen', 'ofen'],
  ['de', 'doppelfritteuse', 'fritteuse'],
  ['nl', 'pizzaoven', 'oven'],
  ['da', 'pizzaovn', 'ovn'],
  ['nb', 'kjøkkenvekt', 'vekt'],
  ['sv', 'pizzaugn', 'ugn'],
  ['fi', 'pizzauuni', 'uuni'],
  ['fi', 'pölynimuri', 'imuri'],
  ['hu', 'pizzasütő', 'sutő'],
] as const)('%s: %s is looked for as %s', (language, typed, end) => {
  const folded = end.normalize('NFKD').replace(/\p{M}/gu, '');
  const facts = factsOf(language, folded);
  const { parts } = planOf(typed, wordsOf(typed, language), facts, language);
  expect(parts.flatMap(({ alternatives }) => alternatives[0]?.terms)).toEqual([
    stem(folded, language),
  ]);
});

it('English words are not taken apart at an unknown beginning', () => {
  const facts = factsOf('en', 'oven');
  expect(planOf('pizzaoven', wordsOf('pizzaoven', 'en'), facts, 'en').parts).toEqual([]);
});

it.each([
  ['el', 'τραπέζι', 'ψ'],
  ['el', 'τραπέζι', 'κ'],
  ['bg', 'маса', 'ш'],
  ['de', 'tisch', 'm'],
] as const)('%s: a letter just begun behind %s (%s) asks for nothing', (language, word, begun) => {
  const words = wordsOf(`${word} ${begun}`, language);
  const [first] = words;
  const facts = { ...factsOf(language), products: new Map([[first?.term ?? '', 3]]) };
  const plan = planOf(`${word} ${begun}`, words, facts, language);
  expect(plan.parts).toHaveLength(1);
  expect(plan.unmatched).toEqual([]);
});

it.each([
  ['hu', 'gnedény', ['gn', 'edeny']],
  ['nl', 'gnbakken', ['gn', 'bakken']],
] as const)('%s: the beginning of %s may be an abbreviation', (language, typed, parts) => {
  const facts = factsOf(language, ...parts);
  const [part] = planOf(typed, wordsOf(typed, language), facts, language).parts;
  expect(part?.alternatives[0]?.terms).toEqual(parts.map((each) => stem(each, language)));
});

it.each([
  ['de', 'popcornmaschine', 'maschine', 'popcorn'],
  ['nl', 'popcornmachine', 'machine', 'popcorn'],
  ['fi', 'popcornkone', 'kone', 'popcorn'],
] as const)(
  '%s: the beginning of %s is named as not matched',
  (language, typed, end, beginning) => {
    const facts = factsOf(language, end);
    const { unmatched } = planOf(typed, wordsOf(typed, language), facts, language);
    expect(unmatched).toEqual([beginning]);
  },
);
