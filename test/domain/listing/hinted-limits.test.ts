import { expect, it } from 'vitest';
import { hintedLimits } from '#domain/catalogue/listing/hinted-limits.ts';

const range = { from: 400, to: 226_900 };

it.each([
  ['nothing filled in', {}, { lowest: 400, highest: 226_900 }],
  ['a limit among the prices', { priceTo: 5000 }, { lowest: 400, highest: 226_900 }],
  ['a highest price below all', { priceTo: 100 }, { lowest: undefined, highest: 226_900 }],
  ['a lowest price above all', { priceFrom: 300_000 }, { lowest: 400, highest: undefined }],
])('with %s the empty field hints at no contradiction', (_, filled, hints) => {
  expect(hintedLimits(range, filled)).toEqual(hints);
});

it('hints at nothing without articles', () => {
  expect(hintedLimits(undefined, {})).toEqual({ lowest: undefined, highest: undefined });
});
