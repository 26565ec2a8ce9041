import { env } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { Order } from '#domain/order/order.ts';
import { deliver } from '../deliver.ts';
import { putOnSale, setStock } from '../goods.ts';
import { openWindow } from '../live-window.ts';
import { logged } from '../logged.ts';
import { cartWith, email, orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const at = '2026-06-01T12:00:00.000Z';
const newId = () => crypto.randomUUID();

type Mail = { recipient: string; locale: string; subject: string; text: string };

async function mailOf(id: string): Promise<Mail[]> {
  const { results } = await env.DB.prepare('SELECT * FROM mails WHERE id = ?').bind(id).all<Mail>();
  return results;
}

async function indexOf(cartId: string) {
  const [cart, skus] = await env.DB.batch<Record<string, string>>([
    env.DB.prepare('SELECT cart_state, updated_at FROM cart_index WHERE cart_id = ?').bind(cartId),
    env.DB.prepare('SELECT sku FROM cart_skus WHERE cart_id = ? ORDER BY sku').bind(cartId),
  ]);
  return { ...cart?.results[0], skus: skus?.results.map(({ sku }) => sku) };
}

async function anOrder(country: CountryCode, locale: string): Promise<Order> {
  const [sku] = await putOnSale({ price: 6000 });
  const { shopper, cart } = await readyToOrder(country, { [sku]: 1 });
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'cashOnDelivery', 6290));
  return { ...order, locale };
}

describe('order-placed', () => {
  it.each([
    ['de', 'de-DE', /^Ihre Bestellung NS\d{8}/, '62,90\u00a0€'],
    ['gr', 'el-GR', /παραγγελία.*NS\d{8}/, '62,90\u00a0€'],
    ['bg', 'bg-BG', /поръчка.*NS\d{8}/i, '62,90\u00a0€'],
    ['ch', 'fr-CH', /commande.*NS\d{8}/, 'CHF'],
  ] as const)(
    'in %s sends one mail in %s, even when the event arrives twice',
    async (country, locale, subject, amount) => {
      const order = await anOrder(country, locale);
      const event: KontorEvent = { id: newId(), at, type: 'order-placed', order };
      expect(await deliver(event, event)).toEqual({ done: ['message-0', 'message-1'], again: [] });
      await deliver(event);
      const mails = await mailOf(event.id);
      expect(mails).toEqual([expect.objectContaining({ recipient: email, locale })]);
      expect(mails[0]?.subject).toMatch(subject);
      expect(mails[0]?.text).toContain(order.orderNumber);
      expect(mails[0]?.text).toContain(amount);
      expect(mails[0]?.text).toContain('Zora Nováková');
    },
  );

  it('states the discounted delivery price in its mail', async () => {
    const order = await anOrder('ie', 'en-IE');
    const { price } = order.shippingInfo;
    const euros = (centAmount: number) => ({ ...price, centAmount });
    const shipped = async (discounted?: number) => {
      const value = discounted === undefined ? undefined : euros(discounted);
      const discountedPrice = value && { value, includedDiscounts: [] };
      const shippingInfo = {
        ...order.shippingInfo,
        price: euros(995),
        ...(discountedPrice && { discountedPrice }),
      };
      const event = { id: newId(), at, type: 'order-placed', order: { ...order, shippingInfo } };
      await deliver(event as KontorEvent);
      return (await mailOf(event.id))[0]?.text.match(/^Delivery \(parcel\): (.*)$/m)?.[1];
    };
    expect([await shipped(), await shipped(300), await shipped(0)]).toEqual([
      '€9.95',
      '€3.00',
      'Free',
    ]);
  });

  it('is delivered by the queue soon after the order, and the outbox page shows the mail', async () => {
    const order = await anOrder('ie', 'en-IE');
    const html = await vi.waitFor(
      async () => {
        const text = await (await visitor('ie').get('/__outbox')).text();
        expect(text).toContain(order.orderNumber);
        return text;
      },
      { timeout: 50_000, interval: 100 },
    );
    expect(html).toContain(email);
  });

  it('is retried when its mail fails, and the log names no person', async () => {
    const order = await anOrder('de', 'de-DE');
    const event: KontorEvent = { id: newId(), at, type: 'order-placed', order };
    const other: KontorEvent = { id: newId(), at, type: 'stock-changed', skus: [] };
    await env.DB.prepare('ALTER TABLE mails RENAME TO mails_away').run();
    let result: Awaited<ReturnType<typeof deliver>> | undefined;
    const lines = await logged(async () => {
      result = await deliver(event, other);
    });
    await env.DB.prepare('ALTER TABLE mails_away RENAME TO mails').run();
    expect(result).toEqual({ done: ['message-1'], again: ['message-0'] });
    expect(lines.filter((line) => line.includes(event.id))).toHaveLength(1);
    expect(lines.join()).not.toMatch(/Zora|Nováková|Dlhá|mail\.example/);
    expect(await deliver(event)).toEqual({ done: ['message-0'], again: [] });
    expect(await mailOf(event.id)).toHaveLength(1);
  });
});

