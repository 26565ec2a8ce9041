/** The ranges of an attribute that has too many different numbers to offer one by one. */
import { describe, expect, it } from 'vitest';
import { isRanged, rangesOver } from '#domain/catalogue/listing/ranges.ts';
import { chance } from '../seeded.ts';

const each = (lows: readonly number[]) => lows.map((low) => ({ low, count: 1 }));

describe('ranges of numbers', () => {
  it.each([
    // Widths in cm of ovens with their trays, powers in W, volumes of scoops and refrigerators in litres.
    [
      [30, 33, 35.4, 36, 51, 53, 54, 60, 80, 90, 120],
      ['..34', '35..40', '50..55', '60..80', '90..'],
    ],
    [
      [1500, 1800, 2800, 3300, 4200, 8400, 12600, 14500],
      ['..1800', '2000..3500', '4000..9000', '10000..'],
    ],
    [
      [0.2, 0.5, 0.7, 0.8, 650, 1300],
      ['..0.5', '0.6..400', '500..'],
    ],
    [
      [-40, -18, -2, 4, 8, 50],
      ['..-15', '-10..4', '5..'],
    ],
    [
      [10, 12, 34.5, 34.9, 35, 35.1, 36, 50],
      ['..15', '20..34.9', '35..40', '50..'],
    ],
  ])('have round limits that no two share: %j', (lows, ranges) => {
    expect(rangesOver(each(lows))).toEqual(ranges);
  });

  it('hold every number once', () => {
    const { between } = chance(20_261_130);
    for (let run = 0; run < 300; run++) {
      const size = 10 ** between(0, 5);
      const made = Array.from({ length: between(5, 40) }, () =>
        Number(((between(-200, 800) / 1000) * size).toFixed(3)),
      );
      const sorted = [...new Set(made)].sort((a, b) => a - b);
      const ranges = rangesOver(each(sorted)).map((range) => {
        const [low, high] = range.split('..');
        return { low: low ? Number(low) : -Infinity, high: high ? Number(high) : Infinity };
      });
      for (const number of sorted) {
        const holding = ranges.filter(({ low, high }) => low <= number && number <= high);
        expect(holding, `${number} of ${sorted}`).toHaveLength(1);
      }
    }
  });
});

it.each([
  ['few numbers', [8, 10, 20, 30], 3, false],
  ['many numbers', [1, 2, 3, 4, 5, 6, 7, 8, 9], 3, true],
  ['numbers of one article each', [29, 36, 41, 57, 60], 1, true],
  ['numbers that many articles share', [500, 1000, 2000, 2500, 3000], 4, false],
])('%s are ranged or not', (_, lows, count, ranged) => {
  expect(isRanged(lows.map((low) => ({ low, count })))).toBe(ranged);
});
