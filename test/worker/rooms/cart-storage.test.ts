import { abortAllDurableObjects, env, evictDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { activeCart, amounts, quantities } from '../cart-view.ts';
import { putOnSale } from '../goods.ts';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';

it('a cart holds exactly fifty pieces after fifty parallel clicks', async () => {
  const [sku] = await putOnSale({ stock: 500 });
  const shopper = visitor('sk');
  const { cart } = await shopper.ask('createCart', {});
  const clicks = Array.from({ length: 50 }, () =>
    shopper.ask('addToCart', { id: cart.id, version: 1, product: { sku }, quantity: 1 }),
  );
  const versions = (await Promise.all(clicks)).map((change) => change.cart.version);
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2));
  const after = await activeCart(cart.id, 'sk');
  expect(after && quantities(after)).toEqual({ [sku]: 50 });
  expect(after?.version).toBe(51);
});

it('a cart is exact after five hundred parallel clicks on ten products', async () => {
  const skus = await putOnSale(...Array.from({ length: 10 }, () => ({ stock: 500, price: 100 })));
  const shopper = visitor('at');
  const { cart } = await shopper.ask('createCart', {});
  const clicks = Array.from({ length: 500 }, (_, index) => {
    const sku = skus[index % 10] ?? '';
    return shopper.ask('addToCart', { id: cart.id, version: 1, product: { sku }, quantity: 1 });
  });
  await Promise.all(clicks);
  const after = await activeCart(cart.id, 'at');
  expect(after && quantities(after)).toEqual(Object.fromEntries(skus.map((sku) => [sku, 50])));
  // 500 × 1.00 €, above 59 € without shipping; 500 / 1.2 = 416.67.
  expect(after && amounts(after)).toEqual({
    total: 50_000,
    net: 41_667,
    vat: [[0.2, 8333]],
    shipping: 0,
  });
});

it('a retried operation is applied once and returns the current cart', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('nl');
  const { cart } = await shopper.ask('createCart', {});
  const request = { id: cart.id, version: 1, operationId: 'op-12345678', product: { sku } };
  const first = await shopper.ask('addToCart', { ...request, quantity: 4 });
  expect(await shopper.ask('addToCart', { ...request, quantity: 4 })).toEqual(first);
  const more = await shopper.ask('addToCart', {
    id: cart.id,
    version: 2,
    product: { sku },
    quantity: 1,
  });
  expect(await shopper.ask('addToCart', { ...request, quantity: 4 })).toEqual(more);
  const after = await activeCart(cart.id, 'nl');
  expect(after && quantities(after)).toEqual({ [sku]: 5 });
});

it('a retried operation from another market is refused', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('nl');
  const { cart } = await shopper.ask('createCart', {});
  const request = { id: cart.id, version: 1, operationId: 'op-87654321', product: { sku } };
  await shopper.ask('addToCart', { ...request, quantity: 1 });
  const elsewhere = await visitor('be').call('addToCart', { ...request, quantity: 1 });
  expect(elsewhere).toMatchObject({ status: 404, code: 'CartNotInStore' });
});

it('a retried createCart returns the cart of the first try', async () => {
  const shopper = visitor('nl');
  const operationId = crypto.randomUUID();
  const first = await shopper.ask('createCart', { operationId });
  const again = await shopper.ask('createCart', { operationId });
  expect(again.cart.id).toBe(first.cart.id);
});

it('a cart has every acknowledged change after its room was evicted and after it was aborted', async () => {
  const [sku] = await putOnSale({ stock: 500 });
  const shopper = visitor('pl');
  const { cart } = await shopper.ask('createCart', {});
  const add = { id: cart.id, version: 1, product: { sku }, quantity: 1 };
  for (const stop of [
    () => evictDurableObject(env.CART.getByName(cart.id)),
    () => abortAllDurableObjects(),
  ]) {
    await Promise.all(Array.from({ length: 10 }, () => shopper.ask('addToCart', add)));
    await stop();
  }
  const first = await shopper.ask('addToCart', { ...add, operationId: 'after-the-crash' });
  await abortAllDurableObjects();
  expect(await shopper.ask('addToCart', { ...add, operationId: 'after-the-crash' })).toEqual(first);
  expect(quantities(first.cart)).toEqual({ [sku]: 21 });
});

it('a crash during parallel changes loses no acknowledged change', async () => {
  const [sku] = await putOnSale({ stock: 500 });
  const shopper = visitor('hu');
  const { cart } = await shopper.ask('createCart', {});
  const add = { id: cart.id, version: 1, product: { sku }, quantity: 1 };
  const rush = Array.from({ length: 40 }, () =>
    shopper.call('addToCart', add).then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  let acknowledged = 0;
  await logged(async () => {
    await rush[0];
    await abortAllDurableObjects();
    acknowledged = (await Promise.all(rush)).filter(Boolean).length;
  });
  const after = await activeCart(cart.id, 'hu');
  const kept = after ? (quantities(after)[sku] ?? 0) : 0;
  expect(acknowledged).toBeGreaterThan(0);
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept).toBeLessThanOrEqual(40);
});
