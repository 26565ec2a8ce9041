/** A compound of known words in whose last part one letter is wrong. The words: everyday queries, 2026-11-23. */
import { expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { misspeltEnds } from '#domain/search/misspelt-compounds.ts';
import { planOf, type WordFacts } from '#domain/search/plan.ts';
import { keysOf, keysOfOneTypo } from '#domain/search/typos.ts';
import { termsOf, wordsOf } from '#domain/search/words.ts';
import { noFacts } from './no-facts.ts';

/** An index of these words: ends of the typed word meet them at the keys of misspellings. */
function factsOf(typed: string, language: Language, known: readonly string[]): WordFacts {
  const all = known.flatMap((written) =>
    wordsOf(written, language).map((word) => ({ ...word, written, products: 3 })),
  );
  const surface = wordsOf(typed, language)[0]?.surface ?? '';
  const near = misspeltEnds(surface, language).map((end) => {
    const keys = new Set(keysOfOneTypo(end));
    return [end, all.filter((word) => keysOf(word).some((key) => keys.has(key)))] as const;
  });
  const parts = new Set(all.map(({ term }) => term));
  return { ...noFacts, near: new Map(near), parts };
}

const planned = (typed: string, language: Language, known: readonly string[]) =>
  planOf(typed, wordsOf(typed, language), factsOf(typed, language, known), language);

it.each([
  ['da', 'dejæltemaksine', ['dej', 'æltemaskine'], 'dejæltemaskine'],
  ['da', 'Dejæltemaskne', ['dej', 'æltemaskine'], 'dejæltemaskine'],
  ['sv', 'degblandrae', ['deg', 'blandare'], 'degblandare'],
  ['de', 'küchenwaafe', ['küche', 'waage'], 'küchenwaage'],
  ['nl', 'keukenwegschaal', ['keuken', 'weegschaal'], 'keukenweegschaal'],
  ['hu', 'húsdarállók', ['hús', 'darálók'], 'húsdarálók'],
] as const)('%s: %s is corrected from %j', (language, typed, known, corrected) => {
  const plan = planned(typed, language, known);
  expect([...plan.corrected.values()]).toEqual([corrected]);
  expect(plan.parts[0]?.alternatives[0]?.terms).toEqual(
    known.flatMap((word) => termsOf(word, language)),
  );
});

it.each([
  ['two letters are wrong', 'de', 'küchenwwagge', ['küche', 'waage']],
  ['the other part is unknown', 'de', 'kellerwage', ['küche', 'waage']],
  ['words are written apart', 'en', 'kitchenscalse', ['kitchen', 'scales']],
] as const)('nothing is corrected if %s', (_why, language, typed, known) => {
  expect(planned(typed, language, known).corrected.size).toBe(0);
});
