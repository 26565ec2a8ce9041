/** An order looked up by its number and e-mail address, on any device. Source: issue 6, checklist ORD-1. */
import { describe, expect, it } from 'vitest';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { operatorOperations } from '#domain/order/operator/operations.ts';
import type { Order } from '#domain/order/order.ts';
import { orderStatusOf } from '#domain/order/order-status.ts';
import { recordStep } from '#worker/data/orders/order-steps.ts';
import { loadOrder } from '#worker/data/orders/orders.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { env } from '../environment.ts';
import { putOnSale, setStock, stockOf } from '../goods.ts';
import { press } from '../html-forms.ts';
import { readPage, wordsOf } from '../html-page.ts';
import { inOneMinute } from '../one-minute.ts';
import { eventsAbout } from '../order-rows.ts';
import { placed } from '../placed-orders.ts';
import { email, orderCall, readyToOrder } from '../shopper.ts';
import { led, visitor } from '../visitor.ts';

const path = '/order-status';

async function asked(
  market: string,
  orderNumber: string,
  address: string,
  guest = visitor(market),
) {
  return readPage(await guest.post(path, { orderNumber, email: address }));
}

describe('an order is found', () => {
  it.each(['ie', 'cz'] as const)(
    'in %s by its number with or without NS, in any case; the page names only the town',
    async (country) => {
      const { order } = await placed(country, 'cashOnDelivery');
      const { orderNumber } = order;
      for (const typed of [orderNumber, orderNumber.slice(2), ` ns ${orderNumber.slice(2)} `]) {
        const page = await asked(country, typed, ` ${email.toUpperCase()} `);
        const shown = country === 'cz' ? orderNumber.slice(2) : orderNumber;
        expect(page.status).toBe(200);
        expect(page.html).toContain(`data-order-number="${shown}"`);
        expect(page.html).toContain('Mesto');
        expect(wordsOf(page.html)).not.toMatch(/Zora|Nováková|Dlhá|\b12a\b|zora\.novakova/);
        expect(page.headers.get('Cache-Control')).toBe('private, no-store');
        expect(page.inline).toEqual([]);
      }
    },
  );

  it('with the states of order, payment and shipment, the goods and the total', async () => {
    const { order, sku } = await placed('ie', 'cashOnDelivery');
    const { html, links } = await asked('ie', order.orderNumber, email);
    const { t } = await textsFor('en-IE');
    for (const said of [
      t('order.state.Open'),
      t('order.payment.onDelivery'),
      t('order.shipment.Pending'),
      `Regal ${sku} en`,
      '€60.00',
      '€2.90',
      '€62.90',
    ]) {
      expect(html).toContain(said);
    }
    expect(links.some((link) => link.startsWith('/withdrawal?order='))).toBe(true);
  });
});

it('the returned amounts add up to the total, fee, voucher and delivery included', async () => {
  const [sku] = await putOnSale({ price: 3000 });
  const { shopper, cart } = await readyToOrder('fr', { [sku]: 1 });
  const { cart: ready } = await shopper.ask('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [{ action: 'addPayment', paymentInterface: 'cashOnDelivery' }],
  });
  const total = ready.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(ready, 'cashOnDelivery', total));
  const discount = { ...order.totalPrice, centAmount: 500 };
  const reduced = orderStatusOf({
    ...order,
    discountOnTotalPrice: { discountedAmount: discount, includedDiscounts: [] },
    totalPrice: { ...order.totalPrice, centAmount: total - 500 },
  });
  const { orderNumber } = order;
  const { order: found } = await visitor('fr').ask('findOrder', { orderNumber, email });
  for (const told of [found, reduced]) {
    const goods = told.lines.reduce((sum, { centAmount }) => sum + centAmount, 0);
    const off = told.discount?.centAmount ?? 0;
    const more = told.shipping.price.centAmount + (told.fee?.centAmount ?? 0);
    expect(goods - off + more).toBe(told.totalPrice.centAmount);
  }
  // French law forbids a fee for a means of payment.
  expect([found.shipping.price.centAmount, found.fee?.centAmount]).toEqual([695, 0]);
});

it('a wrong number, a wrong address and another market’s order get the same answer', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  const guest = visitor('ie');
  const pages = [
    await asked('ie', 'NS99999999', email, guest),
    await asked('ie', order.orderNumber, 'someone@mail.example', guest),
    await asked('gb', order.orderNumber, email),
  ];
  const { t } = await textsFor('en-IE');
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404]);
  for (const { html } of pages) expect(html).toContain(t('orderStatus.notFound'));
  const answers = await Promise.all(
    [
      { orderNumber: 'NS99999999', email },
      { orderNumber: order.orderNumber, email: 'someone@mail.example' },
      { orderNumber: 'no number', email },
    ].map((input) => visitor('ie').call('findOrder', input)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, code: 'OrderNotFound' });
});

