/** A net limit of the price filter is sent as the gross limit that lets the same articles through (decision 20). */
import { expect, it } from 'vitest';
import { grossLimit, limitFrom } from '#domain/catalogue/listing/price-limit.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { type CurrencyCode, smallestAmount } from '#domain/money/currencies.ts';

it.each([
  ['100', 'EUR', 0.19, '119', '119'],
  ['1.000,00', 'EUR', 0.255, '1255', '1255'],
  ['0,82', 'EUR', 0.23, '1.01', '1.01'],
  ['1001', 'HUF', 0.27, '1271', '1271'],
  ['', 'EUR', 0.19, '', ''],
  ['cheap', 'EUR', 0.19, '', ''],
] as const)('%s %s net at %d', (net, currency, rate, from, to) => {
  expect(grossLimit(net, 'from', { currency, rate })).toBe(from);
  expect(grossLimit(net, 'to', { currency, rate })).toBe(to);
});

it('an article is within the limits exactly if its net price is, and the limits are shown as they were written', () => {
  const rates: [CurrencyCode, number][] = [
    ['EUR', 0.19],
    ['EUR', 0.255],
    ['CHF', 0.081],
    ['HUF', 0.27],
  ];
  for (const [currency, rate] of rates) {
    const step = smallestAmount(currency);
    for (let limit = 100 * step; limit < 400 * step; limit += step) {
      const cents = (end: 'from' | 'to') =>
        limitFrom(grossLimit(String(limit / 100), end, { currency, rate })) ?? Number.NaN;
      const [from, to] = [cents('from'), cents('to')];
      const net = (gross: number) => netOf(gross, rate, currency);
      expect([net(from - step) < limit, net(from), net(to), net(to + step) > limit]).toEqual([
        true,
        limit,
        limit,
        true,
      ]);
    }
  }
});
