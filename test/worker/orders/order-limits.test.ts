/** Nobody can empty the shelf: unpaid orders are limited by e-mail, network and customer, exactly and at the same time. */
import { env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailKey } from '#domain/customer/email.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { forgetLimits } from '#worker/data/limits/counts.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { newNetwork } from '../../networks.ts';
import { newEmail, signUp } from '../customers.ts';
import { putOnSale, stockOf } from '../goods.ts';
import { operate } from '../operating.ts';
import { shopWith } from '../other-store.ts';
import { addressed, addressIn, cartWith, orderCall } from '../shopper.ts';
import { type Visitor, visitor } from '../visitor.ts';

const defaults: Partial<StoredStore> = { limits: undefined };
let shop: Awaited<ReturnType<typeof shopWith>>;
beforeAll(async () => {
  shop = await shopWith('de', defaults);
});
afterAll(() => shop.end());

/** A shopper of this network with one piece in the cart, ready to order: the cart is made by one call. */
async function ready(sku: string, network: string, email = newEmail(), market: 'de' | 'pt' = 'de') {
  const shopper = shopperIn(network, market);
  const address = addressIn(market);
  const { cart } = await shopper.ask('updateCart', {
    id: crypto.randomUUID(),
    version: 0,
    actions: [
      { action: 'addLineItem', sku, quantity: 1 },
      { action: 'setCustomerEmail', email },
      { action: 'setBillingAddress', address },
      { action: 'setShippingAddress', address },
    ],
  });
  return { shopper, cart, call: () => order(shopper, cart) };
}

function shopperIn(network: string, market: 'de' | 'pt' = 'de'): Visitor {
  return visitor(market, (address, init) => {
    const headers = new Headers(init.headers);
    headers.set('CF-Connecting-IP', network);
    return shop.reach(address, { ...init, headers });
  });
}

const order = (shopper: Visitor, cart: Awaited<ReturnType<typeof cartWith>>) =>
  shopper.call('createOrder', orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount));

const refused = { status: 409, code: 'UnpaidLimitReached' };

describe('unpaid orders of one network', () => {
  it('are ten at most, whoever orders: 100 at the same time take ten pieces', async () => {
    const [sku] = await putOnSale({ price: 6000, stock: 200 });
    const network = newNetwork();
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, at) => ready(sku, network.replace('::1', `::${at + 1}`))),
    );
    const answers = await Promise.all(all.map(({ call }) => call()));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect(statuses.get(200)).toHaveLength(10);
    expect(statuses.get(409)?.length).toBe(50);
    expect(statuses.get(429)?.length).toBe(40);
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([undefined, 'UnpaidLimitReached', 'TooManyOrders']),
    );
    expect(await stockOf(sku)).toBe(190);
    const { results } = await env.DB.prepare(
      'SELECT id FROM order_lines JOIN orders ON id = order_id WHERE sku = ?',
    )
      .bind(sku)
      .all();
    expect(results).toHaveLength(10);
    const other = await ready(sku, newNetwork());
    expect((await other.call()).status).toBe(200);
  });

  it('end with the eleventh, one after another; the page says why and keeps the cart', async () => {
    const [sku] = await putOnSale({ price: 6000, stock: 50 });
    const network = newNetwork();
    for (let count = 0; count < 10; count += 1) {
      expect((await (await ready(sku, network)).call()).status).toBe(200);
    }
    const { shopper, cart, call } = await ready(sku, network);
    expect(await call()).toMatchObject(refused);
    const form = {
      intent: 'order',
      method: 'bankTransfer',
      cartId: cart.id,
      version: String(cart.version),
      total: String(cart.totalPrice.centAmount),
    };
    const page = await shopper.post('/checkout/payment', form);
    const { t } = await textsFor('de-DE');
    expect(page.status).toBe(409);
    expect(await page.text()).toContain(t('limit.unpaid'));
    expect((await shopper.ask('getMe', {})).me.activeCart?.lineItems).toHaveLength(1);
    expect(await stockOf(sku)).toBe(40);
    // Paid by card the same cart is no risk for the shelf.
    const paid = await shopper.call('payAndOrder', {
      ...orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount),
      paymentMethod: 'scheme',
    });
    expect(paid.status).toBe(200);
  });
});

