/** What becomes of a sale price in an import without dates. Source: eu-2026.md P-01, P-06. */
import { expect, it } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { completed } from '#domain/catalogue/import/complete.ts';
import type { StorePrice } from '#domain/catalogue/prices/price-document.ts';
import { simpleProduct } from '../../catalogue/simple-product.ts';

const now = '2026-11-21T10:00:00.000Z';

/** When an imported sale price of 80 begins, if the shop has this reduction. */
function begins(discounted: StorePrice['discounted']): string | undefined {
  const existing = {
    ...simpleProduct('EX10000001'),
    prices: { de: { centAmount: 100, history: [], ...(discounted && { discounted }) } },
  } as ProductDocument;
  const prices = { de: { centAmount: 100, discounted: { centAmount: 80 } } };
  const draft = { sku: existing.sku, facts: {}, texts: {}, prices, shelves: [] };
  const placed = { sku: existing.sku, existing, categories: [], now };
  return (completed(draft, placed) as ProductDocument).prices.de?.discounted?.validFrom;
}

const since = (validFrom: string, validUntil?: string, centAmount = 80) => ({
  centAmount,
  validFrom,
  ...(validUntil && { validUntil }),
});

it.each<[string, StorePrice['discounted'], string]>([
  [
    'goes on while the same is running',
    since('2026-11-01T00:00:00.000Z'),
    '2026-11-01T00:00:00.000Z',
  ],
  [
    'begins anew when that is over',
    since('2026-10-01T00:00:00.000Z', '2026-10-20T00:00:00.000Z'),
    now,
  ],
  ['begins anew the moment that is over', since('2026-10-01T00:00:00.000Z', now), now],
  ['begins now where the same was only planned', since('2026-12-01T00:00:00.000Z'), now],
  ['begins now where another is running', since('2026-11-01T00:00:00.000Z', undefined, 90), now],
  ['begins now where there was none', undefined, now],
])('a sale price %s', (_, before, expected) => {
  expect(begins(before)).toBe(expected);
});

/** The price in the shop after a file that has only a selling price of 80. */
function sold(discounted: StorePrice['discounted']): StorePrice | undefined {
  const existing = {
    ...simpleProduct('EX10000001'),
    prices: { de: { centAmount: 100, history: [], ...(discounted && { discounted }) } },
  } as ProductDocument;
  const draft = {
    sku: existing.sku,
    facts: {},
    texts: {},
    prices: { de: { selling: 80 } },
    shelves: [],
  };
  const placed = { sku: existing.sku, existing, categories: [], now };
  return (completed(draft, placed) as ProductDocument).prices.de;
}

it.each<[string, StorePrice['discounted'], boolean]>([
  ['goes on with the reduction that is running', since('2026-11-01T00:00:00.000Z'), true],
  [
    'does not bring one back that is over',
    since('2026-10-01T00:00:00.000Z', '2026-10-20T00:00:00.000Z'),
    false,
  ],
  ['does not bring one forward that is planned', since('2026-12-01T00:00:00.000Z'), false],
  ['ends one to another price', since('2026-11-01T00:00:00.000Z', undefined, 90), false],
])('a selling price alone %s', (_, before, goesOn) => {
  expect(sold(before)).toEqual(
    goesOn ? { centAmount: 100, discounted: before, history: [] } : { centAmount: 80, history: [] },
  );
});
