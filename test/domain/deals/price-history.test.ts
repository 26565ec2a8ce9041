/** What an import adds to the history of a price. */
import { describe, expect, it } from 'vitest';
import type { PricePoint, StorePrice } from '#domain/catalogue/prices/price-document.ts';
import { historyAfter } from '#domain/catalogue/prices/price-history.ts';

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

  it('counts a reduction of a new product from the day its document names', () => {
    const reduced = price(100, { centAmount: 80, validFrom: day(3).toISOString() });
    expect(historyAfter([on(1, 100)], undefined, reduced, day(5))).toEqual([on(1, 100), on(3, 80)]);
  });

  it('counts a back-dated reduction from now on, because until now the price was higher', () => {
    const reduced = price(100, { centAmount: 80, validFrom: day(3).toISOString() });
    const history = historyAfter([on(1, 100)], price(100), reduced, day(5));
    expect(history).toEqual([on(1, 100), on(5, 80)]);
    // The point stays when the same document, or another one, is imported later.
    expect(historyAfter(history, reduced, reduced, day(7))).toEqual(history);
    expect(historyAfter(history, reduced, price(100), day(9))).toEqual([...history, on(9, 100)]);
  });

  it('includes a reduction that began and ended since the last import', () => {
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

  it('never changes a known point, whatever a document says about that moment', () => {
    const rewritten = { ...price(100), history: [on(1, 55)] };
    expect(historyAfter([on(1, 100)], price(100), rewritten, day(5))).toEqual([on(1, 100)]);
  });
});
