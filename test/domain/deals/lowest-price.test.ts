/** The price an announced reduction is measured by (eu-2026.md P-01). */
import { describe, expect, it } from 'vitest';
import { lowestPriorPrice } from '#domain/catalogue/prices/lowest-price.ts';
import { chance, times } from '../seeded.ts';

const dayMs = 24 * 60 * 60 * 1000;
const reducedFrom = new Date('2026-11-20T00:00:00Z');
const daysBefore = (days: number) => new Date(reducedFrom.getTime() - days * dayMs).toISOString();
const history = (...rows: [days: number, centAmount: number][]) =>
  rows.map(([days, centAmount]) => ({ centAmount, validFrom: daysBefore(days) }));

describe('the lowest price before a reduction', () => {
  it.each([
    [
      '100 → 80 → 90 → sale 70 is 80',
      history([60, 10_000], [20, 8000], [10, 9000], [0, 7000]),
      8000,
    ],
    [
      'a dip that ended 31 days before is forgotten',
      history([90, 10_000], [40, 8000], [31, 9000], [0, 7000]),
      9000,
    ],
    [
      'a dip that ended 30 days before to the hour is forgotten',
      history([90, 10_000], [40, 8000], [30, 9000]),
      9000,
    ],
    [
      'a dip that lasted into the 30 days counts',
      history([90, 10_000], [40, 8000], [29.999, 9000]),
      8000,
    ],
    ['one price long in force counts', history([400, 10_000], [0, 7000]), 10_000],
    [
      'on sale for few days: the lowest since launch',
      history([5, 10_000], [2, 9500], [0, 7000]),
      9500,
    ],
    [
      'a rise just before does not hide the price it rose from',
      history([90, 5000], [1, 9000], [0, 6000]),
      5000,
    ],
    [
      'what comes after the reduction does not count',
      history([90, 9000], [0, 7000], [-3, 1000]),
      9000,
    ],
  ])('%s', (_, points, lowest) => {
    expect(lowestPriorPrice(points, reducedFrom)).toBe(lowest);
  });

  it('is unknown for a product that was never sold before', () => {
    expect(lowestPriorPrice([], reducedFrom)).toBeUndefined();
    expect(lowestPriorPrice(history([0, 7000]), reducedFrom)).toBeUndefined();
  });

  it('is the lowest price at any moment of [t0 − 30 days, t0)', () => {
    const { between } = chance(30);
    for (const _ of times(3000)) {
      const days = [...new Set(times(between(1, 12)).map(() => between(-10, 80)))].toSorted(
        (a, b) => b - a,
      );
      const points = history(...days.map((day): [number, number] => [day, between(1, 500)]));
      // Every half day of the window: prices change on whole days here.
      const asked = times(60).flatMap((half) => priceOn(points, 30 - half / 2) ?? []);
      const lowest = asked.length > 0 ? Math.min(...asked) : undefined;
      expect(lowestPriorPrice(points, reducedFrom), JSON.stringify(points)).toBe(lowest);
    }
  });
});

/** The price this many days before the reduction. */
function priceOn(
  points: { centAmount: number; validFrom: string }[],
  days: number,
): number | undefined {
  return points.findLast(({ validFrom }) => validFrom <= daysBefore(days))?.centAmount;
}
