/** Net amounts that add up to the net of their gross sum, in each currency's smallest amount. */
import { expect, it } from 'vitest';
import { netOf } from '#domain/money/basis-points.ts';
import { netParts, netSteps } from '#domain/money/net-parts.ts';
import { chance, times } from '../seeded.ts';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

const one = (gross: number) => ({ gross, quantity: 1 });

it('a line alone has the net of its gross amount; several add up, and each is its own net or next to it', () => {
  expect(netParts([one(33_885)], 0.19, 'EUR')).toEqual([28_475]);
  // Each alone is 8.44, and together they are 16.87.
  expect(netParts([one(1004), one(1004)], 0.19, 'EUR')).toEqual([843, 844]);
  const { between } = chance(38);
  for (const [currency, unit] of [
    ['EUR', 1],
    ['HUF', 100],
  ] as const) {
    for (const _ of times(300)) {
      const lines = times(between(1, 6)).map(() => ({
        gross: between(0, 40_000) * unit,
        quantity: between(1, 3),
      }));
      const nets = netParts(lines, 0.27, currency);
      const whole = sumOf(lines.map(({ gross }) => gross));
      expect(sumOf(nets)).toBe(netOf(whole, 0.27, currency));
      for (const [at, net] of nets.entries()) {
        const own = netOf(lines[at]?.gross ?? 0, 0.27, currency);
        expect(Math.abs(net - own)).toBeLessThanOrEqual(unit);
      }
    }
  }
});

it('the cent that rounding leaves is in a line of several pieces, else in the dearest', () => {
  const [piece, pieces] = [one(1004), { gross: 1004, quantity: 2 }];
  expect(netParts([piece, pieces], 0.19, 'EUR')).toEqual([844, 843]);
  expect(netParts([pieces, piece], 0.19, 'EUR')).toEqual([843, 844]);
  // 8.44 and 12.61 alone, and 21.04 together.
  expect(netParts([one(1004), one(1500)], 0.19, 'EUR')).toEqual([844, 1260]);
});

it('goods, discount, delivery and fee add up to the net total, whatever their rounding', () => {
  const rows = [33_885, -2500, 495, 200];
  const nets = netSteps(rows, 0.19, 'EUR');
  expect(nets[0]).toBe(netOf(33_885, 0.19, 'EUR'));
  expect(sumOf(nets)).toBe(netOf(sumOf(rows), 0.19, 'EUR'));
  // Without VAT they are the same.
  expect(netSteps(rows, 0, 'EUR')).toEqual(rows);
});
