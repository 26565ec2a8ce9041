/** What of a wish list the key "all into the cart" adds, and what it costs. */
import { expect, it } from 'vitest';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { obtainableOf } from '#domain/wish-list/obtainable.ts';

const article = (sku: string, centAmount: number, more: Partial<ProductSummary> = {}) =>
  [sku, { sku, price: { centAmount }, availableQuantity: 1, ...more } as ProductSummary] as const;

const reduced = { centAmount: 300, lowestCentAmount: 400 };
const articles = new Map([
  article('one', 100),
  article('reduced', 400, { price: { centAmount: 400, discounted: reduced } }),
  article('out', 900, { availableQuantity: 0 }),
  article('card', 5000, { isGiftCard: true }),
]);

it.each([
  ['all at their prices of now', ['one', 'reduced'], ['one', 'reduced'], 400, []],
  ['not what is sold out', ['out', 'one'], ['one'], 100, ['out']],
  ['not what the store does not sell', ['unknown', 'one'], ['one'], 100, ['unknown']],
  ['no gift card, which is bought apart', ['one', 'card'], ['one'], 100, ['card']],
  ['nothing of nothing', [], [], 0, []],
])('%s', (_, list, skus, centAmount, left) => {
  expect(obtainableOf({ skus: list }, articles)).toEqual({ skus, centAmount, left });
});

it('as many pieces as are wanted and can be had', () => {
  const list = { skus: ['one', 'several'], quantities: { one: 3, several: 2 } };
  const some = new Map([...articles, article('several', 50, { availableQuantity: 9 })]);
  expect(obtainableOf(list, some).centAmount).toBe(100 + 2 * 50);
});
