/** Who may read or change a cart, and which facts a change needs. */
import { describe, expect, it } from 'vitest';
import { cartForCaller, foreignCallerFailure, refusalOf } from '#domain/cart/access.ts';
import { type Cart, cart as cartSchema } from '#domain/cart/cart.ts';
import { requestedFactsOf } from '#domain/cart/requested-facts.ts';
import type { Caller } from '#domain/operations.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf } from '../shop.ts';

const store = storeOf('de');
const empty = emptyCartOf(store);
const caller = (customerId?: string): Caller => ({
  store,
  locale: 'de-DE',
  orderedCartIds: [],
  site: 'http://de.localhost',
  now: new Date('2026-11-23T10:00:00Z'),
  ...(customerId && { session: { id: 'session-1', customerId, idleMs: 60_000 } }),
});
const versions = (version: number, versionFallback: boolean) => ({ version, versionFallback });

describe('a cart', () => {
  const mine: Cart = { ...empty, customerId: 'customer-1' };
  it.each<[string, Cart | undefined, Caller, string | undefined]>([
    ['that is not there', undefined, caller(), 'CartNotFound'],
    ['of a guest is everybody’s who knows it', empty, caller('customer-2'), undefined],
    ['of a customer is hers', mine, caller('customer-1'), undefined],
    ['of a customer is not another’s', mine, caller('customer-2'), 'CartNotFound'],
    ['of a customer is not a guest’s', mine, caller(), 'CartNotFound'],
    ['of another store', empty, { ...caller(), store: storeOf('at') }, 'CartNotInStore'],
  ])('%s', (_what, cart, by, code) => {
    expect(foreignCallerFailure(cart, by)?.code).toBe(code);
  });

  it.each([
    ['Ordered', 'CartOrdered'],
    ['Merged', 'CartNotFound'],
  ] as const)('that has ended as %s is not shown', (cartState, code) => {
    expect(cartForCaller({ ...empty, cartState }, caller())).toMatchObject({ ok: false, code });
  });

  it('can be changed at its current version, and at an older one only with versionFallback', () => {
    const cart = { ...empty, version: 3 };
    expect(refusalOf(cart, versions(3, false), caller())).toBeUndefined();
    expect(refusalOf(cart, versions(2, true), caller())).toBeUndefined();
    expect(refusalOf(cart, versions(2, false), caller())?.code).toBe('ConcurrentModification');
    expect(refusalOf(cart, versions(4, true), caller())?.code).toBe('ConcurrentModification');
  });
});

it('requested facts cover the SKUs in the cart and the SKUs and codes about to be added', () => {
  const held = productFact({ sku: 'EX10000001', centAmount: 1000, availableQuantity: 5 });
  const add = { action: 'addLineItem' as const, sku: held.sku, quantity: 1 };
  const cart = cartSchema.parse(cartAfter(empty, [add], factsOf(store, [held])));
  const more = { ...add, sku: 'EX10000002' };
  expect(requestedFactsOf(cart, [more, { action: 'addDiscountCode', code: 'WELCOME' }])).toEqual({
    skus: ['EX10000001', 'EX10000002'],
    codes: ['WELCOME'],
    giftCardIds: [],
    vatNumber: undefined,
  });
});