describe('unpaid orders of one e-mail address', () => {
  it('are five at most, in any spelling and from any network', async () => {
    const [sku] = await putOnSale({ price: 6000, stock: 50 });
    const email = newEmail();
    const spellings = [email, email.toLowerCase(), email.toUpperCase()];
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, at) => ready(sku, newNetwork(), spellings[at % 3])),
    );
    const answers = await Promise.all(all.map(({ call }) => call()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status !== 200)).toHaveLength(7);
    expect(await stockOf(sku)).toBe(45);
  });

  it('come to 25,000 euros at most; a paid or cancelled one counts no more', async () => {
    const [sku] = await putOnSale({ price: 1_300_000, stock: 50 });
    const email = newEmail();
    expect((await (await ready(sku, newNetwork(), email)).call()).status).toBe(200);
    const second = await ready(sku, newNetwork(), email);
    expect(await second.call()).toMatchObject(refused);
    await env.DB.prepare("UPDATE orders SET order_state = 'Cancelled' WHERE customer_email = ?")
      .bind(email)
      .run();
    expect((await second.call()).status).toBe(200);
  });
});

it('an order that is paid in part counts with what is still unpaid, and its origin is kept', async () => {
  const [sku] = await putOnSale({ price: 1_300_000, stock: 50 });
  const email = newEmail();
  const first = await ready(sku, newNetwork(), email);
  const { data } = await first.call();
  const second = await ready(sku, newNetwork(), email);
  expect(await second.call()).toMatchObject(refused);
  await operate(data?.order.id ?? '', 'transfer', { amount: '0.01' });
  await forgetLimits(env.DB, new Date());
  expect(await second.call()).toMatchObject(refused);
  await operate(data?.order.id ?? '', 'transfer', { amount: '2000' });
  expect((await second.call()).status).toBe(200);
});

it('no Multibanco reference is made for an order that would be refused', async () => {
  const end = (await shopWith('pt', { limits: { unpaidOrdersOfEmail: 1 } })).end;
  try {
    const [sku] = await putOnSale({ price: 6000, stock: 50 });
    const email = newEmail();
    const pay = async () => {
      const { shopper, cart } = await ready(sku, newNetwork(), email, 'pt');
      const main = orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount);
      return shopper.call('payAndOrder', { ...main, paymentMethod: 'multibanco' });
    };
    const first = await pay();
    expect(first.data?.makePaymentResponse.kind).toBe('ordered');
    expect(await pay()).toMatchObject(refused);
    expect(await stockOf(sku)).toBe(49);
  } finally {
    await end();
  }
});

it('a customer who has paid for an order has room for thirty orders, whatever the network', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 50 });
  const network = newNetwork();
  const shopper = shopperIn(network);
  const email = newEmail();
  await signUp(shopper, email);
  const again = async () => {
    const cart = await cartWith(shopper, { [sku]: 1 });
    return order(shopper, await addressed(shopper, cart, 'de', email));
  };
  for (let count = 0; count < 5; count += 1) expect((await again()).status).toBe(200);
  expect(await again()).toMatchObject(refused);
  await env.DB.prepare(
    `UPDATE orders SET payment_state = 'Paid' WHERE id =
      (SELECT id FROM orders WHERE customer_email = ? LIMIT 1)`,
  )
    .bind(email)
    .run();
  for (let count = 0; count < 8; count += 1) expect((await again()).status).toBe(200);
});

describe('what is stored for the limits', () => {
  it('names no network, and is deleted when the order is paid', async () => {
    const [sku] = await putOnSale({ price: 6000, stock: 5 });
    const network = newNetwork();
    const email = newEmail();
    await (await ready(sku, network, email)).call();
    const stored = () =>
      env.DB.prepare('SELECT * FROM unpaid_orders WHERE email = ?').bind(emailKey(email)).all();
    const { results } = await stored();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain(network.slice(0, 12));
    await env.DB.prepare("UPDATE orders SET payment_state = 'Paid' WHERE customer_email = ?")
      .bind(email)
      .run();
    await forgetLimits(env.DB, new Date());
    expect((await stored()).results).toEqual([]);
  });
});
