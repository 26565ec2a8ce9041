/** What a cart's room stores, and what it does not. */
import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { activeCart } from '../cart-view.ts';
import { putOnSale } from '../goods.ts';
import { orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

/** Every row of every table of the room of this cart. */
async function everythingIn(cartId: string): Promise<Record<string, unknown[]>> {
  return runInDurableObject(env.CART.getByName(cartId), (_room, { storage: { sql } }) => {
    const tables = sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*'",
      )
      .toArray();
    return Object.fromEntries(
      tables.map(({ name }) => [name, sql.exec(`SELECT * FROM ${name}`).toArray()]),
    );
  });
}

it('a room stores nothing for a cart that does not exist', async () => {
  const madeUp = crypto.randomUUID();
  expect(await activeCart(madeUp, 'de')).toBeNull();
  expect(await everythingIn(madeUp)).toEqual({});
});

it('an order or a change of a cart that does not exist stores nothing and sets no alarm', async () => {
  const shopper = visitor('de');
  const reference = { id: crypto.randomUUID(), version: 1 };
  const order = {
    ...reference,
    paymentMethod: 'bankTransfer',
    expectedTotalCentAmount: 1,
  } as const;
  expect(await shopper.call('createOrder', order)).toMatchObject({ code: 'CartNotFound' });
  const change = { ...reference, product: { sku: 'EX97000000' }, quantity: 1 };
  expect(await shopper.call('addToCart', change)).toMatchObject({ code: 'CartNotFound' });
  await runInDurableObject(env.CART.getByName(reference.id), async (_room, { storage }) => {
    expect(await storage.getAlarm()).toBeNull();
  });
  expect(await everythingIn(reference.id)).toEqual({});
});

it('a form that adds an unknown SKU creates no cart', async () => {
  const shopper = visitor('de');
  const response = await shopper.post('/checkout/cart', {
    intent: 'add',
    sku: 'NOPE',
    quantity: '1',
  });
  expect(response.headers.get('Location')).toBe('/checkout/cart?problem=ProductNotFound');
  expect([...shopper.cookies.keys()]).toEqual([]);
});

it('a room has the shopper’s data until the order is placed, and no longer', async () => {
  const person = /Zora|Nováková|Dlhá|mail\.example/;
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  expect(JSON.stringify(await everythingIn(cart.id))).toMatch(person);
  await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const left = await everythingIn(cart.id);
  expect(left.documents).toHaveLength(2);
  expect(JSON.stringify(left)).not.toMatch(person);
});
