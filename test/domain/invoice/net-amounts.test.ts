/** The net amounts of gross prices: paid is payable to the cent, at every rate. */
import { expect, it } from 'vitest';
import { type GrossLine, netAmounts } from '#domain/invoice/net-amounts.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { firstSeed, runsOf } from '../../random.ts';

const rates = [0.055, 0.07, 0.081, 0.1, 0.19, 0.2, 0.21, 0.22, 0.23, 0.24, 0.25, 0.255];
const most = 1_000_000;

const line = (gross: number, rate: number): GrossLine => ({
  id: 'line-1',
  kind: 'article',
  name: 'Whisk',
  quantity: 1,
  tax: { treatment: 'standard', rate },
  gross,
  listGross: gross,
});

/** Half up, in integers: a rate in ten-thousandths. */
const vatOn = (net: number, permyriad: number, smallest: number) =>
  Math.floor((net * permyriad + 5000 * smallest) / (10_000 * smallest)) * smallest;

function check(gross: number, rate: number, currency: CurrencyCode): string | undefined {
  const smallest = currency === 'HUF' ? 100 : 1;
  const permyriad = Math.round(rate * 10_000);
  const { taxes, totals } = netAmounts([line(gross, rate)], [], currency);
  const [{ net, vat } = { net: -1, vat: -1 }] = taxes;
  const isExact = net + vat === gross;
  const fits = (other: number) => other + vatOn(other, permyriad, smallest) === gross;
  const isRight =
    vat === vatOn(net, permyriad, smallest) &&
    net + vat + totals.rounding === gross &&
    Math.abs(totals.rounding) <= smallest &&
    totals.payable === gross &&
    (isExact ||
      ![net - 2 * smallest, net - smallest, net + smallest, net + 2 * smallest].some(fits));
  return isRight ? undefined : `${gross} at ${rate} ${currency}: ${net} + ${vat}`;
}

it('every gross sum is paid to the cent, and exactly where any net sum fits', () => {
  const step = runsOf({ usual: 197, long: 1 });
  const faults: (string | undefined)[] = [];
  for (const rate of rates) {
    for (let gross = 1 + (firstSeed % step); gross <= most; gross += step) {
      faults.push(check(gross, rate, 'EUR'));
    }
  }
  for (let forints = 1 + (firstSeed % step); forints <= most; forints += step) {
    faults.push(check(forints * 100, 0.27, 'HUF'));
  }
  expect(faults.filter((fault) => fault)).toEqual([]);
});

it('19.95 at 19 % has a cent of rounding, 20.00 has none', () => {
  const totalsOf = (gross: number) => netAmounts([line(gross, 0.19)], [], 'EUR').totals;
  expect(totalsOf(1995)).toMatchObject({
    net: 1676,
    vat: 318,
    total: 1994,
    rounding: 1,
    payable: 1995,
  });
  expect(totalsOf(2000)).toMatchObject({
    net: 1681,
    vat: 319,
    total: 2000,
    rounding: 0,
    payable: 2000,
  });
});
