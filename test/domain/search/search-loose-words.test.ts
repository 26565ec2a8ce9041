/** Loose words beside the name of goods are neither corrected nor reported as not found. The words: review of the search, 2026-11-30. */
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { planOf, type WordFacts } from '#domain/search/plan.ts';
import { stem } from '#domain/search/stem.ts';
import { wordsOf } from '#domain/search/words.ts';
import { noFacts } from './no-facts.ts';

/** An index in which only these folded words are known, and others are similar to them. */
function planned(language: Language, text: string, ...known: string[]) {
  const terms = known.map((word) => ({
    term: stem(word, language),
    surface: word,
    written: word,
    products: 5,
  }));
  const facts: WordFacts = {
    ...noFacts,
    products: new Map(terms.map(({ term, products }) => [term, products])),
    candidates: terms,
    completions: terms,
  };
  return planOf(text, wordsOf(text, language, 'query'), facts, language);
}

const termsOf = ({ parts }: ReturnType<typeof planOf>) =>
  parts.map(({ alternatives }) => alternatives[0]?.terms.join(' '));

it.each([
  ['de', 'grosser kühlschrank', 'kuhlschrank'],
  ['de', 'großer kühlschrank', 'kuhlschrank'],
  ['de', 'beste fritteuse', 'fritteuse', 'besteck'],
  ['de', 'fritteuse 200 euro', 'fritteuse', 'buro'],
  ['de', 'fritteuse höchstens', 'fritteuse'],
  ['de', 'guenstigste fritteuse', 'fritteuse'],
  ['en', 'best small fryer', 'fryer', 'test'],
  ['fr', 'petite friteuse pas chère', 'friteuse', 'petit four'],
  ['es', 'freidora grande', 'freidora', 'grano'],
  ['it', 'friggitrice economica', 'friggitrice'],
  ['nl', 'goedkoopste friteuse', 'friteuse'],
  ['pl', 'najlepsza frytownica', 'frytownica'],
  ['cs', 'malá fritéza', 'friteza'],
  ['hu', 'olcsó kis olajsütő', 'olajsuto'],
  ['fi', 'paras rasvakeitin', 'rasvakeitin'],
  ['sv', 'billigaste fritös', 'fritos'],
  ['da', 'bedste frituregryde', 'frituregryde'],
  ['el', 'φθηνή φριτέζα', 'friteza'],
  ['el', 'ftini friteza', 'friteza'],
  ['bg', 'голям фритюрник', 'fritiurnik'],
  ['lt', 'pigiausia gruzdintuvė', 'gruzdintuve'],
] as const)('%s: of “%s” only %s is meant', (language, text, name, ...similar: string[]) => {
  const plan = planned(language, text, name, ...similar);
  const terms = termsOf(plan).filter((term) => term !== '200');
  expect(terms).toEqual([stem(name, language)]);
  expect([plan.unmatched, plan.corrected.size]).toEqual([[], 0]);
});

describe('a loose word is searched for', () => {
  it('where goods are described by it, though nothing has to match it', () => {
    const plan = planned('de', 'kleine fritteuse', 'klein', 'fritteuse');
    expect(termsOf(plan)).toEqual([stem('kleine', 'de'), 'fritteus']);
    expect(plan.parts.map(({ isAside }) => isAside)).toEqual([true, undefined]);
  });

  it('if it is all that is typed, which may be the beginning of another', () => {
    expect(termsOf(planned('de', 'beste', 'besteck'))).toEqual(['besteck']);
  });
});

it('colours, materials and functions that nothing has are reported', () => {
  expect(planned('de', 'rote fritteuse', 'fritteuse').unmatched).toEqual(['rote']);
  expect(planned('en', 'quiet fryer', 'fryer').unmatched).toEqual(['quiet']);
});
