/** SKUs of a merchant and numbers of the shop, each where it belongs. */
import { expect, it } from 'vitest';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import { remoteCart } from '#domain/remote/remote-cart.ts';
import {
  renumberedCart,
  renumberedDraft,
  renumberedUpdates,
  skusOfCart,
  skusOfUpdates,
  skusReferredTo,
} from '#domain/remote/renumbered.ts';

const numbers = new Map([
  ['ANVIL-1', 'EX10900001'],
  ['TONGS', 'EX10900002'],
]);
const foreign = new Map([...numbers].map(([theirs, own]): [string, string] => [own, theirs]));

it('an article and its guarantee are added under the SKU of the merchant', () => {
  const updates: CartUpdate[] = [
    { action: 'addLineItem', sku: 'EX10900001', quantity: 2 },
    { action: 'addLineItem', sku: 'EX50000001', quantity: 2, custom: { parentSku: 'EX10900001' } },
    { action: 'removeLineItem', lineItemId: 'line' },
  ];
  expect(skusOfUpdates(updates)).toEqual(['EX10900001', 'EX50000001', 'EX10900001']);
  expect(renumberedUpdates(updates, foreign)).toEqual([
    { action: 'addLineItem', sku: 'ANVIL-1', quantity: 2 },
    { action: 'addLineItem', sku: 'EX50000001', quantity: 2, custom: { parentSku: 'ANVIL-1' } },
    { action: 'removeLineItem', lineItemId: 'line' },
  ]);
});

it('a cart has the numbers of the shop; what it does not sell keeps its SKU', () => {
  const euro = { currencyCode: 'EUR', centAmount: 100 };
  const line = (sku: string, custom?: object) => ({
    id: sku,
    productId: sku,
    name: { de: sku },
    quantity: 1,
    variant: { sku },
    price: { value: euro },
    custom,
  });
  const cart = remoteCart.parse({
    id: 'c',
    version: 1,
    cartState: 'Active',
    lineItems: [line('ANVIL-1'), line('EX50000001', { parentSku: 'ANVIL-1' }), line('NAIL')],
    customLineItems: [],
    discountCodes: [],
    totalPrice: euro,
  });
  const { lineItems } = renumberedCart(cart, numbers);
  expect(lineItems.map(({ id, variant, custom }) => [id, variant.sku, custom?.parentSku])).toEqual([
    ['ANVIL-1', 'EX10900001', undefined],
    ['EX50000001', 'EX50000001', 'EX10900001'],
    ['NAIL', 'NAIL', undefined],
  ]);
  expect(skusOfCart(cart)).toEqual(['ANVIL-1', 'EX50000001', 'ANVIL-1', 'NAIL']);
});

it('an article refers to others by their numbers, and remembers its own SKU', () => {
  const draft = {
    sku: 'ANVIL-1',
    shelves: [],
    facts: { brand: 'Schmied', relatedAccessories: ['TONGS', 'EX10000001'], parts: ['NAIL'] },
    texts: {},
    prices: {},
  };
  expect(skusReferredTo(draft)).toEqual(['TONGS', 'EX10000001', 'NAIL']);
  expect(renumberedDraft(draft, numbers)).toEqual({
    ...draft,
    sku: 'EX10900001',
    foreignSku: 'ANVIL-1',
    facts: { brand: 'Schmied', relatedAccessories: ['EX10900002', 'EX10000001'], parts: ['NAIL'] },
  });
  expect(renumberedDraft({ ...draft, sku: 'EX10000009' }, numbers)).not.toHaveProperty(
    'foreignSku',
  );
});
