import { abortAllDurableObjects, env, evictDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { putOnSale, setStock } from './goods.ts';
import { cartWith } from './shopper.ts';
import { visitor } from './visitor.ts';

const amounts = ({ totalPrice, taxedPrice, shippingInfo }: Cart) => ({
  total: totalPrice.centAmount,
  net: taxedPrice.totalNet.centAmount,
  vat: taxedPrice.taxPortions.map(({ rate, amount }) => [rate, amount.centAmount]),
  shipping: shippingInfo?.price.centAmount,
});

const quantities = ({ lineItems }: Cart) =>
  Object.fromEntries(lineItems.map((line) => [line.variant.sku, line.quantity]));

async function activeCart(id: string, market: string): Promise<Cart | null> {
  const headers = { Cookie: `kontor-cart=${id}`, 'Content-Type': 'application/json' };
  const response = await visitor(market).send('/new-ct/getMe', {
    method: 'POST',
    body: '[{}]',
    headers,
  });
  const { data } = (await response.json()) as { data: { me: { activeCart: Cart | null } } };
  return data.me.activeCart;
}

it('opens an empty cart in the currency of the market and remembers it in two cookies', async () => {
  const shopper = visitor('cz');
  const { cart } = await shopper.ask('createCart', {});
  expect(cart).toMatchObject({ version: 1, lineItems: [], store: { key: 'cz' } });
  expect(cart.totalPrice).toMatchObject({ centAmount: 0, currencyCode: 'CZK' });
  expect(shopper.cookies.get('kontor-cart')).toBe(cart.id);
  expect(shopper.cookies.get('kontor-has-cart')).toBe('1');
  const { me } = await shopper.ask('getMe', {});
  expect(me.activeCart).toEqual(cart);
});

it('adds a product, adds to the same line the second time and removes the line at zero', async () => {
  const [sku] = await putOnSale({ price: 1999 });
  const shopper = visitor('de');
  const { cart: empty } = await shopper.ask('createCart', {});
  const add = { product: { sku }, quantity: 2 };
  const first = await shopper.ask('addToCart', { id: empty.id, version: 1, ...add });
  const [line] = first.cart.lineItems;
  const second = await shopper.ask('addToCart', { id: empty.id, version: 2, ...add, quantity: 3 });
  expect(first.cart.version).toBe(2);
  expect(second.cart).toMatchObject({ version: 3, lineItems: [{ id: line?.id, quantity: 5 }] });
  const gone = await shopper.ask('updateCartQuantity', {
    id: empty.id,
    version: 3,
    lineItem: { id: line?.id ?? '' },
    quantity: 0,
  });
  expect(gone.cart.lineItems).toEqual([]);
  expect(amounts(gone.cart)).toEqual({ total: 0, net: 0, vat: [[0.19, 0]], shipping: undefined });
});

it('holds exactly fifty pieces after fifty parallel clicks', async () => {
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

it('ends exactly after five hundred parallel clicks on ten products', async () => {
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

it('applies a retried operation once and gives the first answer again', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('nl');
  const { cart } = await shopper.ask('createCart', {});
  const request = { id: cart.id, version: 1, operationId: 'op-12345678', product: { sku } };
  const first = await shopper.ask('addToCart', { ...request, quantity: 4 });
  await shopper.ask('addToCart', { id: cart.id, version: 2, product: { sku }, quantity: 1 });
  const again = await shopper.ask('addToCart', { ...request, quantity: 4 });
  expect(again).toEqual(first);
  const after = await activeCart(cart.id, 'nl');
  expect(after && quantities(after)).toEqual({ [sku]: 5 });
});

it('gives a retried createCart the cart of the first try', async () => {
  const shopper = visitor('nl');
  const operationId = crypto.randomUUID();
  const first = await shopper.ask('createCart', { operationId });
  const again = await shopper.ask('createCart', { operationId });
  expect(again.cart.id).toBe(first.cart.id);
});

it('takes no more pieces than are in stock, and says so', async () => {
  const [sku] = await putOnSale({ stock: 7 });
  const shopper = visitor('fr');
  const cart = await cartWith(shopper, { [sku]: 5 });
  const more = { id: cart.id, version: cart.version, product: { sku }, quantity: 5 };
  const capped = await shopper.ask('addToCart', more);
  expect(quantities(capped.cart)).toEqual({ [sku]: 7 });
  expect(capped.notices).toEqual([{ code: 'MaximumReached', sku }]);
  const full = await shopper.call('addToCart', more);
  expect(full).toMatchObject({ status: 409, code: 'OutOfStock' });
  await setStock(sku, 0);
  const lineItem = { id: cart.lineItems[0]?.id ?? '' };
  const { id, version } = capped.cart;
  const less = await shopper.ask('updateCartQuantity', { id, version, lineItem, quantity: 3 });
  expect(quantities(less.cart)).toEqual({ [sku]: 3 });
});

it('takes at most a hundred pieces of one product, and says so', async () => {
  const [sku] = await putOnSale({ stock: 5000 });
  const shopper = visitor('es');
  const { cart: empty } = await shopper.ask('createCart', {});
  const many = { id: empty.id, version: 1, product: { sku }, quantity: 250 };
  const { cart, notices } = await shopper.ask('addToCart', many);
  expect(quantities(cart)).toEqual({ [sku]: 100 });
  expect(notices).toEqual([{ code: 'MaximumReached', sku }]);
  const again = await shopper.ask('addToCart', { ...many, quantity: 1 });
  expect(quantities(again.cart)).toEqual({ [sku]: 100 });
  expect(again.notices).toEqual([{ code: 'MaximumReached', sku }]);
});

it('adds up a mixed Swiss cart to the cent', async () => {
  const [bench, trolley] = await putOnSale(
    { price: 1250, volumeDiscount: true },
    { price: 999, freight: true },
  );
  const cart = await cartWith(visitor('ch'), { [bench]: 3, [trolley]: 1 });
  // 12.50 less 5 % (0.625, up to 0.63) = 11.87; 3 × 11.87 + 9.99 = 45.60; pallet 9.95 → 55.55; 8.1 % inside: 4.16.
  expect(cart.lineItems.map((line) => line.taxedPrice.totalGross.centAmount)).toEqual([3561, 999]);
  expect(amounts(cart)).toEqual({
    total: 5555,
    net: 5139,
    vat: [[0.081, 416]],
    shipping: 995,
  });
});

it('sends goods free from the threshold on and takes the fee one cent below', async () => {
  const [below, at] = await putOnSale({ price: 5899 }, { price: 5900 });
  const totals = await Promise.all(
    [below, at].map(async (sku) => amounts(await cartWith(visitor('de'), { [sku]: 1 })).total),
  );
  expect(totals).toEqual([5899 + 195, 5900]);
});

it('keeps the names of a Swiss line in all three languages of the country', async () => {
  const row = await env.DB.prepare(
    `SELECT p.sku FROM products p JOIN prices USING (product_id) JOIN inventory i ON i.sku = p.sku
     WHERE store = 'ch' AND sellable = 1 AND available_quantity > 5 AND p.id = product_id`.replace(
      'JOIN prices USING (product_id)',
      'JOIN prices ON product_id = p.id',
    ),
  ).first<{ sku: string }>();
  const sku = row?.sku ?? '';
  const { results } = await env.DB.prepare(
    "SELECT language, name FROM product_texts WHERE product_id = ? AND language IN ('de','fr','it')",
  )
    .bind(sku)
    .all<{ language: string; name: string }>();
  const cart = await cartWith(visitor('ch'), { [sku]: 1 });
  expect(results).toHaveLength(3);
  expect(cart.lineItems[0]?.name).toEqual(
    Object.fromEntries(results.map(({ language, name }) => [language, name])),
  );
});

it('shows the same cart in the other language after the language switch', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('ch');
  await cartWith(shopper, { [sku]: 2 });
  for (const [prefix, language] of [
    ['', 'de'],
    ['/fr', 'fr'],
    ['/it', 'it'],
  ]) {
    const html = await (await shopper.get(`${prefix}/checkout/cart`)).text();
    expect(html).toContain(`>Regal ${sku} ${language}</a>`);
    expect(html).toContain(`href="${prefix}/regal-${language}-${sku.slice(2)}"`);
  }
});

it('is gone after it was deleted, cookies included', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('be');
  const { id, version } = await cartWith(shopper, { [sku]: 1 });
  expect(await shopper.ask('deleteCart', { id, version })).toEqual({ cart: null });
  expect([...shopper.cookies.keys()]).toEqual([]);
  expect(await activeCart(id, 'be')).toBeNull();
  const again = { id, version, product: { sku }, quantity: 1 };
  expect(await shopper.call('addToCart', again)).toMatchObject({
    status: 404,
    code: 'CartNotFound',
  });
});

it('is not shown to the same visitor in another market', async () => {
  const [sku] = await putOnSale({});
  const { id } = await cartWith(visitor('at'), { [sku]: 1 });
  expect(await activeCart(id, 'de')).toBeNull();
});

it('has every acknowledged change after its room was evicted and after it was aborted', async () => {
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

it('acknowledges nothing that a crash in the middle of the rush then loses', async () => {
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
  await rush[0];
  await abortAllDurableObjects();
  const acknowledged = (await Promise.all(rush)).filter(Boolean).length;
  const after = await activeCart(cart.id, 'hu');
  const kept = after ? (quantities(after)[sku] ?? 0) : 0;
  expect(acknowledged).toBeGreaterThan(0);
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept).toBeLessThanOrEqual(40);
});
