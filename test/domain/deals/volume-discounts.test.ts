import { expect, it } from 'vitest';
import { type VolumeDiscount, volumeDiscountsFor } from '#domain/discount/volume-discounts.ts';

const discount = (key: string, changes: Partial<VolumeDiscount> = {}): VolumeDiscount => ({
  id: key,
  key,
  isActive: true,
  sortOrder: '0.5',
  stores: [],
  volumeDiscountGroup: 'bulk',
  value: { type: 'relative', permyriad: 500 },
  target: { type: 'lineItems', predicate: 'true' },
  ...changes,
});

it('only active discounts of the group that apply in the store are returned, by sort order', () => {
  const all = [
    discount('last', { sortOrder: '0.9' }),
    discount('off', { isActive: false }),
    discount('here', { stores: [{ key: 'fr' }, { key: 'de' }] }),
    discount('elsewhere', { stores: [{ key: 'fr' }] }),
    discount('other group', { volumeDiscountGroup: 'few' }),
    discount('first', { sortOrder: '0.10' }),
  ];
  expect(volumeDiscountsFor(all, 'bulk', 'de').map(({ key }) => key)).toEqual([
    'first',
    'here',
    'last',
  ]);
  expect(volumeDiscountsFor(all, undefined, 'de')).toEqual([]);
});
