/** What a cart's room keeps, and what it does not. */
import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { activeCart } from './cart-view.ts';
import { putOnSale } from './goods.ts';
import { orderCall, readyToOrder } from './shopper.ts';

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

it('keeps nothing for a cart that somebody made up', async () => {
  const madeUp = crypto.randomUUID();
  expect(await activeCart(madeUp, 'de')).toBeNull();
  expect(await everythingIn(madeUp)).toEqual({});
});

it('knows the shopper until the order is placed, and no longer', async () => {
  const person = /Zora|Nováková|Dlhá|mail\.example/;
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  expect(JSON.stringify(await everythingIn(cart.id))).toMatch(person);
  await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const left = await everythingIn(cart.id);
  expect(left.documents).toHaveLength(2);
  expect(JSON.stringify(left)).not.toMatch(person);
});
