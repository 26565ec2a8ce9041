/** Net amounts that add up to the net of their gross sum, in each currency's smallest amount. */
import { expect, it } from 'vitest';
import { netOf } from '#domain/money/basis-points.ts';
import { netParts, netSteps } from '#domain/money/net-parts.ts';
import { chance, times } from '../seeded.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

it('a line alone has the net of its gross amount; several add up, and each is its own net or next to it', () => {
  expect(netParts([33_885], 0.19, 'EUR')).toEqual([28_475]);
  // Each alone is 8.44, and together they are 16.87.
  expect(netParts([1004, 1004], 0.19, 'EUR')).toEqual([844, 843]);
  const { between } = chance(38);
  for (const [currency, unit] of [
    ['EUR', 1],
    ['HUF', 100],
  ] as const) {
    for (const _ of times(300)) {
      const grosses = times(between(1, 6)).map(() => between(0, 40_000) * unit);
      const nets = netParts(grosses, 0.27, currency);
      expect(sumOf(nets)).toBe(netOf(sumOf(grosses), 0.27, currency));
      for (const [at, net] of nets.entries()) {
        expect(Math.abs(net - netOf(grosses[at] ?? 0, 0.27, currency))).toBeLessThanOrEqual(unit);
      }
    }
  }
});

it('goods, discount, delivery and fee add up to the net total, whatever their rounding', () => {
  const rows = [33_885, -2500, 495, 200];
  const nets = netSteps(rows, 0.19, 'EUR');
  expect(nets[0]).toBe(netOf(33_885, 0.19, 'EUR'));
  expect(sumOf(nets)).toBe(netOf(sumOf(rows), 0.19, 'EUR'));
  // Without VAT they are the same.
  expect(netSteps(rows, 0, 'EUR')).toEqual(rows);
});
