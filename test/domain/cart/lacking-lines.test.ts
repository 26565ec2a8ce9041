/** Lines that the stock no longer covers, and which changes of stock a stored cart must hear of. */
import { describe, expect, it } from 'vitest';
import { concernsStock, lackingLines } from '#domain/cart/lacking-lines.ts';
import { refreshedCart } from '#domain/cart/session.ts';
import type { Store } from '#domain/store/store.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf } from '../shop.ts';

const sku = 'EX10000001';

/** A cart with three pieces, after the shelf has only `left`. */
function cartOf(left: number, inventoryMode: Store['inventoryMode'] = 'ReserveOnOrder') {
  const store = storeOf('de', { inventoryMode });
  const facts = (availableQuantity: number) =>
    factsOf(store, [productFact({ sku, centAmount: 1000, availableQuantity })]);
  const add = { action: 'addLineItem', sku, quantity: 3 } as const;
  return refreshedCart(cartAfter(emptyCartOf(store), [add], facts(50)), facts(left));
}

it.each([
  [50, 'ReserveOnOrder', 0],
  [3, 'ReserveOnOrder', 0],
  [2, 'ReserveOnOrder', 1],
  [0, 'ReserveOnOrder', 1],
  // Such stores sell beyond their stock.
  [0, 'TrackOnly', 0],
  [0, 'None', 0],
] as const)('with %s left, %s: %s lines lack', (left, mode, count) => {
  expect(lackingLines(cartOf(left, mode))).toHaveLength(count);
});

describe('a stored cart of three pieces is renewed', () => {
  it.each([
    ['when the stock falls below them', 50, 2, true],
    ['when nothing is left', 50, 0, true],
    ['when even less is left', 2, 1, true],
    ['when there is enough again', 0, 9, true],
    ['not when there is still enough', 50, 3, false],
    ['not when as much is left as before', 2, 2, false],
    ['not when a shelf is oversold further', 0, -4, false],
  ])('%s', (_, before, availableQuantity, isRenewed) => {
    expect(concernsStock(cartOf(before), [{ sku, availableQuantity }])).toBe(isRenewed);
  });

  it('not for other articles, nor where stock never refuses an order', () => {
    expect(concernsStock(cartOf(50), [{ sku: 'other', availableQuantity: 0 }])).toBe(false);
    expect(concernsStock(cartOf(50, 'None'), [{ sku, availableQuantity: 0 }])).toBe(false);
  });
});
