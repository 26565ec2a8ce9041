/** Which step of the checkout a visitor may see. */
import { beforeAll, describe, expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { ordersOf } from '../order-rows.ts';
import { readyToOrder } from '../shopper.ts';
import { led, visitor } from '../visitor.ts';

let sku: string;
beforeAll(async () => {
  [sku] = await putOnSale({ price: 2000 });
});

const add = (quantity: string) => ({ intent: 'add', sku, quantity });

describe('a step that is not open yet', () => {
  it('leads home without a cart, in the language of the visitor', async () => {
    expect(await led(visitor('de').get('/checkout/addresses'))).toBe('/');
    expect(await led(visitor('de').get('/checkout/payment'))).toBe('/');
    expect(await led(visitor('de').post('/checkout/addresses', {}))).toBe('/');
    // After the order button the cart page says why there is nothing to order any more.
    expect(await led(visitor('de').post('/checkout/payment', {}))).toBe(
      '/checkout/cart?problem=CartNotFound',
    );
    expect(await led(visitor('ch').get('/fr/checkout/payment'))).toBe('/fr');
  });

  it('leads home with an empty cart', async () => {
    const shopper = visitor('de');
    await shopper.ask('createCart', {});
    expect(await led(shopper.get('/checkout/addresses'))).toBe('/');
    expect(await led(shopper.get('/checkout/payment'))).toBe('/');
  });

  it('leads to the addresses without an address', async () => {
    const shopper = visitor('ch');
    await shopper.post('/fr/checkout/cart', add('1'));
    expect(await led(shopper.get('/fr/checkout/payment'))).toBe('/fr/checkout/addresses');
  });

  it('leads to the cart when the path names no step', async () => {
    expect(await led(visitor('ch').get('/it/checkout'))).toBe('/it/checkout/cart');
  });

  it('is not found if it is the thank-you page without an order of this browser', async () => {
    const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
    const payment = await readPage(await shopper.get('/checkout/payment?method=bankTransfer'));
    const thanks = await led(shopper.post('/checkout/payment', payment.fields));
    expect(await ordersOf(cart.id)).toHaveLength(1);
    expect((await shopper.get(thanks)).status).toBe(200);
    expect((await shopper.get(`/checkout/thank-you?order=${crypto.randomUUID()}`)).status).toBe(
      404,
    );
    for (const [market, path] of [
      ['de', thanks],
      ['at', thanks],
      ['de', '/checkout/thank-you'],
      ['de', '/checkout/thank-you?order=1'],
    ] as const) {
      expect((await visitor(market).get(path)).status).toBe(404);
    }
  });
});

describe('the navigation between the steps', () => {
  it('numbers the steps, links those that are done and marks the current one', async () => {
    const { shopper } = await readyToOrder('de', { [sku]: 1 });
    for (const [step, done] of [
      ['addresses', ['cart']],
      ['payment', ['cart', 'addresses']],
    ] as const) {
      const { html } = await readPage(await shopper.get(`/checkout/${step}`));
      const [ruler = ''] = /<ol class="steps">.*?<\/ol>/s.exec(html) ?? [];
      const plates = [...ruler.matchAll(/class="plate"[^>]*>([^<]+)</g)].map(
        ([, number]) => number,
      );
      expect(plates).toEqual(['1', '2', '3', '4']);
      const links = [...ruler.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      expect(links).toEqual(done.map((each) => `/checkout/${each}`));
      expect(ruler.match(/aria-current="step"/g)).toHaveLength(1);
    }
  });

  it('links from the review back to each of the two addresses', async () => {
    const { shopper } = await readyToOrder('de', { [sku]: 1 });
    const { links } = await readPage(await shopper.get('/checkout/payment'));
    expect(links).toContain('/checkout/addresses');
    expect(links).toContain('/checkout/addresses#shipping-title');
  });
});

it.each(['OutOfStock', 'nonsense', 'constructor', '__proto__', '<b>'])(
  'the cart page shows the problem %s as a sentence, whatever its name',
  async (problem) => {
    const path = `/checkout/cart?problem=${encodeURIComponent(problem)}`;
    const page = await readPage(await visitor('de').get(path));
    expect(page.status).toBe(200);
    const [, note = ''] = /class="note"[^>]*>.*?<p>(.*?)<\/p>/s.exec(page.html) ?? [];
    expect(note).toMatch(/^[A-ZÄÖÜ][^<>]+\.$/);
  },
);
