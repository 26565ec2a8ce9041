/** Faults of a server: what a cart’s requests make of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import { german } from './scripted-wire.ts';
import { dataOf, firstSkus, openTwinShop, type TwinShop } from './twin-shop.ts';

let shop: TwinShop;
beforeAll(async () => {
  shop = await openTwinShop({ timeoutMs: 2_000 });
});
beforeEach(() => shop.twin.reset());
afterAll(() => shop.twin.close());

const [sku = ''] = firstSkus;
const line = (): CartUpdate => ({ action: 'addLineItem', sku, quantity: 1 });
const begun = async (...updates: CartUpdate[]) =>
  dataOf(await shop.carts.create({ key: 'room', updates }, german));
const failed = (endpoint: string, message: string) => ({
  ok: false,
  code: 'BackendFailed',
  message: `An error occurred during request to ${endpoint}, ${message}`,
});

describe('a fault of commercetools', () => {
  it('has the name of the document and what the network said', async () => {
    const cart = await begun(line());
    shop.twin.faults.add({ kind: 'hang', document: 'UpdateCart' });
    expect(await shop.carts.update(cart, [line()], german)).toEqual(
      failed('UpdateCart', 'no answer in time'),
    );
  });

  it.each(['garbage', 'cut'] as const)('%s is no crash', async (kind) => {
    const cart = await begun(line());
    shop.twin.faults.add({ kind, document: 'UpdateCart' });
    expect(await shop.carts.update(cart, [line()], german)).toEqual(
      failed('UpdateCart', 'an answer that is no JSON'),
    );
  });

  it('that leaves fields out names the path', async () => {
    const cart = await begun(line());
    shop.twin.faults.add({ kind: 'missing', fields: ['price'], document: 'CartById' });
    expect(await shop.carts.find({ id: cart.id }, german)).toEqual(
      failed('CartById', 'an answer of another form: inStore.cart.lineItems.0.price'),
    );
  });

  it.each(['serverError', 'tooManyRequests', 'unauthorized', 'lost'] as const)(
    '%s is got over by a query',
    async (kind) => {
      const cart = await begun(line());
      shop.twin.faults.add({ kind, document: 'CartById' });
      expect(dataOf(await shop.carts.find({ id: cart.id }, german))).toEqual(cart);
    },
  );

  it('never repeats a change', async () => {
    const cart = await begun(line());
    shop.twin.faults.add({ kind: 'lost', document: 'UpdateCart' });
    expect(await shop.carts.update(cart, [line()], german)).toMatchObject({
      code: 'BackendFailed',
    });
    const after = dataOf(await shop.carts.find({ id: cart.id }, german));
    expect(after?.lineItems).toMatchObject([{ quantity: 2 }]);
    expect(shop.twin.log.count('UpdateCart')).toBe(1);
  });

  it('that lets all tokens expire costs one more request', async () => {
    const cart = await begun(line());
    shop.twin.tokens.expireAll();
    shop.sent();
    await Promise.all(
      Array.from({ length: 4 }, async () => dataOf(await shop.carts.find({ id: cart.id }, german))),
    );
    expect(shop.sent().filter((name) => name === 'token')).toHaveLength(1);
  });
});
