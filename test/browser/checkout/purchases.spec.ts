/**
 * One purchase for each mechanism of payment; the provider's amount equals that of the order, to the cent. Cash on
 * delivery: buy.spec.ts. Each method in each of the 25 markets: test/worker/checkout/market-purchases.test.ts.
 */
import { expect, test } from 'playwright/test';
import type { CountryCode } from '../../../src/domain/country/countries.ts';
import { buyers } from '../../markets/buyers.ts';
import { type Market, marketOf } from '../../markets/markets.ts';
import { withoutVat } from '../../markets/reckoning.ts';
import { choosePayment } from '../buying.ts';
import { searched } from '../guests.ts';
import { atPayment, expectPaid, payByCard, pressOrder } from './purchase.ts';
import { reckon } from './reckoning.ts';

const grossOf = (market: Market, payment: string) =>
  reckon({ ...market, payment }, [{ sku: searched.sku, quantity: 1 }]);

function netOf(market: Market, payment: string) {
  const { goods, shipping } = grossOf(market, payment);
  return { total: withoutVat(goods, market) + withoutVat(shipping, market), tax: 0 };
}

function businessIn(country: CountryCode) {
  const { buyer, company } = buyers[country];
  const { name, vatNumber, more } = company;
  return { ...buyer, company: name, vatNumber, ...more };
}

test('hu: a private buyer pays by card, in forints', async ({ page }) => {
  const market = marketOf('hu');
  const email = await atPayment(page, market, buyers.hu.buyer);
  await choosePayment(page, 'scheme');
  await pressOrder(page, market);
  await payByCard(page, '4111 1111 1111 1111');
  const due = grossOf(market, 'scheme');
  await expectPaid(page, market, email, { method: 'scheme', takenBy: 'adyen', ...due });
});

test('it: a company pays by card without VAT and confirms the payment at its bank', async ({
  page,
}) => {
  const market = marketOf('it');
  const email = await atPayment(page, market, businessIn('it'));
  await choosePayment(page, 'scheme');
  await pressOrder(page, market);
  await payByCard(page, '4212 3456 7891 0006');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const due = netOf(market, 'scheme');
  await expectPaid(page, market, email, { method: 'scheme', takenBy: 'adyen', ...due });
});

test('ch: a company pays by transfer, with VAT', async ({ page }) => {
  const market = marketOf('ch');
  const email = await atPayment(page, market, businessIn('ch'));
  await choosePayment(page, 'bankTransfer');
  await pressOrder(page, market);
  const due = grossOf(market, 'bankTransfer');
  await expectPaid(page, market, email, { method: 'bankTransfer', ...due });
  await expect(page.locator('.payment-slip')).toBeVisible();
});

test('gb: a private buyer pays with PayPal, in its window', async ({ page }) => {
  const market = marketOf('gb');
  const email = await atPayment(page, market, buyers.gb.buyer);
  await choosePayment(page, 'paypal');
  const button = page.getByRole('main').locator('button[name="intent"][value="order"]');
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  const opened = page.waitForEvent('popup');
  await pressOrder(page, market);
  await (await opened).getByRole('button', { name: 'Pays', exact: true }).click();
  const due = grossOf(market, 'paypal');
  await expectPaid(page, market, email, { method: 'paypal', takenBy: 'paypal', ...due });
});

test('pt: a private buyer pays with a Multibanco reference at a machine', async ({ page }) => {
  const market = marketOf('pt');
  const email = await atPayment(page, market, buyers.pt.buyer);
  await choosePayment(page, 'multibanco');
  await pressOrder(page, market);
  await page.waitForURL(/\/checkout\/thank-you/);
  const thanks = page.url();
  const reference = await page
    .locator('.payment-slip [data-copy]')
    .nth(1)
    .getAttribute('data-copy');
  await page.goto(new URL('/__sandbox/adyen/vouchers', thanks).href);
  const voucher = page.locator('form').filter({ hasText: `${reference}` });
  await voucher.getByRole('button', { name: 'Pay at the machine' }).click();
  await page.goto(thanks);
  const due = grossOf(market, 'multibanco');
  await expectPaid(page, market, email, { method: 'multibanco', takenBy: 'adyen', ...due });
});
