/** A shopper's own orders, by id or number and in lists; nobody else sees them. Source: purchase-flow.txt §7, ORD-1. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { customerOf, logIn } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { placed } from '../placed-orders.ts';
import { addressed, cartWith, orderCall } from '../shopper.ts';
import { readyCustomer } from '../shoppers-with-account.ts';
import { led, visitor } from '../visitor.ts';

it('getOrder accepts the number as it is stored or shown, from its shopper only', async () => {
  const { shopper, order } = await placed('cz');
  for (const orderNumber of [order.orderNumber, order.orderNumber.slice(2)]) {
    expect(await shopper.ask('getOrder', { orderNumber })).toEqual({ order });
    const notFound = { status: 404, code: 'OrderNotFound' };
    expect(await visitor('cz').call('getOrder', { orderNumber })).toMatchObject(notFound);
  }
});

it('another customer who logs in on the same browser does not see what was ordered in it', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart, email } = await readyCustomer('de', { [sku]: 1 });
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const remembered = shopper.cookies.get('kontor-ordered') ?? '';
  expect(remembered).not.toBe('');
  // A day later the browser has dropped the cookie of the session: the order is nobody's to see before a login.
  shopper.cookies.delete('kontor-session');
  const thanks = `/checkout/thank-you?order=${order.id}`;
  const notFound = { status: 404, code: 'OrderNotFound' };
  expect(await shopper.call('getOrder', { id: order.id })).toMatchObject({ code: 'NotLoggedIn' });
  const loggedOut = visitor('de');
  await logIn(loggedOut, email);
  await loggedOut.post('/log-out', {});
  for (const browser of [shopper, shopper, loggedOut]) {
    const way = new URL(await led(browser.get(thanks)), 'https://kontor.test');
    expect([way.pathname, way.searchParams.get('back')]).toEqual(['/login', thanks]);
    // A number can be guessed: it says nothing about whose order it is.
    const { orderNumber } = order;
    expect(await browser.call('getOrder', { orderNumber })).toMatchObject(notFound);
  }
  const { email: other } = await customerOf('de');
  await logIn(shopper, other);
  expect(shopper.cookies.has('kontor-ordered')).toBe(false);
  // Nor with the cookie, or with that of an earlier version.
  shopper.cookies.set('kontor-ordered', remembered);
  expect(await shopper.call('getOrder', { id: order.id })).toMatchObject(notFound);
  const page = `/my-account/my-orders/${order.orderNumber.toLowerCase()}`;
  expect((await shopper.get(page)).status).toBe(404);
});

it('a customer sees their orders on every device, newest first, in pages', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, email, cart } = await readyCustomer('de', { [sku]: 1 });
  const { order: first } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const filled = await cartWith(shopper, { [sku]: 2 });
  const ready = await addressed(shopper, filled, 'de', email.toLowerCase());
  const { order: second } = await shopper.ask(
    'createOrder',
    orderCall(ready, 'bankTransfer', 12_000),
  );
  expect(first.customer?.typeId).toBe('customer');

  const device = visitor('de');
  await logIn(device, email);
  const numbersOf = async (input: Parameters<typeof device.ask<'getOrders'>>[1]) => {
    const { orders } = (await device.ask('getOrders', input)).me;
    return [orders.total, ...orders.results.map(({ orderNumber }) => orderNumber)];
  };
  expect(await numbersOf({})).toEqual([2, second.orderNumber, first.orderNumber]);
  expect(await numbersOf({ sort: 'createdAt asc', limit: 1 })).toEqual([2, first.orderNumber]);
  expect(await numbersOf({ limit: 1, offset: 1 })).toEqual([2, first.orderNumber]);
  expect(await numbersOf({ where: `orderNumber = "${first.orderNumber}"` })).toEqual([
    1,
    first.orderNumber,
  ]);
  expect(await numbersOf({ where: `id="${second.id}"` })).toEqual([1, second.orderNumber]);
  expect(await device.ask('getOrder', { id: first.id })).toEqual({ order: first });
  const page = await device.get(`/checkout/thank-you?order=${first.id}`);
  expect(page.status).toBe(200);

  const both = [2, second.orderNumber, first.orderNumber];
  const day = first.createdAt.slice(0, 10);
  for (const [where, expected] of [
    [`id = "${first.id}" or id = "${second.id}"`, both],
    [`orderState = "Open" and customerEmail = "${first.customerEmail}"`, both],
    [`orderNumber in ("${second.orderNumber}", "NS1")`, [1, second.orderNumber]],
    [`createdAt >= "${day}" and not (id = "${second.id}")`, [1, first.orderNumber]],
    [`createdAt > "${first.createdAt}"`, [1, second.orderNumber]],
    [`createdAt < "${day}T00:00:00+14:00" or paymentState = "Paid"`, [0]],
    // Nobody else's, whatever the condition.
    ['1 = 1', both],
  ] as const) {
    expect([where, await numbersOf({ where })]).toEqual([where, expected]);
  }

  const invalid = { status: 400, code: 'InvalidInput' };
  for (const where of [
    '',
    'id = 1',
    'total = "1"',
    'createdAt > "yesterday"',
    'store <> "de"',
    'id = "x" or 1 = 1; DROP TABLE orders',
  ]) {
    expect(await device.call('getOrders', { where })).toMatchObject(invalid);
  }
});

it('a guest’s order with the e-mail address of an account belongs to it once the address is confirmed', async () => {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, email } = await customerOf('de');
  const guest = visitor('de');
  const filled = await cartWith(guest, { [sku]: 1 });
  const cart = await addressed(guest, filled, 'de', email.toLowerCase());
  const { order } = await guest.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
  const isShown = async () => [
    (await shopper.ask('getOrders', {})).me.orders.total,
    (await shopper.call('getOrder', { id: order.id })).status,
  ];
  expect(await isShown()).toEqual([1, 200]);
  await env.DB.prepare('UPDATE customers SET email_verified_at = NULL WHERE email = ?')
    .bind(email.toLowerCase())
    .run();
  expect(await isShown()).toEqual([0, 404]);
  expect((await guest.ask('getOrders', {})).me.orders.total).toBe(1);
  expect((await visitor('de').ask('getOrders', {})).me.orders.results).toEqual([]);
});
