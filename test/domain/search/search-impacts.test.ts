/** The impact of a word: higher for a head word than for one that describes it, for a value than for its label. */
import { expect, it } from 'vitest';
import { asHead, impactsOf } from '#domain/search/impacts.ts';
import { maxTerms, planOf, type WordFacts } from '#domain/search/plan.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { stem } from '#domain/search/stem.ts';
import { wordsOf } from '#domain/search/words.ts';
import { noFacts } from './no-facts.ts';

const record = (name: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  productId: 'EX1',
  language: 'en',
  stores: ['gb'],
  name,
  kind: '',
  brand: 'Werft',
  model: '',
  codes: [],
  categories: [],
  attributes: [],
  text: '',
  synonyms: [],
  categoryWords: [],
  popularity: 0,
  ...more,
});
const impacts = (name: string, more?: Partial<SearchRecord>) =>
  impactsOf(record(name, more), () => []);

it('a value has an impact, its label has none: all products of a kind share it', () => {
  const { impacts: told } = impacts('Table', {
    attributes: [{ label: 'Material', value: 'Walnut' }],
  });
  const [material = 0, walnut = 0] = ['Material', 'Walnut'].map((word) =>
    told.get(stem(word.toLowerCase(), 'en')),
  );
  expect(material).toBe(0);
  expect(walnut).toBeGreaterThan(0);
});

it('only the head word of a name has an impact as the head', () => {
  const { impacts: told, heads } = impacts('Werft notebook battery for travel');
  expect([...heads]).toEqual(['battery']);
  expect(told.get(asHead('battery'))).toBeGreaterThan(0);
  expect(told.get(asHead('notebook'))).toBe(undefined);
  expect(told.get(asHead('travel'))).toBe(undefined);
  expect(told.get('notebook')).toBeGreaterThan(0);
});

it('the kind of a product, if given, is its head word', () => {
  const { heads } = impacts('Mobile chopper 9000', { kind: 'Vegetable cutter' });
  expect([...heads]).toEqual(['cutter']);
});

const facts = (counts: Record<string, [products: number, headness: number]>): WordFacts => ({
  ...noFacts,
  documents: 1000,
  products: new Map(Object.entries(counts).map(([term, [products]]) => [term, products])),
  headness: new Map(Object.entries(counts).map(([term, [, headness]]) => [term, headness])),
});
const planned = (text: string, counts: Parameters<typeof facts>[0]) =>
  planOf(text, wordsOf(text, 'en'), facts(counts), 'en').parts;

it('the head word of a query counts as rarer than a describing word that is equally common', () => {
  const same: [number, number] = [20, 0.5];
  const [notebook, battery] = planned('notebook battery', { notebook: same, battery: same });
  expect(battery?.rarity).toBeGreaterThan(notebook?.rarity ?? 0);
});

it('each word of a query has the headness of its term', () => {
  const parts = planned('notebook battery', { notebook: [20, 0.1], battery: [20, 0.9] });
  expect(parts.map(({ headness }) => headness)).toEqual([0.1, 0.9]);
});

it('a query has no more terms than a statement takes, and each word keeps its likeliest one', () => {
  const words = ['alpha', 'bravo', 'delta', 'hotel', 'india', 'kilo', 'lima', 'oscar'];
  const endings = new Map(
    words.map((word) => [
      word,
      Array.from({ length: 8 }, (_, at) => ({
        term: `${'abcdefgh'[at]}${word}`,
        surface: `${'abcdefgh'[at]}${word}`,
        written: word,
        products: 9,
      })),
    ]),
  );
  const text = words.join(' ');
  const { parts } = planOf(text, wordsOf(text, 'en'), { ...facts({}), endings }, 'en');
  const terms = parts.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.terms));
  expect(terms).toHaveLength(maxTerms);
  expect(parts.map(({ alternatives }) => alternatives[0]?.terms[0])).toEqual(
    words.map((word) => `a${word}`),
  );
});

it('a figure with a space is one number if products have it, else the part before the unit', () => {
  const termsIn = (counts: Parameters<typeof facts>[0]) =>
    planned('kettle 2 300 w', { kettle: [9, 1], ...counts }).map(({ alternatives }) =>
      alternatives.flatMap(({ terms }) => terms),
    );
  expect(termsIn({ '2300w': [5, 0], '300w': [5, 0] })).toEqual([['kettle'], ['2300w']]);
  expect(termsIn({ '300w': [5, 0] })).toEqual([['kettle'], ['300w']]);
});

it('a correction in the first letter or of a short word counts little beside a known word', () => {
  const partsOf = (typed: string, meant: string) => {
    const candidates = [{ term: meant, surface: meant, written: meant, products: 4 }];
    const text = `${typed} electric`;
    const known = { ...facts({ electric: [4, 0.4], [meant]: [4, 0.4] }), candidates };
    return planOf(text, wordsOf(text, 'en'), known, 'en').parts.map(({ rarity }) => rarity);
  };
  const [first = 0, known = 0] = partsOf('fryers', 'dryers');
  expect(first).toBeLessThan(known / 2);
  const [short = 0] = partsOf('cafe', 'case');
  expect(short).toBeLessThan(known / 2);
  const [later = 0] = partsOf('dryars', 'dryers');
  expect(later).toBeGreaterThan(known / 2);
});

it('the first letter of a correction is compared in the one spelling of its language', () => {
  const [meant = { term: '', surface: '' }, steel] = wordsOf('фритюрник стомана', 'bg');
  const rarityBeside = (written: string) => {
    const candidates = [{ ...meant, written, products: 4 }];
    const known = {
      ...facts({ [meant.term]: [4, 0.4], [steel?.term ?? '']: [4, 0.4] }),
      candidates,
    };
    const text = 'фритюрмик стомана';
    return planOf(text, wordsOf(text, 'bg'), known, 'bg').parts[0]?.rarity;
  };
  expect(rarityBeside('фритюрник')).toBeGreaterThan(rarityBeside('тритюрник') ?? 0);
});