it('an invalid form names its wrong fields and keeps what was typed', async () => {
  const guest = visitor('de');
  const page = await readPage(await guest.post(path, { orderNumber: '12', email: 'zora' }));
  expect(page.status).toBe(422);
  expect(page.fields).toMatchObject({ orderNumber: '12', email: 'zora' });
  expect(page.html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(page.links).toEqual(expect.arrayContaining(['#orderNumber', '#email']));
});

it('the lookup is limited per network address, form and call together', async () => {
  await inOneMinute();
  const guest = visitor('ie');
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const input = { orderNumber: 'NS99999999', email };
    const answer =
      index % 2
        ? await asked('ie', input.orderNumber, email, guest)
        : await guest.call('findOrder', input);
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
  expect(statuses.at(-1)).toBe(429);
  expect((await asked('ie', 'NS99999999', email)).status).toBe(404);
});

it('a parcel has a tracking link where the market has a tracking account', async () => {
  const german = await readPage(await visitor('de').get(`${path}?parcel=JJD000342`));
  expect(german.links).toContain(
    'https://tracking.kontor.example/?account=demo-track-de-de&amp;number=JJD000342',
  );
  expect(german.html).toContain('<meta name="robots" content="noindex, follow"/>');
  const greek = await readPage(await visitor('gr').get(`${path}?parcel=JJD000342`));
  expect(greek.html).not.toContain('name="parcel"');
});

describe('after the order', () => {
  const step = async (
    { id }: Order,
    name: keyof typeof operatorOperations,
    input: Record<string, unknown> = {},
  ) => {
    const order = await loadOrder(env.DB, id);
    const taken = order && operatorOperations[name].step(input, order);
    if (!taken || 'ok' in taken) throw new Error(`${name} is refused`);
    const stamp = { id: crypto.randomUUID(), at: '2026-11-24T12:00:00.000Z' };
    await recordStep(env.DB, id, taken, { ...stamp, actor: 'operator:anna' });
  };
  const cancel = (country: string, order: Order) =>
    visitor(country).post(`${path}/cancel`, { orderNumber: order.orderNumber, email });

  it('the page shows each parcel with its tracking page, and what has happened', async () => {
    const { order, sku } = await placed('ie', 'cashOnDelivery');
    await step(order, 'ship', { carrier: 'an-post', tracking: 'CE 123' });
    const { html, links } = await asked('ie', order.orderNumber, email);
    expect(wordsOf(html)).toContain('Dispatched with An Post on 24/11/2026');
    expect(wordsOf(html)).toContain('Order received');
    expect(html.split(`Item no. ${productNumberOf(sku)}`)).toHaveLength(2);
    expect(html).not.toContain(`(${sku})`);
    expect(links).toContain('https://www.anpost.com/Post-Parcels/Track/History?item=CE%20123');
  });

  it('the shopper cancels it while nothing is packed, once, and its stock is back', async () => {
    const { order, sku } = await placed('ie', 'cashOnDelivery');
    const before = await asked('ie', order.orderNumber, email);
    expect(before.html).toContain('action="/order-status/cancel"');
    const [first, second] = [await cancel('ie', order), await cancel('ie', order)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await first.text()).toContain('The order has been cancelled.');
    expect(await stockOf(sku)).toBe(10);
    expect(await loadOrder(env.DB, order.id)).toMatchObject({ orderState: 'Cancelled' });
    const mails = (await eventsAbout(order.id)).filter(({ type }) => type === 'order-changed');
    expect(mails).toMatchObject([{ change: 'cancelled' }]);
    const after = await asked('ie', order.orderNumber, email);
    expect(after.html).not.toContain('action="/order-status/cancel"');
  });

  it('once it is packed, the shopper cannot cancel it, nor can somebody without the address', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const stranger = await visitor('ie').post(`${path}/cancel`, {
      orderNumber: order.orderNumber,
      email: 'somebody@mail.example',
    });
    expect(stranger.status).toBe(404);
    await step(order, 'pack');
    const { orderNumber } = order;
    const called = visitor('ie').ask('cancelOrder', { orderNumber, email });
    await expect(called).rejects.toThrow('can no longer be cancelled');
    const refused = await cancel('ie', order);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('can no longer be cancelled here');
    expect(await loadOrder(env.DB, order.id)).toMatchObject({ orderState: 'Confirmed' });
  });

  it('one press puts the same articles into the cart, and says which are no longer to be had', async () => {
    const [kept, scarce, gone] = await putOnSale(
      { price: 1000 },
      { price: 2000, stock: 3 },
      { price: 3000 },
    );
    const { shopper, cart } = await readyToOrder('de', { [kept]: 1, [scarce]: 2, [gone]: 1 });
    const total = cart.totalPrice.centAmount;
    const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
    await setStock(gone, 0);
    const guest = visitor('de');
    const { html } = await asked('de', order.orderNumber, email, guest);
    const answer = await readPage(await press(guest, html, 'again'));
    expect(answer.html).toContain(gone);
    expect(answer.html).toContain(scarce);
    expect(answer.html).not.toContain(kept);
    const held = async () => (await guest.ask('getMe', {})).me.activeCart;
    const cartNow = await held();
    expect(cartNow?.lineItems.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([
      [kept, 1],
      [scarce, 1],
    ]);
    // Pressed twice: the cart stays as it is.
    await press(guest, html, 'again');
    expect(await held()).toEqual(cartNow);
  });

  it('if all of it is there, the press leads to the cart', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const guest = visitor('ie');
    const { html } = await asked('ie', order.orderNumber, email, guest);
    expect(await led(press(guest, html, 'again'))).toBe('/checkout/cart');
  });
});
