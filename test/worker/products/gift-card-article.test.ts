/** Gift cards as articles: sent by e-mail, without stock, delivery fee and VAT, wherever they are shown. */
import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';
import { recordStep } from '#worker/data/orders/order-steps.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { putOnSale, stockOf } from '../goods.ts';
import { readForCrawler } from '../seo-page.ts';
import { orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const { t } = await textsFor('de-DE');
const byMail = t('availability.byMail');
/** What is said of goods: stock, a day of arrival, fees, VAT, guarantees. */
const ofGoods =
  /data-stock="(ok|low|out)"|bei Ihnen bis|price__(net|note|gross|delivery)|data-gpsr|data-guarantees|#truck/;

let sku: string;
const pathOf = (number: string) => `/regal-de-${number.slice(2)}`;

/** The part of the page that this article or this cart is shown in. */
async function partOf(response: Response, begin: string, end: string): Promise<string> {
  const html = await response.text();
  const from = html.indexOf(begin);
  return html.slice(from, html.indexOf(end, from));
}

beforeAll(async () => {
  // Alone in its category, so that its page shows nothing else.
  const categories = ['gift-cards-of-a-test'];
  [sku] = await putOnSale({
    price: 5000,
    stock: 0,
    categories,
    document: { productType: 'gift_card' },
  });
});

it('its page says that it comes by e-mail, how long it is good and how it is used', async () => {
  const main = await partOf(await visitor('de').get(pathOf(sku)), 'class="buy"', '</main>');
  expect(main).toContain(byMail);
  expect(main).not.toMatch(ofGoods);
  expect(main).toContain(t('giftCard.howTo', { field: t('coupon.title') }));
  expect(main).toMatch(new RegExp(`${t('giftCard.validUntil')}</th><td>31.12.\\d{4}<`));
  expect(main).toContain(`${t('product.shippedBy')}</th><td>${t('giftCard.byMail')}<`);
});

it('its card says so too', async () => {
  const main = await partOf(await visitor('de').get(`/compare?skus=${sku}`), '<main', '</main>');
  expect(main).toContain(byMail);
  expect(main).not.toMatch(ofGoods);
});

it('its structured data states no shipping', async () => {
  const seen = await readForCrawler(await visitor('de').get(pathOf(sku)));
  const data = seen.structured.map((json) => JSON.parse(json));
  const { offers } = data.find((each) => each['@type'] === 'Product');
  expect(offers.availability).toMatch(/InStock$/);
  expect(offers.shippingDetails).toBeUndefined();
  expect(offers.priceSpecification).toMatchObject({ valueAddedTaxIncluded: false });
  expect(offers.hasMerchantReturnPolicy).toMatchObject({ merchantReturnDays: 14 });
  expect(offers.hasMerchantReturnPolicy.returnMethod).toBeUndefined();
});

it('cart, review and confirmation say that it comes by e-mail, free of charge', async () => {
  const { shopper, cart } = await readyToOrder('de', { [sku]: 1 });
  const delivery = t('totals.delivery', { method: t('giftCard.byMail') });
  const free = `${delivery}</dt><dd>${t('shipping.free')}</dd>`;
  const own = ['<li class="line"', t('sharedCart.share')] as const;
  const lines = await partOf(await shopper.get('/checkout/cart'), ...own);
  const review = await partOf(await shopper.get('/checkout/payment'), '<main', '</main>');
  for (const part of [lines, review]) {
    expect(part).toContain(byMail);
    expect(part).toContain(free);
    expect(part).not.toMatch(ofGoods);
    expect(part).not.toContain(t('shipping.parcel'));
  }
  const total = cart.totalPrice.centAmount;
  expect(total).toBe(5000);
  const { order } = await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', total));
  const response = await shopper.get(`/checkout/thank-you?order=${order.id}`);
  const thanks = await partOf(response, '<main', '</main>');
  expect(thanks).toContain(t('giftCard.promise'));
  expect(thanks).toContain(free);
  expect(thanks).not.toContain(t('orderNext.shipped'));
  expect(thanks).not.toContain(t('content.lead.order-tracking'));
});

it('never sells out, and neither an order nor its end changes a stock', async () => {
  for (const quantity of [2, 3]) {
    const { shopper, cart } = await readyToOrder('de', { [sku]: quantity });
    expect(cart.lineItems).toMatchObject([{ quantity }]);
    const call = orderCall(cart, 'bankTransfer', cart.totalPrice.centAmount);
    const { order } = await shopper.ask('createOrder', call);
    const stamp = { id: crypto.randomUUID(), at: new Date().toISOString() };
    const step = { kind: 'cancel', reason: 'wish' } as const;
    await recordStep(env.DB, order.id, step, { ...stamp, actor: 'operator:anna' });
  }
  expect(await stockOf(sku)).toBeUndefined();
  const { results } = await env.DB.prepare('SELECT out_of_stock FROM shelves WHERE product_id = ?')
    .bind(sku)
    .all();
  expect(new Set(results.map(({ out_of_stock }) => out_of_stock))).toEqual(new Set([0]));
});
