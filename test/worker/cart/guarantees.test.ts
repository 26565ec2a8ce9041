/** Extra guarantees from the database to the order and its mail. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { goodsTotal } from '#domain/cart/sums.ts';
import { deliver } from '../deliver.ts';
import { putOnSale, stockOf } from '../goods.ts';
import { eventsAbout, linesOf } from '../order-rows.ts';
import { cartWith, orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const twoYears = '4100020';

it('an article is offered the guarantees of the market at a share of its price', async () => {
  const [oven, shelf] = await putOnSale(
    { price: 32_900 },
    { price: 9900, categories: ['office-display'] },
  );
  const { offers } = await visitor('ch').ask('getGuaranteeOffers', { skus: [oven, shelf, 'NOPE'] });
  expect(Object.keys(offers)).toEqual([oven]);
  expect(offers[oven]).toMatchObject([
    { sku: '4100010', years: 1, centAmount: 1645 },
    { sku: '4100020', years: 2, centAmount: 2632 },
    { sku: '4100030', years: 3, centAmount: 3619 },
  ]);
  expect(Object.keys(offers[oven]?.[0]?.name ?? {}).sort()).toEqual(['de', 'fr', 'it']);
});

it('a guarantee follows the quantity of its article and is removed with it', async () => {
  const [oven] = await putOnSale({ price: 32_900, stock: 9 });
  const shopper = visitor('de');
  const { id, version } = await cartWith(shopper, { [oven]: 1 });
  const product = { sku: twoYears, parentSku: oven };
  const insured = await shopper.ask('addToCart', { id, version, product, quantity: 1 });
  const [article, guarantee] = insured.cart.lineItems;
  expect(guarantee).toMatchObject({
    productType: { key: 'extra_guarantee' },
    custom: { parentSku: oven },
    taxedPrice: { totalGross: { centAmount: 2632 } },
  });
  const three = await shopper.ask('updateCartQuantity', {
    id,
    version: insured.cart.version,
    lineItem: { id: article?.id ?? '' },
    quantity: 3,
  });
  expect(three.cart.lineItems.map(({ quantity }) => quantity)).toEqual([3, 3]);
  const none = await shopper.ask('removeFromCart', {
    id,
    version: three.cart.version,
    lineItem: { id: article?.id ?? '' },
  });
  expect(none.cart.lineItems).toEqual([]);
});

it('the order contains the guarantee, takes stock only for the article, and its mail adds up', async () => {
  const [oven] = await putOnSale({ price: 32_900, stock: 9 });
  const { shopper, cart } = await readyToOrder('de', { [oven]: 2 });
  const { cart: ready } = await shopper.ask('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [
      { action: 'addLineItem', sku: twoYears, quantity: 1, custom: { parentSku: oven } },
      { action: 'addDiscountCode', code: 'HERBST25' },
    ],
  });
  const total = 2 * 32_900 + 2 * 2632 - 2500;
  expect([goodsTotal(ready) - 2500, ready.totalPrice.centAmount]).toEqual([total, total]);
  const { order } = await shopper.ask('createOrder', orderCall(ready, 'bankTransfer', total));
  expect(order.lineItems.map(({ variant }) => variant.sku)).toEqual([oven, twoYears]);
  expect(await linesOf(order.id)).toEqual([{ sku: oven, quantity: 2, total: 65_800 }]);
  expect(await stockOf(oven)).toBe(7);
  const placed = (await eventsAbout(order.id)).find(({ type }) => type === 'order-placed');
  if (!placed) throw new Error('no order-placed');
  await deliver(placed);
  const mail = await env.DB.prepare('SELECT text FROM mails WHERE id = ?')
    .bind(placed.id)
    .first<{ text: string }>();
  const amounts = [...(mail?.text ?? '').matchAll(/[−]?[\d.]+,\d\d(?=\s€)/g)].map(([amount]) =>
    Number(amount.replace('−', '-').replaceAll('.', '').replace(',', '')),
  );
  // The lines, their sum, the discount on it, and the total.
  expect(amounts.slice(0, 5)).toEqual([65_800, 5264, 71_064, -2500, total]);
});

it('without JavaScript the cart page offers guarantees, none chosen, and its form adds one', async () => {
  const [oven] = await putOnSale({ price: 32_900, stock: 9 });
  const shopper = visitor('gr');
  await shopper.post('/checkout/cart', { intent: 'add', sku: oven, quantity: '1' });
  const html = await (await shopper.send('/checkout/cart')).text();
  const choices = [...html.matchAll(/<input type="radio"[^>]*name="sku"[^>]*>/g)].join('\n');
  expect([...choices.matchAll(/value="(\d+)"/g)].map(([, sku]) => sku)).toEqual([
    '4100010',
    '4100020',
    '4100030',
  ]);
  expect(choices).not.toContain('checked');
  await shopper.post('/checkout/cart', { intent: 'guarantee', parentSku: oven, sku: twoYears });
  const { me } = await shopper.ask('getMe', { customer: false });
  expect(me.activeCart?.lineItems[1]?.variant.sku).toBe(twoYears);
  const refused = await shopper.post('/checkout/cart', {
    intent: 'guarantee',
    parentSku: 'NOPE',
    sku: twoYears,
  });
  expect(refused.headers.get('Location')).toBe('/checkout/cart?problem=GuaranteeNotOffered');
});
