/** Somebody else buys the last pieces: the stored cart hears of it, and the shopper settles it with one press. */
import { expect, it } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { deliver } from '../deliver.ts';
import { putOnSale, setStock } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { cartWith, readyToOrder } from '../shopper.ts';
import { cartOf } from '../shoppers-with-account.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

const texts = await textsFor('de-DE');

/** Delivers the events of the cart, which put it into the index of carts, and that of the stock. */
async function tellStock({ id: cartId, version, store }: Cart, sku: string): Promise<void> {
  const event = () => ({ id: crypto.randomUUID(), at: new Date().toISOString() });
  const skus = [sku];
  await deliver(
    {
      ...event(),
      type: 'cart-changed',
      cartId,
      version,
      store: store.key,
      cartState: 'Active',
      skus,
    },
    { ...event(), type: 'stock-changed', skus },
  );
}

const paymentPage = async (shopper: Visitor) =>
  readPage(await shopper.get('/checkout/payment?method=bankTransfer'));

it('a stock event renews the stored cart, and the payment page offers to reduce to what is left', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 5 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 5 });
  await setStock(sku, 2);
  await tellStock(cart, sku);
  const page = await paymentPage(shopper);
  expect(page.fields.version).toBe(String(cart.version + 1));
  expect(page.html).toContain(texts.t('cart.lacking.title'));
  expect(page.html).toContain(texts.t('cart.lacking.left', { wanted: 5, left: 2 }));
  expect(page.html).toMatch(/<button[^>]*value="order"[^>]*disabled/);
  const { lineItemId = '', quantity = '' } = page.fields;
  expect(quantity).toBe('2');
  const change = { lineItemId, quantity, intent: 'change', backTo: 'payment' };
  expect(await led(shopper.post('/checkout/cart', change))).toBe('/checkout/payment');
  const settled = await paymentPage(shopper);
  expect(settled.html).not.toContain(texts.t('cart.lacking.title'));
  expect(settled.html).not.toMatch(/<button[^>]*value="order"[^>]*disabled/);
});

it('the cart page says when everything arrives, by lorry if one article needs it, until one has gone', async () => {
  const [parcel, heavy] = await putOnSale({ stock: 5 }, { stock: 5, freight: true });
  const shopper = visitor('de');
  await cartWith(shopper, { [parcel]: 1 });
  const totals = async () => {
    const { html } = await readPage(await shopper.get('/checkout/cart'));
    return /class="totals".*?<\/dl>/s.exec(html)?.[0];
  };
  expect(await totals()).toMatch(/bei Ihnen bis <time/);
  await shopper.post('/checkout/cart', { intent: 'add', sku: heavy, quantity: '1' });
  expect(await totals()).toMatch(/per Spedition bis <time/);
  const cart = await cartOf(shopper);
  if (!cart) throw new Error('no cart');
  await setStock(parcel, 0);
  await tellStock(cart, parcel);
  expect(await totals()).toBeDefined();
  expect(await totals()).not.toContain('<time');
});

it('a refused order names the article, and taking it out leaves the rest to be ordered', async () => {
  const [gone, other] = await putOnSale({ price: 6000, stock: 1 }, { price: 7000 });
  const { shopper } = await readyToOrder('de', { [gone]: 1, [other]: 1 });
  const before = await paymentPage(shopper);
  const { cartId = '', version = '', total = '' } = before.fields;
  // The event has not arrived yet.
  await setStock(gone, 0);
  const order = { cartId, version, total, method: 'bankTransfer', intent: 'order' };
  const refused = await shopper.post('/checkout/payment', order);
  expect(refused.status).toBe(409);
  const page = await readPage(refused);
  const note = page.html.slice(page.html.indexOf(texts.t('cart.lacking.title')));
  expect(note).toContain(gone);
  expect(note).toContain(texts.t('cart.changes.soldOut'));
  expect(page.html).not.toContain(texts.t('checkout.priceChanged'));
  expect(page.links).toContain(`/checkout/cart/alternative?sku=${gone}`);
  const { lineItemId = '' } = page.fields;
  const remove = { lineItemId, intent: 'remove', backTo: 'payment' };
  expect(await led(shopper.post('/checkout/cart', remove))).toBe('/checkout/payment');
  const { fields } = await paymentPage(shopper);
  const again = { ...order, version: fields.version ?? '', total: fields.total ?? '' };
  expect(await led(shopper.post('/checkout/payment', again))).toMatch(/^\/checkout\/thank-you/);
});

it('the cart shows the same, and the alternative is the category of the article', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 1 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  await setStock(sku, 0);
  await tellStock(cart, sku);
  const page = await readPage(await shopper.get('/checkout/cart'));
  expect(page.links).toContain(`/checkout/cart/alternative?sku=${sku}`);
  const target = await led(shopper.get(`/checkout/cart/alternative?sku=${sku}`));
  expect((await shopper.get(target)).status).toBe(200);
});

it('a stock event that changes nothing for a cart leaves its version, so that a review stays valid', async () => {
  const [sku] = await putOnSale({ price: 6000, stock: 50 });
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  await setStock(sku, 40);
  await tellStock(cart, sku);
  expect((await paymentPage(shopper)).fields.version).toBe(String(cart.version));
});
