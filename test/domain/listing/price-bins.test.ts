/** The bars above the price fields. */
import { expect, it } from 'vitest';
import { priceBins, tellsPrices } from '#domain/catalogue/listing/price-bins.ts';

const binsOf = (...counts: readonly number[]) =>
  priceBins(counts.map((count, at) => ({ step: 40 + at, count })));

it('one bar follows the other, and together they hold all articles', () => {
  const bins = binsOf(3, 0, 5, 9, 2, 1);
  expect(bins.map(({ count }) => count)).toEqual([3, 0, 5, 9, 2, 1]);
  expect(bins.slice(1).map(({ from }) => from)).toEqual(bins.slice(0, -1).map(({ to }) => to));
});

it.each([
  ['no article', [], false],
  ['few articles', [2, 3, 1, 1, 2], false],
  ['few bars', [20, 8], false],
  ['few bars far apart', [20, 0, 0, 0, 0, 8], false],
  ['many articles of different prices', [3, 0, 5, 9, 2, 1], true],
])('%s tell how prices are spread or not', (_, counts, tells) => {
  expect(tellsPrices(binsOf(...counts))).toBe(tells);
});
