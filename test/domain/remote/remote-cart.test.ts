/** Answers of a remote that the shop could show wrong amounts from are refused. */
import { describe, expect, it } from 'vitest';
import { remoteCart } from '#domain/remote/remote-cart.ts';
import { euro, remoteLineOf, remoteWith } from './model-cart.ts';

const good = () => remoteWith({ lineItems: [remoteLineOf('line-1', 'EX10000001')] });
const without = (field: string) => {
  const { [field]: _, ...rest } = good();
  return rest;
};
const withLine = (more: object) => ({
  ...good(),
  lineItems: [{ ...remoteLineOf('line-1', 'EX10000001'), ...more }],
});

describe('a remote cart', () => {
  it.each<[string, object]>([
    ['other fraction digits', { ...good(), totalPrice: { ...euro(1), fractionDigits: 3 } }],
    [
      'none for a currency with cents',
      { ...good(), totalPrice: { ...euro(1), fractionDigits: 0 } },
    ],
    ['a float', { ...good(), totalPrice: euro(1.5) }],
    ['an amount as text', { ...good(), totalPrice: { currencyCode: 'EUR', centAmount: '1' } }],
    ['an unknown currency', { ...good(), totalPrice: { currencyCode: 'XXX', centAmount: 1 } }],
    ['an unknown state', { ...good(), cartState: 'Lost' }],
    ['a version that is no number', { ...good(), version: '1' }],
    ...['id', 'version', 'cartState', 'lineItems', 'totalPrice'].map((field): [string, object] => [
      `no ${field}`,
      without(field),
    ]),
    ['a line without pieces', withLine({ quantity: 0 })],
    ['half a piece', withLine({ quantity: 1.5 })],
    ['a line without an SKU', withLine({ variant: {} })],
    ['a line without a price', withLine({ price: undefined })],
    ['a price in floats', withLine({ price: { value: euro(9.99) } })],
    ['an unknown kind of line', withLine({ lineItemMode: 'Bonus' })],
  ])('with %s is refused', (_, answer) => {
    expect(remoteCart.safeParse(answer).success).toBe(false);
  });

  it.each<[string, object]>([
    [
      'fraction digits of its currency',
      { ...good(), totalPrice: { ...euro(1), fractionDigits: 2 } },
    ],
    ['no optional fields', without('discountCodes')],
    [
      'null for what it does not have',
      { ...good(), taxedPrice: null, shippingInfo: null, custom: null },
    ],
    ['fields that the shop does not know', { ...good(), origin: 'Customer' }],
    [
      'a reduced price that is only an amount',
      withLine({ price: { value: euro(9), discounted: euro(8) } }),
    ],
  ])('with %s is read', (_, answer) => {
    expect(remoteCart.safeParse(answer).success).toBe(true);
  });
});
