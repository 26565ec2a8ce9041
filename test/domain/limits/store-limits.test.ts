/** The limits of a store: defaults in its currency, replaced one by one by its document. */
import { expect, it } from 'vitest';
import { limitsOf } from '#domain/limits/store-limits.ts';
import { storeDocument } from '#domain/store/store-document.ts';
import { demoStoreDocument } from '../../demo-stores.ts';

it('a store without limits has the defaults', () => {
  expect(limitsOf({ currency: 'EUR' })).toMatchObject({
    unpaidOrdersOfEmail: 5,
    unpaidCentsOfEmail: 2_500_000,
    unpaidOrdersOfNetwork: 10,
    unpaidCentsOfNetwork: 5_000_000,
    unpaidOrdersOfCustomer: 30,
    unpaidCentsOfCustomer: 15_000_000,
  });
});

it('amounts are about the same in every currency', () => {
  expect(limitsOf({ currency: 'HUF' }).unpaidCentsOfEmail).toBe(1_000_000_000);
  expect(limitsOf({ currency: 'GBP' }).unpaidCentsOfEmail).toBe(2_250_000);
});

it('one limit of the document leaves the others as they are', () => {
  const limits = limitsOf({ currency: 'EUR', limits: { unpaidOrdersOfEmail: 50 } });
  expect(limits).toEqual({ ...limitsOf({ currency: 'EUR' }), unpaidOrdersOfEmail: 50 });
});

it.each([
  [{ ordersPerHour: 100 }, true],
  [{ ordersPerHour: 0 }, false],
  [{ ordersPerHour: 1.5 }, false],
  [{ ordersPerDay: 100 }, false],
])('a store document with the limits %o is accepted: %s', (limits, isAccepted) => {
  const { success } = storeDocument.safeParse(demoStoreDocument('de', { limits }));
  expect(success).toBe(isAccepted);
});
