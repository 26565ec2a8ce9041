import { expect, it } from 'vitest';
import { volumeDiscountsFor, volumeDiscountsOf } from '#domain/discount/volume-discounts.ts';

const volumeDiscounts = {
  bulk: [
    { fromQuantity: 2, permyriad: 400 },
    { fromQuantity: 12, permyriad: 1200 },
  ],
  few: [{ fromQuantity: 2, permyriad: 100 }],
};

it('the discounts of a group in a store are returned by sort order, each with its predicate', () => {
  const found = volumeDiscountsFor({ key: 'de', volumeDiscounts }, 'bulk');
  expect(found.map(({ key, stores, isActive }) => [key, stores, isActive])).toEqual([
    ['volume-bulk-2', [{ key: 'de' }], true],
    ['volume-bulk-12', [{ key: 'de' }], true],
  ]);
  const orders = found.map(({ sortOrder }) => Number(sortOrder));
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(found[1]?.target.predicate).toBe(
    'attributes.volumeDiscountGroup = "bulk" and quantity >= 12',
  );
});

it('without a group, or with one that the store does not have, there are none', () => {
  for (const group of [undefined, 'many', 'toString'])
    expect(volumeDiscountsFor({ key: 'de', volumeDiscounts }, group)).toEqual([]);
  expect(volumeDiscountsOf(volumeDiscounts)).toHaveLength(3);
});
