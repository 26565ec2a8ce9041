/** The page after the order. Source: checklist ORD-1, purchase-flow.txt §4, catalogue.txt §3 "Order analytics". */
import { expect, it } from 'vitest';
import { textsFor } from '#worker/texts/texts.ts';
import { newEmail, password } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { placed } from '../placed-orders.ts';
import { orderCall } from '../shopper.ts';
import { readyCustomer } from '../shoppers-with-account.ts';
import { led, visitor } from '../visitor.ts';

it('the page is found by the id and the number of the order, and shows the state of the payment', async () => {
  const { t } = await textsFor('cs-CZ');
  const { shopper, order } = await placed('cz');
  const shown = order.orderNumber.slice(2);
  for (const named of [order.id, order.orderNumber, shown]) {
    const page = await readPage(await shopper.get(`/checkout/thank-you?order=${named}`));
    expect([named, page.status]).toEqual([named, 200]);
    expect(page.html).toContain(`data-order-number="${shown}"`);
    expect(page.html).toContain('data-slip="" data-forget="kontor-addresses"');
    expect(page.html).toContain(
      `data-payment-status="inProgress">${t('order.payment.inProgress')}<`,
    );
    expect((await visitor('cz').get(`/checkout/thank-you?order=${named}`)).status).toBe(404);
  }
  const cash = await placed('ie', 'cashOnDelivery');
  const page = await cash.shopper.get(`/checkout/thank-you?order=${cash.order.id}`);
  expect(await page.text()).toContain('data-payment-status="onDelivery"');
});

it('the page has the data of the conversion, without an e-mail address', async () => {
  const { shopper, order, sku } = await placed('ie', 'cashOnDelivery');
  const html = await (await shopper.get(`/checkout/thank-you?order=${order.id}`)).text();
  const [, json = ''] = /id="conversion">([^<]*)</.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    transaction_id: order.orderNumber,
    value: 62.9,
    tax: 11.76,
    shipping: 0,
    currency: 'EUR',
    coupon: '',
    payment_type: 'cashOnDelivery',
    payment_name: 'Cash on delivery',
    items: [{ item_id: sku, item_name: `Regal ${sku} en`, price: 60, quantity: 1 }],
  });
});

it('the page has a form for parcel tracking where the market has a tracking account', async () => {
  for (const [country, hasForm] of [
    ['de', true],
    ['gr', false],
  ] as const) {
    const { shopper, order } = await placed(country, 'cashOnDelivery');
    const page = await readPage(await shopper.get(`/checkout/thank-you?order=${order.id}`));
    expect('parcel' in page.fields).toBe(hasForm);
    expect(page.html).not.toMatch(/<script[^>]+src="http/);
  }
});

it('the page offers a guest to create an account with a password, and a customer nothing', async () => {
  const { shopper, order } = await placed('de');
  const { fields } = await readPage(await shopper.get(`/checkout/thank-you?order=${order.id}`));
  expect(fields).toMatchObject({
    clientType: 'private',
    firstName: 'Zora',
    lastName: 'Nováková',
    email: order.customerEmail,
  });
  const own = { ...fields, email: newEmail(), password };
  expect(await led(shopper.post('/create-account', own))).toBe('/create-account/check-email');

  const [sku] = await putOnSale({ price: 6000 });
  const customer = await readyCustomer('de', { [sku]: 1 });
  const call = orderCall(customer.cart, 'bankTransfer', 6000);
  const { order: theirs } = await customer.shopper.ask('createOrder', call);
  const page = await readPage(await customer.shopper.get(`/checkout/thank-you?order=${theirs.id}`));
  expect(page.status).toBe(200);
  expect(page.fields).not.toHaveProperty('password');
});