describe('stock-changed', () => {
  it('is sent to every open cart that holds the product, with the remaining quantity', async () => {
    const [sku, unchanged] = await putOnSale({ stock: 9 }, {});
    const shopper = visitor('nl');
    const cart = await cartWith(shopper, { [sku]: 1, [unchanged]: 1 });
    const window = await openWindow(shopper, `/${cart.id}`);
    await window.next();
    await deliver({ id: newId(), at, ...changed(cart.id, 'nl', 99, [sku, unchanged]) });
    await setStock(sku, -2);
    await deliver({ id: newId(), at, type: 'stock-changed', skus: [sku, 'EX99999999'] });
    expect(await window.next()).toEqual({
      event: 'updated-stock',
      data: [{ sku, availableQuantity: 0 }],
    });
    window.close();
  });
});

describe('stock-changed for more carts than one event can carry', () => {
  it('reaches the last of them', async () => {
    const [sku] = await putOnSale({ stock: 9 });
    const shopper = visitor('nl');
    // The highest possible id, so that this cart is notified last.
    const operationId = `ffffffff-ffff-4fff-bfff-${newId().slice(-12)}`;
    const { cart } = await shopper.ask('createCart', { operationId });
    await shopper.ask('addToCart', { id: cart.id, version: 1, product: { sku }, quantity: 1 });
    await deliver({ id: newId(), at, ...changed(cart.id, 'nl', 99, [sku]) });
    const crowd = Array.from({ length: 130 }, newId);
    await env.DB.prepare('INSERT INTO cart_skus (sku, cart_id) SELECT ?, value FROM json_each(?)')
      .bind(sku, JSON.stringify(crowd))
      .run();
    const window = await openWindow(shopper, `/${cart.id}`);
    await window.next();
    await setStock(sku, 4);
    await deliver({ id: newId(), at, type: 'stock-changed', skus: [sku] });
    expect(await window.next()).toEqual({
      event: 'updated-stock',
      data: [{ sku, availableQuantity: 4 }],
    });
    window.close();
  });
});

const changed = (cartId: string, store: string, version: number, skus: string[]) =>
  ({ type: 'cart-changed', cartId, version, store, cartState: 'Active', skus }) as const;

describe('cart-changed', () => {
  it('updates the cart index, ignores an older event and clears the SKUs of an ordered cart', async () => {
    const cartId = newId();
    const event = changed(cartId, 'de', 2, ['EX10000001', 'EX10000002']);
    const later = '2026-06-01T12:00:01.000Z';
    await deliver({ id: newId(), at, ...event });
    expect(await indexOf(cartId)).toEqual({
      cart_state: 'Active',
      updated_at: at,
      skus: event.skus,
    });
    await deliver({ id: newId(), at: later, ...event, version: 3, skus: ['EX10000003'] });
    await deliver({ id: newId(), at, ...event });
    expect(await indexOf(cartId)).toMatchObject({ updated_at: later, skus: ['EX10000003'] });
    await deliver({ id: newId(), at: later, ...event, version: 4, cartState: 'Ordered' });
    expect(await indexOf(cartId)).toMatchObject({ cart_state: 'Ordered', skus: [] });
  });

  it('indexes a cart that was deleted and created again with the same id', async () => {
    const [sku] = await putOnSale({});
    const shopper = visitor('de');
    const operationId = newId();
    const { cart } = await shopper.ask('createCart', { operationId });
    await shopper.ask('deleteCart', { id: cart.id, version: cart.version });
    const begun = await shopper.ask('createCart', { operationId });
    const { id, version } = begun.cart;
    await shopper.ask('addToCart', { id, version, product: { sku }, quantity: 1 });
    await vi.waitFor(async () => expect((await indexOf(id)).skus).toEqual([sku]), {
      timeout: 50_000,
      interval: 100,
    });
  });

  it('follows the order of the changes, not the clocks of the callers', async () => {
    const [first, second] = await putOnSale({}, {});
    const { cart } = await visitor('de').ask('createCart', {});
    const row = await env.DB.prepare("SELECT document FROM stores WHERE key = 'de'").first<{
      document: string;
    }>();
    const room = env.CART.getByName(cart.id);
    // Two requests in flight: the one that began first is handled last.
    for (const [sku, ms] of [
      [first, 2000],
      [second, 1000],
    ] as const) {
      await room.change(
        {
          version: 1,
          versionFallback: true,
          actions: [{ action: 'addLineItem', sku, quantity: 1 }],
        },
        {
          store: JSON.parse(row?.document ?? ''),
          locale: 'de-DE',
          orderedCartIds: [],
          site: 'http://de.localhost',
          now: new Date(Date.now() + ms),
        },
      );
    }
    await vi.waitFor(
      async () => expect((await indexOf(cart.id)).skus).toEqual([first, second].sort()),
      { timeout: 50_000, interval: 100 },
    );
  });
});

it('an event of an unknown type is retried, because a newer shop may know it', async () => {
  const event = { id: newId(), at, type: 'parcel-lost' } as unknown as KontorEvent;
  await logged(async () => {
    expect(await deliver(event)).toEqual({ done: [], again: ['message-0'] });
  });
});
