/** Fields and channels of a cart that no page shows: other systems of an operator write and read them. */
import { expect, it } from 'vitest';
import { cartAnswer as cartSchema } from '#domain/cart/cart-answer.ts';
import { putOnSale } from '../goods.ts';
import { cartWith, orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const type = { typeId: 'type' as const, key: 'order' };
const fields = { customerAgreedToSendEmail: true, utmSource: 'newsletter-kw47' };

it('fields set by setCustomType stay through later changes and go into the order', async () => {
  const [sku] = await putOnSale({ price: 7000 });
  const { shopper, cart } = await readyToOrder('ie', { [sku]: 1 });
  const { id } = cart;
  const { cart: told } = await shopper.ask('updateCart', {
    id,
    version: cart.version,
    actions: [{ action: 'setCustomType', type, fields }],
  });
  expect(told.custom).toEqual(fields);
  expect(cartSchema.parse(told)).toEqual(told);
  const { cart: paid } = await shopper.ask('updateCart', {
    id,
    version: told.version,
    actions: [{ action: 'addPayment', paymentInterface: 'cashOnDelivery' }],
  });
  expect(paid.custom).toMatchObject({ ...fields, calculatedCodFee: { centAmount: 290 } });
  const { order } = await shopper.ask('createOrder', orderCall(paid, 'cashOnDelivery', 7290));
  expect(order.custom).toEqual(paid.custom);
});

it('setCustomType replaces all its fields, and without a type removes them', async () => {
  const shopper = visitor('de');
  const { id, version } = (await shopper.ask('createCart', {})).cart;
  const update = async (more: number, actions: Parameters<typeof actionsOf>[0]) =>
    (await shopper.ask('updateCart', { id, version: version + more, ...actionsOf(actions) })).cart;
  const actionsOf = (given: { fields?: Partial<typeof fields>; type?: typeof type }) => ({
    actions: [{ action: 'setCustomType' as const, ...given }],
  });
  expect((await update(0, { type, fields })).custom).toEqual(fields);
  const { utmSource } = fields;
  expect((await update(1, { type, fields: { utmSource } })).custom).toEqual({ utmSource });
  expect((await update(2, {})).custom).toEqual({});
});

it.each([
  ['a field nobody knows', { type, fields: { calculatedCodFee: 0 } }],
  ['another type', { type: { typeId: 'type', key: 'gift-list' }, fields }],
  ['an endless source', { type, fields: { utmSource: 'x'.repeat(201) } }],
])('setCustomType refuses %s', async (_what, action) => {
  const shopper = visitor('de');
  const { id, version } = (await shopper.ask('createCart', {})).cart;
  const update = { id, version, actions: [{ action: 'setCustomType', ...action }] };
  const answer = await shopper.raw('updateCart', JSON.stringify([update]));
  expect(answer).toMatchObject({ status: 400, code: 'InvalidInput' });
});

it('the fee for cash on delivery has a net amount and tax at the rate of the cart', async () => {
  const [sku] = await putOnSale({ price: 7000 });
  const { shopper, cart } = await readyToOrder('ie', { [sku]: 1 });
  const { cart: paid } = await shopper.ask('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [{ action: 'addPayment', paymentInterface: 'cashOnDelivery' }],
  });
  // 290 cents including 23 % VAT.
  expect(paid.custom.codFeeTaxedPrice).toMatchObject({
    totalGross: { centAmount: 290 },
    totalNet: { centAmount: 236 },
    taxPortions: [{ rate: 0.23, amount: { centAmount: 54 } }],
  });
});

const [german, french] = ['channel-de', 'channel-fr'].map((id) => ({
  typeId: 'channel' as const,
  id,
}));

it('a line stores its supply channel and its distribution channel', async () => {
  const [sku, other] = await putOnSale({ price: 5000 }, {});
  const shopper = visitor('de');
  const { id, version, lineItems } = await cartWith(shopper, { [sku]: 2 });
  const lineItem = { id: lineItems[0]?.id ?? '' };
  const reference = { id, version, lineItem };
  const { cart } = await shopper.ask('updateCartItemChannel', {
    ...reference,
    supplyChannel: german,
    distributionChannel: german,
  });
  const channels = { supplyChannel: german, distributionChannel: german };
  expect(cart.lineItems).toMatchObject([{ ...lineItem, quantity: 2, ...channels }]);
  expect(cart.totalPrice).toEqual((await shopper.ask('getMe', {})).me.activeCart?.totalPrice);
  const { cart: more } = await shopper.ask('addToCart', {
    id,
    version: cart.version,
    product: { sku: other },
    quantity: 1,
    supplyChannel: german,
  });
  expect(more.lineItems).toMatchObject([channels, { supplyChannel: german }]);
  expect(more.lineItems[1]).not.toHaveProperty('distributionChannel');
  const { cart: bare } = await shopper.ask('updateCartItemChannel', {
    ...reference,
    version: more.version,
    supplyChannel: null,
  });
  expect(bare.lineItems[0]).not.toHaveProperty('supplyChannel');
  expect(bare.lineItems[0]).toMatchObject({ distributionChannel: german });
});

it('channels of another store and unknown lines are refused', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('de');
  const { id, version, lineItems } = await cartWith(shopper, { [sku]: 1 });
  const lineItem = { id: lineItems[0]?.id ?? '' };
  const channel = { id, version, lineItem, supplyChannel: french };
  expect(await shopper.call('updateCartItemChannel', channel)).toMatchObject({
    status: 404,
    code: 'ChannelNotFound',
  });
  const nowhere = { id, version, lineItem: { id: 'nobody' }, supplyChannel: german };
  expect(await shopper.call('updateCartItemChannel', nowhere)).toMatchObject({
    status: 404,
    code: 'LineItemNotFound',
  });
  expect((await shopper.ask('getMe', {})).me.activeCart?.version).toBe(version);
});

it('an article has only variant 1, and another variant id is refused', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('de');
  const { id, version } = (await shopper.ask('createCart', {})).cart;
  const line = { action: 'addLineItem' as const, sku, quantity: 1 };
  const update = (variantId: number) => ({ id, version, actions: [{ ...line, variantId }] });
  const other = await shopper.raw('updateCart', JSON.stringify([update(2)]));
  expect(other).toMatchObject({ status: 400 });
  const { cart } = await shopper.ask('updateCart', {
    ...update(1),
    actions: [{ ...line, variantId: 1 }],
  });
  expect(cart).toMatchObject({ taxMode: 'Platform', lineItems: [{ variant: { id: 1, sku } }] });
});
