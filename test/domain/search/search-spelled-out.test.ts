/** A word with spelled-out letters means what it means with the letters, in whatever way it is understood. */
import { expect, it } from 'vitest';
import type { Language } from '#domain/country/countries.ts';
import { fold } from '#domain/search/fold.ts';
import { joinsOf } from '#domain/search/meaning.ts';
import { planOf, type WordFacts } from '#domain/search/plan.ts';
import { speltOut, withItsLetters } from '#domain/search/spellings.ts';
import { stem } from '#domain/search/stem.ts';
import { isStopword } from '#domain/search/stopwords.ts';
import { wordsOf } from '#domain/search/words.ts';
import { noFacts } from './no-facts.ts';

const planned = (language: Language, text: string, facts: Partial<WordFacts>) =>
  planOf(text, wordsOf(text, language), { ...noFacts, ...facts }, language);

it.each([
  ['de', 'buerostuhl', 'bürostuhl', ['büro', 'stuhl']],
  ['de', 'spuelmaschine', 'spülmaschine', ['spül', 'maschine']],
  ['sv', 'koeksvaag', 'köksvåg', ['kök', 'våg']],
  ['da', 'koekkenvaegt', 'køkkenvægt', ['køkken', 'vægt']],
  ['nb', 'kjoekkenvekt', 'kjøkkenvekt', ['kjøkken', 'vekt']],
] as const)('%s: %s is taken apart like %s', (language, typed, written, known) => {
  const parts = new Set(known.map((word) => stem(fold(word), language)));
  const plan = planned(language, typed, { parts });
  expect(plan).toEqual({ ...planned(language, written, { parts }), unmatched: [] });
  expect(plan.parts[0]?.alternatives[0]?.terms).toHaveLength(2);
});

it('an unknown beginning is reported as it is typed', () => {
  const parts = new Set([stem('kuhler', 'de')]);
  expect(planned('de', 'koerbchenkuehler', { parts }).unmatched).toEqual(['koerbchen']);
});

it('a known word has the same weight, and a misspelt one the same correction', () => {
  const term = stem('kuhlschrank', 'de');
  const facts = {
    products: new Map([[term, 5]]),
    headness: new Map([[term, 0.9]]),
    candidates: [{ term, surface: 'kuhlschrank', written: 'kühlschrank', products: 5 }],
  };
  expect(planned('de', 'kuehlschrank', facts).parts).toEqual(
    planned('de', 'kühlschrank', facts).parts,
  );
  const { corrected } = planned('de', 'kuehlschrnak', facts);
  expect([...corrected]).toEqual([['kuehlschrnak', 'kühlschrank']]);
});

it('two words may be one, in any spelling', () => {
  const [first, second] = wordsOf('kuehl moebel', 'de');
  expect(first && second && joinsOf(first, second)).toContain('kuhlmobel');
});

it.each([
  ['de', 'fuer'],
  ['de', 'guenstig'],
  ['da', 'paa'],
  ['da', 'koebe'],
  ['sv', 'paa'],
] as const)('%s: %s is a stopword', (language, word) => {
  expect(isStopword(word, language)).toBe(true);
});

it('what begins so is found by letters that are spelled out', () => {
  expect(withItsLetters('kuehl', 'de')).toBe('kuhl');
  expect(speltOut('Kühlschrank', 'de').startsWith('kuehl')).toBe(true);
  expect(speltOut('Kunststoff', 'de').startsWith('kue')).toBe(false);
  expect(speltOut('Kylskåp', 'sv')).toBe('kylskaap');
});
