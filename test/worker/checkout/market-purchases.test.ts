/**
 * Purchases in some markets, others in each run and in a long run all 25, by private persons and companies, with every method that the issue of payments
 * names, through the forms of the pages. The amount that the provider took equals the order's, to the cent.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { countryCodes } from '#domain/country/countries.ts';
import { buyers } from '../../markets/buyers.ts';
import { type Market, marketOf } from '../../markets/markets.ts';
import { reckonFrom, withoutVat } from '../../markets/reckoning.ts';
import { someOf } from '../../random.ts';
import { formsOf, sendForm } from '../html-forms.ts';
import { voucherOf } from '../paying.ts';
import { led } from '../visitor.ts';
import {
  articleOfMarkets,
  atPayment,
  atProvidersPage,
  type Buyer,
  expectPaid,
  methodsOf,
  press,
  unitIn,
} from './market-buyer.ts';

const card = { expiry: '03/30', code: '737' };

let sku: string;
beforeAll(async () => {
  sku = await articleOfMarkets(countryCodes);
});

/** Whether companies with a valid number pay no VAT there: goods leave from Germany. Source: eu-2026.md P-31. */
const paysNet = ({ country }: Market) => !['de', 'gb', 'ch', 'no'].includes(country);

const grossOf = (market: Market, payment: string) =>
  reckonFrom(() => unitIn(market.country), { ...market, payment }, [{ sku, quantity: 1 }]);

function dueOfCompany(market: Market, payment: string) {
  const { goods, shipping, ...sums } = grossOf(market, payment);
  if (!paysNet(market)) return sums;
  return { total: withoutVat(goods, market) + withoutVat(shipping, market), tax: 0 };
}

describe.each(someOf(countryCodes, 9))('in %s', (country) => {
  const market = marketOf(country);
  const { buyer, company } = buyers[country];
  const { name, vatNumber, more } = company;
  const business = { ...buyer, company: name, vatNumber, ...more };

  it('a private buyer pays by card', async () => {
    const shopper = await atPayment(market, sku, buyer);
    const due = grossOf(market, 'scheme');
    const url = await press(shopper, 'scheme', due.total);
    const words = { ...card, number: '4111 1111 1111 1111' };
    const back = await atProvidersPage(shopper, url, words, 'pay');
    const thanks = await atShop(shopper, back);
    await expectPaid(shopper, thanks, { method: 'scheme', takenBy: 'adyen', ...due });
  });

  it('a company pays by card with a challenge of its bank', async () => {
    const shopper = await atPayment(market, sku, business);
    const due = dueOfCompany(market, 'scheme');
    const url = await press(shopper, 'scheme', due.total);
    const words = { ...card, number: '4212 3456 7891 0006' };
    const bank = await atProvidersPage(shopper, url, words, 'pay');
    expect(bank).toMatch(/\/challenge\//);
    const thanks = await atShop(shopper, await atProvidersPage(shopper, bank, {}, 'pay'));
    await expectPaid(shopper, thanks, { method: 'scheme', takenBy: 'adyen', ...due });
  });

  it('a private buyer pays cash on delivery', async () => {
    const shopper = await atPayment(market, sku, buyer);
    const due = grossOf(market, 'cashOnDelivery');
    const thanks = await press(shopper, 'cashOnDelivery', due.total);
    await expectPaid(shopper, thanks, { method: 'cashOnDelivery', ...due });
  });

  it('a company pays by transfer where that is offered', async () => {
    const shopper = await atPayment(market, sku, business);
    expect(methodsOf(shopper).includes('bankTransfer')).toBe(market.takesTransfer);
    if (!market.takesTransfer) return;
    const due = dueOfCompany(market, 'bankTransfer');
    const thanks = await press(shopper, 'bankTransfer', due.total);
    const { page } = await expectPaid(shopper, thanks, { method: 'bankTransfer', ...due });
    expect(page.html).toContain('class="payment-slip');
  });

  it('a private buyer pays with PayPal where that is offered', async () => {
    const shopper = await atPayment(market, sku, buyer);
    expect(methodsOf(shopper).includes('paypal')).toBe(market.takesPaypal);
    if (!market.takesPaypal) return;
    const due = grossOf(market, 'paypal');
    const url = await press(shopper, 'paypal', due.total);
    const thanks = await atShop(shopper, await atProvidersPage(shopper, url, {}, 'pays'));
    await expectPaid(shopper, thanks, { method: 'paypal', takenBy: 'paypal', ...due });
  });
});

it('in pt a Multibanco reference is shown and paid at a machine', async () => {
  const market = marketOf('pt');
  const payer = await atPayment(market, sku, buyers.pt.buyer);
  const due = grossOf(market, 'multibanco');
  const thanks = await press(payer, 'multibanco', due.total);
  const html = await (await payer.shopper.get(thanks)).text();
  const [, reference = ''] = [...html.matchAll(/data-copy="([^"]*)"/g)].map(([, text]) => text);
  expect(reference).toMatch(/^\d{3} \d{3} \d{3}$/);
  const machine = await payer.shopper.get('/__sandbox/adyen/vouchers');
  expect(await machine.clone().text()).toContain(`<h2>${reference}</h2>`);
  const voucher = await voucherOf(payer.payment.controls.get('cartId')?.value ?? '');
  const waiting = (await formsOf(machine)).find(({ action }) => action.endsWith(voucher));
  if (!waiting) throw new Error('no voucher waits');
  await led(sendForm(payer.shopper, waiting, {}, 'pay'));
  await expectPaid(payer, thanks, { method: 'multibanco', takenBy: 'adyen', ...due });
});

/** Returns from the provider; the result is the path that the shop redirects to. */
const atShop = ({ shopper }: Buyer, path: string) => led(shopper.get(path));
