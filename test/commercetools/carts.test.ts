/** Carts at the twin of commercetools. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Address } from '#domain/checkout/address.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import { german } from './scripted-wire.ts';
import { dataOf, firstSkus, openTwinShop, type TwinShop } from './twin-shop.ts';

let shop: TwinShop;
beforeAll(async () => {
  shop = await openTwinShop({ timeoutMs: 2_000 });
});
beforeEach(() => shop.twin.reset());
afterAll(() => shop.twin.close());

const [sku = '', otherSku = ''] = firstSkus;
const address: Address = {
  firstName: 'Ada',
  lastName: 'Weiß',
  vatNumber: 'DE123456788',
  streetName: 'Hauptstraße',
  streetNumber: '1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'de',
  deliveryNoteLift: true,
};
const line = (quantity = 1, of = sku): CartUpdate => ({
  action: 'addLineItem',
  sku: of,
  quantity,
});
const begun = async (...updates: CartUpdate[]) =>
  dataOf(await shop.carts.create({ key: 'room', updates }, german));
const changed = async (cart: { id: string; version: number }, ...updates: CartUpdate[]) =>
  dataOf(await shop.carts.update(cart, updates, german));
describe('a cart', () => {
  it('is made with its content in one request, and found by key and id', async () => {
    await shop.carts.find({ key: 'room' }, german);
    shop.sent();
    const cart = await begun(
      line(2),
      { action: 'setCustomerEmail', email: 'ada@example.com' },
      { action: 'setShippingAddress', address },
      { action: 'setBillingAddress', address },
      { action: 'setShippingMethod', key: 'parcel' },
      { action: 'setCustomFields', fields: { utmSource: 'mail', customerAgreedToSendEmail: true } },
    );
    expect(shop.sent()).toEqual(['CreateCart']);
    expect(cart).toMatchObject({
      key: 'room',
      cartState: 'Active',
      store: { key: 'de' },
      customerEmail: 'ada@example.com',
      lineItems: [{ quantity: 2, variant: { sku }, name: { de: expect.any(String) } }],
      shippingAddress: address,
      billingAddress: address,
      shippingInfo: { shippingMethod: { key: 'parcel' }, shippingMethodState: 'MatchesCart' },
      custom: { utmSource: 'mail', customerAgreedToSendEmail: true },
    });
    const { centAmount } = cart.totalPrice;
    expect(cart.taxedPrice?.totalGross.centAmount).toBe(centAmount);
    expect(dataOf(await shop.carts.find({ key: 'room' }, german))).toEqual(cart);
    expect(dataOf(await shop.carts.find({ id: cart.id }, german))).toEqual(cart);
  });

  it('that exists with this key is returned instead of another one', async () => {
    const cart = await begun(line());
    const again = await begun(line(5));
    expect(again).toEqual(cart);
  });

  it('is made once although the answer got lost', async () => {
    shop.twin.faults.add({ kind: 'lost', document: 'CreateCart' });
    const draft = { key: 'room', updates: [line()] };
    expect(await shop.carts.create(draft, german)).toMatchObject({ code: 'BackendFailed' });
    const cart = dataOf(await shop.carts.create(draft, german));
    expect(cart.lineItems).toHaveLength(1);
  });

  it('of another store or key is not there', async () => {
    const cart = await begun(line());
    const french = { ...german, store: { key: 'fr', currency: 'EUR' }, locale: 'fr-FR' } as const;
    expect(dataOf(await shop.carts.find({ id: cart.id }, french))).toBeNull();
    expect(dataOf(await shop.carts.find({ key: 'room' }, french))).toBeNull();
    expect(dataOf(await shop.carts.find({ key: 'ro" or key = "room' }, german))).toBeNull();
  });

  it('is removed, also if it is gone already', async () => {
    const cart = await begun(line());
    expect(await shop.carts.remove({ id: cart.id, version: 99 }, german)).toMatchObject({
      code: 'ConcurrentModification',
      currentVersion: cart.version,
    });
    expect(dataOf(await shop.carts.remove(cart, german))).toBeNull();
    expect(dataOf(await shop.carts.remove(cart, german))).toBeNull();
    expect(dataOf(await shop.carts.find({ key: 'room' }, german))).toBeNull();
  });
});

describe('updates', () => {
  it('of lines are all made in one request', async () => {
    const cart = await begun(line(2), line(1, otherSku));
    const [first, second] = cart.lineItems;
    shop.sent();
    const after = await changed(
      cart,
      { action: 'changeLineItemQuantity', lineItemId: first?.id ?? '', quantity: 3 },
      { action: 'removeLineItem', lineItemId: second?.id ?? '' },
      { action: 'recalculate', updateProductData: true },
    );
    expect(shop.sent()).toEqual(['UpdateCart']);
    expect(after.lineItems).toMatchObject([{ id: first?.id, quantity: 3 }]);
    expect(after.version).toBeGreaterThan(cart.version);
  });

  it('add a guarantee with its price and its article', async () => {
    const cart = await begun(line(), {
      action: 'addLineItem',
      sku: '4100010',
      quantity: 1,
      custom: { parentSku: sku },
      externalPrice: moneyOf(1234, 'EUR'),
    });
    expect(cart.lineItems[1]).toMatchObject({
      variant: { sku: '4100010' },
      price: { value: { centAmount: 1234 } },
      custom: { parentSku: sku },
    });
  });

  it('have the names of discounts, and of those of a code the code', async () => {
    const code = 'WERKSTATT10';
    const cart = await begun(line(5), { action: 'addDiscountCode', code });
    const [held] = cart.discountCodes;
    expect(held?.discountCode.code).toBe(code);
    const included = cart.lineItems.flatMap(({ discountedPricePerQuantity }) =>
      discountedPricePerQuantity.flatMap((each) => each.discountedPrice.includedDiscounts),
    );
    const ids = new Set(included.map(({ discount }) => discount.id));
    expect(ids.size).toBeGreaterThan(0);
    expect(new Set(cart.cartDiscounts.map(({ id }) => id))).toEqual(ids);
    for (const { name } of cart.cartDiscounts) expect(Object.values(name)).not.toEqual([]);
    const without = await changed(cart, {
      action: 'removeDiscountCode',
      discountCode: { typeId: 'discount-code', id: held?.discountCode.id ?? '' },
    });
    expect(without.discountCodes).toEqual([]);
    expect(without.cartDiscounts.filter((each) => each.code)).toEqual([]);
  });

  it('set, change and remove the fee for cash on delivery', async () => {
    const pay = (cents?: number): CartUpdate => ({
      action: 'setPaymentMethod',
      paymentInterface: cents ? 'cashOnDelivery' : 'bankTransfer',
      ...(cents && { codFee: moneyOf(cents, 'EUR') }),
    });
    const fees = (cart: Awaited<ReturnType<typeof begun>>) =>
      cart.customLineItems.map(({ slug, totalPrice }) => [slug, totalPrice.centAmount]);
    const cart = await begun(line(), { action: 'setShippingAddress', address }, pay(500));
    expect(fees(cart)).toEqual([['cash-on-delivery', 500]]);
    const dearer = await changed(cart, pay(700));
    expect(fees(dearer)).toEqual([['cash-on-delivery', 700]]);
    const without = await changed(dearer, pay());
    expect(fees(without)).toEqual([]);
    expect(fees(await changed(without, pay()))).toEqual([]);
  });

  it('of the shop’s fields leave those of others', async () => {
    const fields = (utmSource?: string): CartUpdate => ({
      action: 'setCustomFields',
      fields: { customerAgreedToSendEmail: true, ...(utmSource && { utmSource }) },
    });
    const cart = await changed(await begun(line()), fields('mail'));
    expect(cart.custom).toEqual({ customerAgreedToSendEmail: true, utmSource: 'mail' });
    const without = await changed(cart, fields());
    expect(without.custom).toEqual({ customerAgreedToSendEmail: true });
    // A field that is not there is not removed: commercetools refuses that.
    await changed(without, fields());
    const names = shop.twin.log.entries.map(({ variables }) =>
      JSON.stringify(variables).match(/"setCustomField":\{"name":"(\w+)"\}/g),
    );
    expect(names.flatMap((each) => each ?? [])).toEqual(['"setCustomField":{"name":"utmSource"}']);
  });

  it('are refused with the current version if the cart was changed', async () => {
    const cart = await begun(line());
    shop.twin.faults.add({ kind: 'conflict', document: 'UpdateCart' });
    shop.sent();
    const refused = await shop.carts.update(cart, [line()], german);
    expect(refused).toMatchObject({
      code: 'ConcurrentModification',
      currentVersion: cart.version + 1,
    });
    // Not repeated here.
    expect(shop.sent()).toEqual(['UpdateCart']);
  });

  it('that depend on the cart are refused before they are sent', async () => {
    const cart = await begun(line());
    await changed(cart, line());
    shop.sent();
    const update: CartUpdate = { action: 'setCustomFields', fields: { utmSource: 'x' } };
    expect(await shop.carts.update(cart, [update], german)).toMatchObject({
      code: 'ConcurrentModification',
      currentVersion: cart.version + 1,
    });
    expect(shop.sent()).toEqual(['CartBasis']);
  });

  it.each<[CartUpdate, string]>([
    [{ action: 'addDiscountCode', code: 'UNKNOWN' }, 'DiscountCodeNotFound'],
    [{ action: 'addLineItem', sku: 'EX99999999', quantity: 1 }, 'ProductNotFound'],
  ])('%j has a failure of its own: %s', async (update, code) => {
    const cart = await begun(line());
    expect(await shop.carts.update(cart, [update], german)).toMatchObject({ ok: false, code });
    expect(
      await shop.carts.create({ key: 'other', updates: [line(), update] }, german),
    ).toMatchObject({ ok: false, code });
  });

  it('of a cart that is gone say so', async () => {
    const cart = await begun(line());
    await shop.carts.remove(cart, german);
    for (const update of [line(), { action: 'setCustomFields', fields: {} } as const]) {
      expect(await shop.carts.update(cart, [update], german)).toMatchObject({
        code: 'CartNotInStore',
        message: 'The cart was not found in store',
      });
    }
  });
});
