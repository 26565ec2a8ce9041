import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { activeCart, amounts, quantities } from '../cart-view.ts';
import { firstDemo } from '../demo-rows.ts';
import { putOnSale, setStock } from '../goods.ts';
import { mainOf } from '../html-page.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

it('createCart opens an empty cart in the currency of the market and sets two cookies', async () => {
  const shopper = visitor('cz');
  const { cart } = await shopper.ask('createCart', {});
  expect(cart).toMatchObject({ version: 1, lineItems: [], store: { key: 'cz' } });
  expect(cart.totalPrice).toMatchObject({ centAmount: 0, currencyCode: 'CZK' });
  expect(shopper.cookies.get('kontor-cart')).toBe(cart.id);
  expect(shopper.cookies.get('kontor-has-cart')).toBe('1');
  const { me } = await shopper.ask('getMe', {});
  expect(me.activeCart).toEqual(cart);
});

it('adding a product twice increases one line, and the quantity zero removes the line', async () => {
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
  expect(amounts(gone.cart)).toEqual({ total: 0, net: 0, vat: [[0.19, 0]], shipping: 0 });
});

it('a cart takes no more pieces than are in stock and returns a notice', async () => {
  const [sku] = await putOnSale({ stock: 7 });
  const shopper = visitor('fr');
  const cart = await cartWith(shopper, { [sku]: 5 });
  const more = { id: cart.id, version: cart.version, product: { sku }, quantity: 5 };
  const capped = await shopper.ask('addToCart', more);
  expect(quantities(capped.cart)).toEqual({ [sku]: 7 });
  expect(capped.notices).toEqual([{ code: 'MaximumReached', sku }]);
  const full = await shopper.call('addToCart', more);
  expect(full).toMatchObject({ status: 200, data: { notices: capped.notices } });
  await setStock(sku, 0);
  const lineItem = { id: cart.lineItems[0]?.id ?? '' };
  const { id, version } = capped.cart;
  const less = await shopper.ask('updateCartQuantity', { id, version, lineItem, quantity: 3 });
  expect(quantities(less.cart)).toEqual({ [sku]: 3 });
});

it('a cart takes at most a hundred pieces of one product and returns a notice', async () => {
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

it('the amounts of a mixed Swiss cart are exact to the cent', async () => {
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

it('shipping is free from the threshold on and costs the fee one cent below it', async () => {
  const [below, at] = await putOnSale({ price: 5899 }, { price: 5900 });
  const totals = await Promise.all(
    [below, at].map(async (sku) => amounts(await cartWith(visitor('de'), { [sku]: 1 })).total),
  );
  expect(totals).toEqual([5899 + 195, 5900]);
});

it('a line in Switzerland has its name in all three languages of the country', async () => {
  const row = await env.DB.prepare(
    `SELECT sku FROM products JOIN prices ON product_id = id JOIN inventory USING (sku)
     WHERE store = 'ch' AND sellable = 1 AND available_quantity > 5 AND sku LIKE 'EX10%'`,
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

it('the cart page is spelt without ß in Switzerland', async () => {
  const { sku } = await firstDemo('ch', 'de', "t.name LIKE '%ß%' AND i.available_quantity > 0");
  const shopper = visitor('ch');
  await cartWith(shopper, { [sku]: 1 });
  const html = await (await shopper.get('/checkout/cart')).text();
  const [, name = ''] = /class="line__name"[^>]*>([^<]+)</.exec(html) ?? [];
  expect(name).toContain('ss');
  // The seller's street below the page keeps its name.
  expect(mainOf(html).replace(/data-props="[^"]*"/g, '')).not.toContain('ß');
});

it('the cart page shows the same cart in each language of the market', async () => {
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

it('each request for the cart extends its cookie to thirty days', async () => {
  const [sku] = await putOnSale({});
  const shopper = visitor('de');
  const { id } = await cartWith(shopper, { [sku]: 1 });
  const getMe = { method: 'POST', body: '[{}]', headers: { 'Content-Type': 'application/json' } };
  for (const [path, request] of [
    ['/checkout/cart', {}],
    ['/new-ct/getMe', getMe],
  ] as const) {
    const { headers } = await shopper.send(path, request);
    expect(headers.get('Set-Cookie')).toContain(`kontor-cart=${id}; Max-Age=2592000;`);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  }
});

it('a deleted cart is gone, and so are its cookies', async () => {
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

it('a cart is not shown in another market', async () => {
  const [sku] = await putOnSale({});
  const { id } = await cartWith(visitor('at'), { [sku]: 1 });
  expect(await activeCart(id, 'de')).toBeNull();
});
