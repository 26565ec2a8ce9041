/** What is shown again above the order button, and the days that are promised. Source: eu-2026.md C-22, C-26, F-07. */
import { expect, it } from 'vitest';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { placed } from '../placed-orders.ts';
import { phone, readyToOrder } from '../shopper.ts';

const power = { name: 'power', label: 'Power', value: '6.5', unit: 'kW' };
const colour = { name: 'colour', label: 'Colour', value: 'grey' };

it('each line of the review has its key figures and its day of arrival, freight a day of its own', async () => {
  const [small, large] = await putOnSale(
    { price: 2000, text: () => ({ attributesRaw: [colour, power] }) },
    { price: 6000, freight: true },
  );
  const { shopper } = await readyToOrder('ie', { [small]: 1, [large]: 2 }, { phone });
  const { html } = await readPage(await shopper.get('/checkout/payment'));
  const cart = await (await shopper.get('/checkout/cart')).text();
  const [review = ''] = /<ul class="mini">[\s\S]*?<\/ul>/.exec(html) ?? [];
  const days = [...review.matchAll(/data-arrival="">([^<]*)<time dateTime="([\d-]{10})">/gi)];
  expect(days.map(([, before]) => before)).toEqual(['with you by ', 'pallet delivery by ']);
  expect((days[0]?.[2] ?? '') < (days[1]?.[2] ?? '')).toBe(true);
  // The same days that the lines of the cart promise.
  for (const [, , day] of days) expect(cart).toContain(`dateTime="${day}"`);
  expect(review).toContain('data-figures="">Power 6.5\u00a0kW<');
  expect(review.match(/data-figures=""/g)).toHaveLength(1);
  expect(html.indexOf('data-arrival')).toBeLessThan(html.indexOf('data-legal="contract"'));
  expect(html.match(/data-legal="guarantee"/g)).toHaveLength(1);
});

it('the thank-you page promises a day of arrival, but none while a transfer is awaited', async () => {
  const cash = await placed('ie', 'cashOnDelivery');
  const page = await cash.shopper.get(`/checkout/thank-you?order=${cash.order.id}`);
  expect(await page.text()).toMatch(/with you by <time dateTime="\d{4}-\d\d-\d\d">/i);
  const transfer = await placed('cz');
  const waiting = await transfer.shopper.get(`/checkout/thank-you?order=${transfer.order.id}`);
  expect(await waiting.text()).not.toMatch(/<time/);
});
