/** Carts of the twin: versions, lines, totals. Amounts are computed here from the prices of the seed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ask, askerOf, clientToken, dataOf } from './asking.ts';
import { createdCart, soldSkus, tryUpdate, updatedCart } from './cart-documents.ts';
import { seedDemo } from './seed.ts';
import { openTwin, type Twin } from './server.ts';

let twin: Twin;
let ask: Ask;
let sku: string;

beforeAll(async () => {
  twin = await openTwin({ seed: seedDemo({ products: 8 }) });
  ask = askerOf(twin, await clientToken(twin));
  [sku = ''] = await soldSkus(ask, 'key > "5"');
});
beforeEach(() => twin.reset());
afterAll(() => twin.close());

const address = { setShippingAddress: { address: { country: 'DE' } } };
const parcel = { setShippingMethod: { shippingMethod: { key: 'parcel' } } };
const add = (quantity: number) => ({ addLineItem: { sku, quantity } });

describe('versions', () => {
  it('rise with each action that changes something', async () => {
    const cart = await createdCart(ask, { key: 'room-1' });
    expect(cart).toMatchObject({ version: 1, key: 'room-1', cartState: 'Active', lineItems: [] });
    const changed = await updatedCart(ask, cart, [add(1), add(2)]);
    expect(changed.version).toBe(3);
    expect(changed.lineItems).toMatchObject([{ quantity: 3, variant: { sku } }]);
  });

  it('a stale one is refused with the current one, and nothing is changed', async () => {
    const cart = await createdCart(ask);
    await updatedCart(ask, cart, [add(1)]);
    const { status, errors, data } = await tryUpdate(ask, cart, [add(1)]);
    expect(status).toBe(200);
    expect(data).toEqual({ updateCart: null });
    expect(errors?.[0]?.extensions).toEqual({ code: 'ConcurrentModification', currentVersion: 2 });
  });

  it('of changes at the same time exactly one is made', async () => {
    const cart = await createdCart(ask);
    const told = await Promise.all([1, 2, 3, 4].map((more) => tryUpdate(ask, cart, [add(more)])));
    expect(told.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('an action that fails undoes those before it', async () => {
    const cart = await createdCart(ask);
    const told = await tryUpdate(ask, cart, [add(1), { addDiscountCode: { code: 'NONE' } }]);
    expect(told.errors?.[0]?.extensions).toMatchObject({
      code: 'DiscountCodeNonApplicable',
      reason: 'DoesNotExist',
    });
    expect(await updatedCart(ask, cart, [])).toMatchObject({ version: 1, lineItems: [] });
  });
});

describe('lines', () => {
  it('of a guarantee have a price from outside, and one line for each article', async () => {
    const guarantee = (parent: string) => ({
      addLineItem: {
        sku: '4100010',
        externalPrice: { centPrecision: { currencyCode: 'EUR', centAmount: 500 } },
        custom: {
          typeKey: 'kontor-line-item',
          fields: [{ name: 'parentSku', value: JSON.stringify(parent) }],
        },
      },
    });
    const cart = await createdCart(ask);
    const actions = [guarantee('EX10000001'), guarantee('EX10000002'), guarantee('EX10000001')];
    const { lineItems } = await updatedCart(ask, cart, actions);
    expect(lineItems).toMatchObject([
      { quantity: 2, priceMode: 'ExternalPrice', totalPrice: { centAmount: 1000 } },
      { quantity: 1, custom: { customFieldsRaw: [{ name: 'parentSku', value: 'EX10000002' }] } },
    ]);
    const { errors } = await tryUpdate(ask, cart, [{ addLineItem: { sku: '4100010' } }]);
    expect(errors?.[0]?.extensions.code).toBe('MatchingPriceNotFound');
  });

  it('keep their channel', async () => {
    const cart = await createdCart(ask);
    const supplyChannel = { key: 'kontor-at' };
    const changed = await updatedCart(ask, cart, [{ addLineItem: { sku, supplyChannel } }]);
    expect(changed.lineItems).toMatchObject([{ supplyChannel }]);
  });
});

describe('totals', () => {
  it('volume discount, taxes and free delivery', async () => {
    const cart = await createdCart(ask);
    const one = await updatedCart(ask, cart, [add(1), address, parcel]);
    const unit = one.lineItems[0]?.price.value.centAmount ?? 0;
    expect(one.lineItems[0]?.price.discounted).toBeNull();
    expect(unit).toBeGreaterThan(5900);
    expect(one.shippingInfo).toMatchObject({ price: { centAmount: 0 }, discountedPrice: null });
    const three = await updatedCart(ask, one, [add(2)]);
    const piece = unit - Math.round(unit * 0.05);
    expect(three.lineItems[0]).toMatchObject({
      totalPrice: { centAmount: 3 * piece },
      discountedPricePerQuantity: [
        {
          quantity: 3,
          discountedPrice: {
            value: { centAmount: piece },
            includedDiscounts: [
              {
                discount: { key: 'volume-standard-3' },
                discountedAmount: { centAmount: unit - piece },
              },
            ],
          },
        },
      ],
    });
    const tax = Math.round((3 * piece * 19) / 119);
    expect(three.taxedPrice).toMatchObject({
      totalGross: { centAmount: 3 * piece },
      totalNet: { centAmount: 3 * piece - tax },
      taxPortions: [{ rate: 0.19, amount: { centAmount: tax } }],
    });
  });

  it('a code takes off the total, below its minimum it does not match', async () => {
    const cart = await createdCart(ask);
    const few = await updatedCart(ask, cart, [
      add(1),
      address,
      { addDiscountCode: { code: 'HERBST25' } },
    ]);
    expect(few.discountCodes).toMatchObject([{ state: 'DoesNotMatchCart' }]);
    expect(few.discountOnTotalPrice).toBeNull();
    const many = await updatedCart(ask, few, [add(9)]);
    expect(many.discountCodes).toMatchObject([
      {
        state: 'MatchesCart',
        discountCode: { code: 'HERBST25', cartDiscounts: [{ key: 'autumn' }] },
      },
    ]);
    expect(many.discountOnTotalPrice?.discountedAmount.centAmount).toBe(2500);
    const goods = many.lineItems[0]?.totalPrice.centAmount ?? 0;
    expect(many.totalPrice.centAmount).toBe(goods - 2500);
    expect(many.taxedPrice?.totalGross.centAmount).toBe(goods - 2500);
  });

  it('without an address there is no tax, and a method must ship the cart', async () => {
    const cart = await updatedCart(ask, await createdCart(ask), [add(1), address, parcel]);
    const without = await updatedCart(ask, cart, [{ setShippingAddress: {} }]);
    expect(without).toMatchObject({ taxedPrice: null, shippingInfo: null });
    const freight = { setShippingMethod: { shippingMethod: { key: 'freight' } } };
    const { errors } = await tryUpdate(ask, without, [address, freight]);
    expect(errors?.[0]?.extensions.code).toBe('ShippingMethodDoesNotMatchCart');
  });

  it('another market has its own price, currency and tax', async () => {
    const cart = await createdCart(ask, {
      currency: 'PLN',
      country: 'PL',
      store: { key: 'pl' },
      lineItems: [{ sku, quantity: 1 }],
      shippingAddress: { country: 'PL' },
      shippingMethod: { key: 'parcel' },
    });
    expect(cart).toMatchObject({ version: 1, taxedPrice: { taxPortions: [{ rate: 0.23 }] } });
    expect(cart.shippingInfo?.shippingMethod.key).toBe('parcel');
  });
});

it('an ordered cart stays as it is', async () => {
  const cart = await updatedCart(ask, await createdCart(ask), [add(1), address]);
  await dataOf(
    ask('mutation Order($draft: OrderCartCommand!) { createOrderFromCart(draft: $draft) { id } }', {
      draft: { cart: { id: cart.id }, version: cart.version, orderNumber: 'K-1' },
    }),
  );
  const { errors } = await tryUpdate(ask, { ...cart, version: cart.version + 1 }, [add(1)]);
  expect(errors?.[0]?.extensions.code).toBe('InvalidOperation');
});
