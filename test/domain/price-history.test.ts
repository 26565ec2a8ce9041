/** What an import adds to the history of a price, and the lowest price of 30 days found in it. */
import { describe, expect, it } from 'vitest';
import { lowestPriorPrice } from '#domain/catalogue/lowest-price.ts';
import type { PricePoint, StorePrice } from '#domain/catalogue/price-document.ts';
import { historyAfter } from '#domain/catalogue/price-history.ts';
import { chance } from './seeded.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000);
const on = (number: number, centAmount: number): PricePoint => ({
  centAmount,
  validFrom: day(number).toISOString(),
});
const price = (centAmount: number, discounted?: StorePrice['discounted']): StorePrice => ({
  centAmount,
  ...(discounted && { discounted }),
  history: [],
});

describe('a price that is written', () => {
  it('is the first point of an unknown product', () => {
    expect(historyAfter([], undefined, price(100), day(5))).toEqual([on(5, 100)]);
  });

  it('adds nothing while it stays the same', () => {
    const known = [on(1, 100)];
    expect(historyAfter(known, price(100), price(100), day(5))).toEqual(known);
  });

  it('is a new point when it differs, and the old ones stay', () => {
    expect(historyAfter([on(1, 100)], price(100), price(90), day(5))).toEqual([
      on(1, 100),
      on(5, 90),
    ]);
  });

  it('counts a reduction from the day it began', () => {
    const reduced = price(100, { centAmount: 80, validFrom: day(3).toISOString() });
    expect(historyAfter([on(1, 100)], price(100), reduced, day(5))).toEqual([
      on(1, 100),
      on(3, 80),
    ]);
  });

  it('remembers a reduction that began and ended by the clock since the last import', () => {
    const before = price(100, {
      centAmount: 70,
      validFrom: day(10).toISOString(),
      validUntil: day(20).toISOString(),
    });
    expect(historyAfter([on(1, 100)], before, price(100), day(30))).toEqual([
      on(1, 100),
      on(10, 70),
      on(20, 100),
    ]);
  });

  it('never changes a point that is known, whatever a document says of that moment', () => {
    const rewritten = { ...price(100), history: [on(1, 55)] };
    expect(historyAfter([on(1, 100)], price(100), rewritten, day(5))).toEqual([on(1, 100)]);
  });
});

/** The price of each day, looked up the slow way. */
function priceOnDay(history: readonly PricePoint[], number: number): number | undefined {
  return history.filter(({ validFrom }) => validFrom <= day(number).toISOString()).at(-1)
    ?.centAmount;
}

it('over 2,000 random histories the lowest price is the minimum of the days that a slow count finds', () => {
  const { between } = chance(20261121);
  for (let run = 0; run < 2000; run += 1) {
    let history: PricePoint[] = [];
    let before: StorePrice | undefined;
    const days = [...new Set(Array.from({ length: between(1, 8) }, () => between(0, 89)))];
    for (const at of days.sort((a, b) => a - b)) {
      const next = price(between(50, 109));
      history = historyAfter(history, before, next, day(at));
      before = next;
    }
    const cutOn = between(91, 130);
    const inForce = Array.from({ length: 30 }, (_, back) => priceOnDay(history, cutOn - 1 - back));
    const known = inForce.filter((cents) => cents !== undefined);
    expect(lowestPriorPrice(history, day(cutOn))).toBe(Math.min(...known));
  }
});
