/** Buys one article in a market through the forms of its pages, and checks the order. */
import { env } from 'cloudflare:test';
import { expect, vi } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import { errorCodeIn } from '#domain/vat/evatr-xml.ts';
import type { Fields } from '../../markets/buyers.ts';
import type { Market } from '../../markets/markets.ts';
import { newEmail } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { formOf, type PageForm, sendForm } from '../html-forms.ts';
import { readPage } from '../html-page.ts';
import { ordersOf } from '../order-rows.ts';
import { textsOf } from '../texts-of.ts';
import { validate } from '../vat-company.ts';
import { led, type Visitor, visitor } from '../visitor.ts';
import { bookedFor } from './provider-book.ts';

/** Price of the article in cents: below the threshold of free shipping, so that every total has a delivery fee. */
const unit: Partial<Record<CountryCode, number>> = {
  gb: 3590,
  pl: 17_990,
  cz: 98_900,
  hu: 1_499_900,
  ro: 19_990,
  dk: 29_900,
  se: 45_900,
  no: 46_900,
};
export const unitIn = (country: CountryCode) => unit[country] ?? 3990;

/** An accessory, because several markets allow only one standard product to be paid in cash. */
export async function articleOfMarkets(countries: readonly CountryCode[]): Promise<string> {
  const prices = countries.map((country) => {
    const centAmount = unitIn(country);
    const history = [{ centAmount, validFrom: '2026-01-01T00:00:00.000Z' }];
    return [country, { centAmount, history }];
  });
  const document = { prices: Object.fromEntries(prices) };
  const [sku] = await putOnSale({ accessory: true, stock: 1000, document });
  return sku;
}

export type Buyer = { shopper: Visitor; market: Market; email: string; payment: PageForm };

/** Adds the article to the cart and goes to the payment step. */
export async function atPayment(market: Market, sku: string, fields: Fields): Promise<Buyer> {
  const shopper = visitor(market.country);
  await led(shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '1' }));
  const step = await shopper.get('/checkout/addresses');
  expect((await readPage(step.clone())).lang).toBe(market.locale);
  const email = newEmail().toLowerCase();
  const billing = Object.entries(fields).map(([name, value]) => [`billing.${name}`, value]);
  const words = { email, ...Object.fromEntries(billing) };
  const clientType = fields.company ? 'company' : 'private';
  // The request that the field's script sends when the field is left.
  if (fields.vatNumber) {
    const answer = await validate(shopper, fields.vatNumber);
    expect(errorCodeIn(await answer.text())).toBe('200');
  }
  const sent = sendForm(shopper, await formOf(step, 'addresses'), { ...words, clientType });
  const path = await led(sent);
  const payment = await formOf(await shopper.get(path), 'order');
  return { shopper, market, email, payment };
}

export const methodsOf = ({ payment }: Buyer) => payment.controls.get('method')?.choices ?? [];

/** Chooses a method, checks its total and the button's text, and orders; returns the path that it redirects to. */
export async function press(
  { shopper, market, payment }: Buyer,
  method: string,
  total: number,
): Promise<string> {
  const chosen = await led(sendForm(shopper, payment, { method }, 'choose'));
  const page = await readPage(await shopper.get(chosen));
  expect(page.fields).toMatchObject({ method, total: String(total) });
  expect(page.html).toContain(`data-total="${total}"`);
  const form = await formOf(await shopper.get(chosen), 'order');
  const t = await textsOf(market.locale);
  const key = form.keys.find(({ value }) => value === 'order');
  expect(key?.text).toBe(t('checkout.orderButton'));
  return led(sendForm(shopper, form, {}, 'order'));
}

/** Sends the form of a provider's page with the given button; returns the path that it redirects to. */
export async function atProvidersPage(
  { shopper }: Buyer,
  url: string,
  words: Record<string, string>,
  key: string,
): Promise<string> {
  const { pathname, search } = new URL(url, shopper.origin);
  const form = await formOf(await shopper.get(pathname + search), '');
  const action = form.action || pathname + search;
  const path = await led(sendForm(shopper, { ...form, action }, words, key));
  const next = new URL(path, shopper.origin);
  return next.pathname + next.search;
}

type Due = { method: string; total: number; tax: number; takenBy?: 'adyen' | 'paypal' };

/** Checks that the thank-you page, the order and the provider's book have the same amount. */
export async function expectPaid(
  { shopper, market, email }: Buyer,
  thanks: string,
  { method, total, tax, takenBy }: Due,
) {
  expect(thanks).toMatch(/^\/checkout\/thank-you\?order=/);
  const page = await readPage(await shopper.get(thanks));
  expect(page.status).toBe(200);
  expect(page.html).toContain(`data-total="${total}"`);
  const { results } = await env.DB.prepare('SELECT cart_id FROM orders WHERE customer_email = ?')
    .bind(email)
    .all<{ cart_id: string }>();
  expect(results).toHaveLength(1);
  const [order] = await ordersOf(results[0]?.cart_id ?? '');
  expect(order).toMatchObject({
    store: market.country,
    total_cent_amount: total,
    tax_cent_amount: tax,
  });
  const document = JSON.parse(order?.document ?? '{}');
  expect(document.paymentInfo.payments).toMatchObject([
    { paymentMethodInfo: { paymentInterface: method } },
  ]);
  const { currencyCode: currency } = document.totalPrice;
  const booked = { provider: takenBy, method, currency, asked: total, taken: total };
  // Cards are charged once the order is stored.
  await vi.waitFor(
    async () => expect(await bookedFor(document.cart.id)).toEqual(takenBy ? [booked] : []),
    { timeout: 30_000, interval: 50 },
  );
  return { page, order: document };
}
