/** Carts and orders are the same by every backend: the embedded one's amounts are what the others have to show. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { twinSkus } from '../../commercetools-twin/sold.ts';
import { someOf } from '../../random.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { type Visitor, visitor } from '../visitor.ts';
import { everyBackend, remoteBackends, sellEverywhere } from './every-backend.ts';

beforeAll(sellEverywhere);

const { parcel, other, freight, accessory, reduced } = twinSkus;

type Amounts = Pick<
  Cart,
  | 'lineItems'
  | 'shippingInfo'
  | 'discountCodes'
  | 'cartDiscounts'
  | 'discountOnTotalPrice'
  | 'custom'
  | 'totalPrice'
  | 'taxedPrice'
>;

/** What a shopper reads of a cart, or of an order. */
function shown({ lineItems, shippingInfo, discountCodes, totalPrice, ...cart }: Amounts) {
  return {
    lines: lineItems
      .map(({ variant, quantity, price, taxedPrice }) => [
        variant.sku,
        quantity,
        (price.discounted ?? price.value).centAmount,
        taxedPrice.totalGross.centAmount,
      ])
      .sort(),
    shipping: [
      shippingInfo?.shippingMethod.key,
      (shippingInfo?.discountedPrice?.value ?? shippingInfo?.price)?.centAmount,
    ],
    codes: discountCodes.map(({ discountCode, state }) => [discountCode.code, state]),
    discounts: cart.cartDiscounts
      .map(({ target, volumeDiscountGroup, permyriad, discountedAmount, code }) => [
        target,
        volumeDiscountGroup,
        volumeDiscountGroup && permyriad,
        discountedAmount.centAmount,
        code,
      ])
      .sort(),
    off: cart.discountOnTotalPrice?.discountedAmount.centAmount,
    fee: cart.custom.calculatedCodFee?.centAmount,
    total: totalPrice,
    tax: cart.taxedPrice.totalGross.centAmount - cart.taxedPrice.totalNet.centAmount,
  };
}

const markets = ['de', 'ch', 'gb', 'cz'] as const;
const lookedAt = someOf(markets, 1);

/** What shoppers do, by name. */
const visits: Record<
  string,
  (shopper: Visitor, country: (typeof markets)[number]) => Promise<Cart>
> = {
  'one parcel': (shopper) => cartWith(shopper, { [accessory]: 1 }),
  'a reduced price': (shopper) => cartWith(shopper, { [reduced]: 2 }),
  'volume discounts': (shopper) => cartWith(shopper, { [parcel]: 3, [other]: 5 }),
  freight: (shopper) => cartWith(shopper, { [freight]: 1, [accessory]: 1 }),
  'another quantity, and a line less': async (shopper) => {
    const { id, version, lineItems } = await cartWith(shopper, { [parcel]: 1, [accessory]: 2 });
    const lineOf = (sku: string) => lineItems.find(({ variant }) => variant.sku === sku)?.id ?? '';
    const actions = [
      { action: 'changeLineItemQuantity' as const, lineItemId: lineOf(parcel), quantity: 10 },
      { action: 'removeLineItem' as const, lineItemId: lineOf(accessory) },
    ];
    return (await shopper.ask('updateCart', { id, version, actions })).cart;
  },
  'a code on the total': async (shopper) => {
    const { id, version } = await cartWith(shopper, { [parcel]: 4 });
    return (await shopper.ask('applyCartCoupon', { id, version, code: 'HERBST25' })).cart;
  },
  'a code on shipping, taken away again': async (shopper) => {
    const { id, version } = await cartWith(shopper, { [accessory]: 1 });
    const { cart } = await shopper.ask('applyCartCoupon', { id, version, code: 'FREIHAUS' });
    const [code] = cart.discountCodes;
    const discountCode = { typeId: 'discount-code' as const, id: code?.discountCode.id ?? '' };
    return (await shopper.ask('removeCartCoupon', { id, version: cart.version, discountCode }))
      .cart;
  },
  'cash on delivery': async (shopper, country) => {
    const cart = await addressed(shopper, await cartWith(shopper, { [accessory]: 2 }), country);
    const { id, version } = cart;
    const actions = [
      { action: 'addPayment' as const, paymentInterface: 'cashOnDelivery' as const },
    ];
    return (await shopper.ask('updateCart', { id, version, actions })).cart;
  },
  'an undone change': async (shopper) => {
    const { id, version } = await cartWith(shopper, { [parcel]: 2 });
    const actions = [{ action: 'addLineItem' as const, sku: other, quantity: 1 }];
    const { cart } = await shopper.ask('updateCart', { id, version, actions });
    return (await shopper.ask('undoCartChange', { id, version: cart.version })).cart;
  },
};

describe.each(remoteBackends)('a cart at %s', (_name, shopperOf) => {
  it.each(Object.entries(visits))(
    'with %s has the amounts of the embedded one',
    async (_, visit) => {
      for (const country of lookedAt) {
        const wanted = shown(await visit(visitor(country), country));
        expect({ country, ...shown(await visit(shopperOf(country), country)) }).toEqual({
          country,
          ...wanted,
        });
      }
    },
  );

  it('refuses an unknown code', async () => {
    const shopper = shopperOf('de');
    const { id, version } = await cartWith(shopper, { [parcel]: 1 });
    const refused = await shopper.call('applyCartCoupon', { id, version, code: 'GIBTESNICHT' });
    expect(refused).toMatchObject({ status: 404, code: 'DiscountCodeNotFound' });
  });
});

describe.each(everyBackend)('an order at %s', (_name, shopperOf) => {
  it.each(someOf(['de', 'ch', 'fr', 'cz'] as const, 1))('is placed in %s', async (country) => {
    const shopper = shopperOf(country);
    const begun = await cartWith(shopper, { [parcel]: 3, [accessory]: 1 });
    const cart = await addressed(shopper, begun, country);
    const total = cart.totalPrice.centAmount;
    const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
    expect(order.totalPrice).toEqual(cart.totalPrice);
    expect(shown(order)).toEqual(shown(cart));
    const { order: again } = await shopper.ask('getOrder', { id: order.id });
    expect(again.orderNumber).toBe(order.orderNumber);
    expect((await shopper.ask('getMe', {})).me.activeCart).toBeNull();
  });
});
