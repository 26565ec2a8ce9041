import { describe, expect, it } from 'vitest';
import {
  compareHref,
  exceedsCompareLimit,
  parseCompared,
} from '#domain/catalogue/compare-choice.ts';
import {
  comparisonRows,
  comparisonScore,
  differingFacts,
  ranked,
} from '#domain/catalogue/comparison.ts';
import { lowStockOf } from '#domain/inventory/low-stock.ts';
import { chance, times } from '../seeded.ts';

const product = (sku: string, changes: object = {}) => ({
  sku,
  family: 'own',
  availableQuantity: 0,
  tags: [] as string[],
  ...changes,
});

describe('the score of a comparison', () => {
  it.each([
    [{ availableQuantity: 1 }, 3],
    [{ tags: ['Popular'] }, 2],
    [{ tags: ['Sale', 'new'] }, 1],
    [{ availableQuantity: 9, tags: ['Sale', 'Popular'] }, 6],
    [{ tags: ['sale', 'bestseller'] }, 0],
  ])('%j counts %i', (facts, score) => {
    expect(comparisonScore(product('a', facts))).toBe(score);
  });
});

describe('a comparison', () => {
  const own = product('own');
  const stranger = product('stranger', { family: 'other', availableQuantity: 5, tags: ['Sale'] });
  const skus = (candidates: (typeof own)[], shown = 5) =>
    ranked(own, candidates, shown).map(({ sku }) => sku);

  it('has the article, then its family by score, cut to what is shown', () => {
    const family = [
      product('plain'),
      product('in-stock', { availableQuantity: 5 }),
      product('popular', { tags: ['Popular'] }),
    ];
    expect(skus([stranger, ...family, own])).toEqual(['own', 'in-stock', 'popular', 'plain']);
    expect(skus(family, 2)).toEqual(['own', 'in-stock']);
  });

  it('has no articles of other families', () => {
    expect(skus([stranger, product('kin')])).toEqual(['own', 'kin']);
  });

  it('has no candidate twice, and none instead of a better one, over random candidates', () => {
    const { between, often } = chance(4);
    for (const _round of times(300)) {
      const candidates = times(between(0, 30)).map((index) =>
        product(index === 0 ? 'own' : `EX${index}`, {
          family: often(0.5) ? 'own' : 'other',
          availableQuantity: between(0, 2),
          tags: ['Popular', 'Sale'].filter(() => often(0.4)),
        }),
      );
      const shown = between(1, 8);
      const [first, ...others] = ranked(own, candidates, shown);
      expect(first).toBe(own);
      expect(new Set(others).size).toBe(others.length);
      const open = candidates
        .filter(({ sku, family }) => sku !== own.sku && family === 'own')
        .map(comparisonScore)
        .toSorted((a, b) => b - a);
      expect(others.map(comparisonScore)).toEqual(open.slice(0, shown - 1));
    }
  });
});

it('a row has the figure of each article, and whether they differ', () => {
  const power = (value: string) => ({ name: 'power', label: 'Power', value, unit: 'W' });
  const made = { name: 'material', label: 'Material', value: 'steel' };
  const extra = { name: 'volume', label: 'Volume', value: '10', unit: 'l' };
  const rows = comparisonRows([
    { attributesRaw: [power('630'), made] },
    { attributesRaw: [extra, made, power('900')] },
  ]);
  expect(rows).toEqual([
    { name: 'power', label: 'Power', values: ['630\u00a0W', '900\u00a0W'], differs: true },
    { name: 'material', label: 'Material', values: ['steel', 'steel'], differs: false },
    { name: 'volume', label: 'Volume', values: [undefined, '10\u00a0l'], differs: true },
  ]);
});

describe('what differs of the facts that every article has', () => {
  const own = {
    price: { centAmount: 5000 },
    availableQuantity: 50,
    isPackageTypeFreight: false,
    rating: { average: 4, count: 2 },
  };
  const differing = (...others: object[]) => {
    const articles = [own, ...others.map((other) => ({ ...own, ...other }))];
    const found = Object.entries(differingFacts(articles, '2026-11-21', lowStockOf('EUR')));
    return found.filter(([, differs]) => differs).map(([fact]) => fact);
  };
  it.each([
    ['nothing, the exact stock among it', [{ availableQuantity: 51 }], []],
    ['the price', [{ price: { centAmount: 5001 } }], ['price']],
    [
      'not a price that is reduced to the same',
      [{ price: { centAmount: 6000, discounted: { centAmount: 5000, lowestCentAmount: 6000 } } }],
      [],
    ],
    ['how it comes', [{ isPackageTypeFreight: true }], ['delivery']],
    ['that few are left', [{ availableQuantity: 3 }], ['delivery']],
    ['that it is sold out', [{}, { availableQuantity: 0 }], ['delivery']],
    ['that it is still to come', [{ releaseDate: '2027-01-01' }], ['delivery']],
    ['not a day of release that has passed', [{ releaseDate: '2026-11-21' }], []],
    ['how it is rated', [{ rating: { average: 4, count: 3 } }], ['rating']],
    ['that one is not rated', [{ rating: { average: 0, count: 0 } }], ['rating']],
  ])('%s', (_what, others, facts) => {
    expect(differing(...others)).toEqual(facts);
  });
});

it('the choice is five articles at most, each once', () => {
  expect(parseCompared('EX1,EX2,EX1,<b>,,EX3')).toEqual(['EX1', 'EX2', 'EX3']);
  expect(parseCompared(undefined)).toEqual([]);
  const six = 'EX1,EX2,EX3,EX4,EX5,EX6';
  expect(parseCompared(six)).toEqual(['EX1', 'EX2', 'EX3', 'EX4', 'EX5']);
  expect([six, 'EX1,EX2,EX3,EX4,EX5,EX5,<b>', ''].map(exceedsCompareLimit)).toEqual([
    true,
    false,
    false,
  ]);
  expect(compareHref(['EX1', 'EX2'])).toBe('/compare?skus=EX1,EX2');
  expect(compareHref([])).toBe('/compare');
});
