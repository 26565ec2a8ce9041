/** Adding the first article before a cart exists: one call creates the cart; if it fails, no cart is created. */
import { describe, expect, it } from 'vitest';
import { customerOf } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { visitor } from '../visitor.ts';

const adding = (sku: string, id: string = crypto.randomUUID()) => ({
  id,
  version: 0,
  operationId: crypto.randomUUID(),
  product: { sku },
  quantity: 2,
});

describe('the first add', () => {
  it('creates the cart of the visitor', async () => {
    const [sku] = await putOnSale({ price: 4500 });
    const shopper = visitor('de');
    const request = adding(sku);
    const { cart } = await shopper.ask('addToCart', request);
    expect([cart.id, cart.lineItems.map(({ quantity }) => quantity)]).toEqual([request.id, [2]]);
    const { me } = await shopper.ask('getMe', {});
    expect(me.activeCart).toEqual(cart);
  });

  it('has no further effect when it is repeated after a lost answer', async () => {
    const [sku] = await putOnSale({ price: 4500 });
    const shopper = visitor('de');
    const request = adding(sku);
    const first = await shopper.ask('addToCart', request);
    const again = await shopper.ask('addToCart', request);
    expect(again.cart).toEqual(first.cart);
  });

  it('creates no cart and sets no cookie when it fails', async () => {
    const shopper = visitor('de');
    const request = adding('EX99999999');
    const answer = await shopper.call('addToCart', request);
    expect([answer.status, answer.code]).toEqual([404, 'ProductNotFound']);
    expect((await shopper.ask('getMe', {})).me.activeCart).toBeNull();
    const direct = await shopper.call('getShippingMethods', { id: request.id });
    expect(direct.code).toBe('CartNotFound');
  });

  it('does not restore a deleted cart', async () => {
    const [sku] = await putOnSale({ price: 4500 });
    const shopper = visitor('de');
    const request = adding(sku);
    const { cart } = await shopper.ask('addToCart', request);
    await shopper.ask('deleteCart', { id: cart.id, version: cart.version });
    expect((await shopper.call('addToCart', request)).code).toBe('CartNotFound');
  });

  it('of a customer goes into their existing cart, whatever id is sent', async () => {
    const [sku] = await putOnSale({ price: 4500 });
    const { shopper } = await customerOf('de');
    const one = await shopper.ask('addToCart', adding(sku));
    const two = await shopper.ask('addToCart', adding(sku));
    expect([two.cart.id, two.cart.lineItems[0]?.quantity]).toEqual([one.cart.id, 4]);
    expect(one.cart.customerId).toBeDefined();
  });
});
