/** createCart with a draft, and getCart. */
import { expect, it } from 'vitest';
import { storeOf } from '../../domain/shop.ts';
import { activeCart, quantities } from '../cart-view.ts';
import { customerOf } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { ordersOf } from '../order-rows.ts';
import { addressIn, cartWith, email, orderCall } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const { storeId } = storeOf('de');

async function fullDraft() {
  const [article, other] = await putOnSale({ price: 3000 }, { price: 1500 });
  const address = addressIn('de');
  return {
    article,
    other,
    draft: {
      operationId: crypto.randomUUID(),
      key: 'crm-4711',
      currency: 'EUR',
      country: 'DE',
      store: { typeId: 'store', key: storeId },
      customerEmail: email,
      billingAddress: address,
      shippingAddress: address,
      lineItems: [
        {
          sku: article,
          quantity: 2,
          supplyChannel: { typeId: 'channel', id: 'channel-de' },
          distributionChannel: { typeId: 'channel', id: 'channel-de' },
        },
        { sku: other, quantity: 1 },
      ],
      shippingMethod: { typeId: 'shipping-method', id: 'shipping-method-parcel' },
      discountCodes: ['HERBST25'],
      inventoryMode: 'TrackOnly',
      custom: { type: { typeId: 'type', key: 'order' }, fields: { utmSource: 'letter' } },
    },
  };
}

it('a draft is applied whole, once for its operation id, and can be ordered', async () => {
  const shopper = visitor('de');
  const { draft, article, other } = await fullDraft();
  const { cart } = await shopper.ask('createCart', draft);
  expect(cart).toMatchObject({
    id: draft.operationId,
    key: 'crm-4711',
    customerEmail: email,
    billingAddress: { city: 'Mesto' },
    shippingAddress: { city: 'Mesto' },
    discountCodes: [{ discountCode: { code: 'HERBST25' } }],
    custom: { utmSource: 'letter' },
    inventoryMode: 'TrackOnly',
  });
  expect(quantities(cart)).toEqual({ [article]: 2, [other]: 1 });
  expect(cart.lineItems[0]).toMatchObject({ supplyChannel: { id: 'channel-de' } });
  expect((await shopper.ask('createCart', draft)).cart).toEqual(cart);
  expect((await shopper.ask('getMe', {})).me.activeCart).toEqual(cart);
  const { order } = await shopper.ask(
    'createOrder',
    orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount),
  );
  expect(order.custom).toMatchObject({ utmSource: 'letter' });
});

it.each([
  ['currency', { currency: 'CHF' }],
  ['country', { country: 'FR' }],
  ['store', { store: { key: 'kontor-fr' } }],
  ['billingAddress', { billingAddress: { country: 'FR' } }],
  ['inventoryMode', { inventoryMode: 'ReserveOnOrder' }],
])('a draft of another %s is refused by name and leaves no cart', async (name, draft) => {
  const operationId = crypto.randomUUID();
  const refused = await visitor('de').call('createCart', { operationId, ...draft });
  expect(refused).toMatchObject({ status: 400, code: 'InvalidInput' });
  expect(refused.message).toContain(`: ${name}:`);
  expect(await activeCart(operationId, 'de')).toBeNull();
});

it('a draft with a field that a cart does not have, or goods that the store does not sell, is refused', async () => {
  const shopper = visitor('de');
  const unknown = await shopper.call('createCart', { colour: 'red' });
  expect(unknown).toMatchObject({ status: 400, message: expect.stringContaining('colour') });
  const operationId = crypto.randomUUID();
  const lineItems = [{ sku: 'EX99999999', quantity: 1 }];
  expect(await shopper.call('createCart', { operationId, lineItems })).toMatchObject({
    status: 404,
    code: 'ProductNotFound',
  });
  expect(await activeCart(operationId, 'de')).toBeNull();
});

it('addresses with only the country of the store are those of a new cart', async () => {
  const { cart } = await visitor('de').ask('createCart', {
    billingAddress: { country: 'DE' },
    shippingAddress: { country: 'de' },
  });
  expect(cart).toMatchObject({
    version: 1,
    billingAddress: { country: 'de' },
    shippingAddress: { country: 'de' },
  });
});

it('a customer’s draft goes into their cart, once', async () => {
  const [before, added] = await putOnSale({}, {});
  const { shopper } = await customerOf('de');
  const { id } = await cartWith(shopper, { [before]: 1 });
  const draft = { operationId: crypto.randomUUID(), lineItems: [{ sku: added, quantity: 2 }] };
  const { cart } = await shopper.ask('createCart', draft);
  expect(cart.id).toBe(id);
  expect(quantities(cart)).toEqual({ [before]: 1, [added]: 2 });
  expect((await shopper.ask('createCart', draft)).cart).toEqual(cart);
});

it('getCart returns the cart of this store to those who may see it', async () => {
  const [sku] = await putOnSale({});
  const { shopper } = await customerOf('de');
  const cart = await cartWith(shopper, { [sku]: 1 });
  const { id } = cart;
  expect((await shopper.ask('getCart', { id, storeKey: storeId })).cart).toEqual(cart);
  const notFound = { status: 404, code: 'CartNotFound' };
  expect(await visitor('de').call('getCart', { id })).toMatchObject(notFound);
  expect(await shopper.call('getCart', { id: crypto.randomUUID() })).toMatchObject(notFound);
  expect(await shopper.call('getCart', { id, storeKey: 'kontor-fr' })).toMatchObject({
    status: 400,
    message: expect.stringContaining('storeKey'),
  });
  expect(await shopper.call('getCart', { id: 'mine' })).toMatchObject({ status: 400 });
  const guest = await cartWith(visitor('de'), { [sku]: 1 });
  expect(await visitor('at').call('getCart', { id: guest.id })).toMatchObject({
    code: 'CartNotInStore',
  });
  expect(await ordersOf(id)).toEqual([]);
});
