/**
 * Somebody buys in each of the 25 markets, as a private person and as a company, in every way that the issue of payments
 * names; what the provider took is what the order says, to the cent.
 */
import { expect, test } from 'playwright/test';
import { countryCodes } from '../../src/domain/country/countries.ts';
import { buyers } from './buyers.ts';
import { choosePayment } from './buying.ts';
import { searched } from './guests.ts';
import { type Market, marketOf } from './markets.ts';
import { atPayment, expectPaid, payByCard, pressOrder } from './purchase.ts';
import { reckon, withoutVat } from './reckoning.ts';

test.describe.configure({ mode: 'parallel' });

/** Companies there that give a valid number pay no VAT: goods leave from Germany. Source: eu-2026.md P-31. */
const paysNet = ({ country }: Market) => !['de', 'gb', 'ch', 'no'].includes(country);

const grossOf = (market: Market, payment: string) =>
  reckon({ ...market, payment }, [{ sku: searched.sku, quantity: 1 }]);

function dueOfCompany(market: Market, payment: string) {
  const { goods, shipping, ...sums } = grossOf(market, payment);
  if (!paysNet(market)) return sums;
  return { total: withoutVat(goods, market) + withoutVat(shipping, market), tax: 0 };
}

for (const country of countryCodes) {
  const market = marketOf(country);
  const { buyer, company } = buyers[country];
  const { name, vatNumber, more } = company;
  const business = { ...buyer, company: name, vatNumber, ...more };

  test(`${country}: a private buyer pays by card`, async ({ page }) => {
    const email = await atPayment(page, market, buyer);
    await choosePayment(page, 'scheme');
    await pressOrder(page, market);
    await payByCard(page, '4111 1111 1111 1111');
    const due = grossOf(market, 'scheme');
    await expectPaid(page, market, email, { method: 'scheme', takenBy: 'adyen', ...due });
  });

  test(`${country}: a company pays by card, and its bank asks it`, async ({ page }) => {
    const email = await atPayment(page, market, business);
    await choosePayment(page, 'scheme');
    await pressOrder(page, market);
    await payByCard(page, '4212 3456 7891 0006');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const due = dueOfCompany(market, 'scheme');
    await expectPaid(page, market, email, { method: 'scheme', takenBy: 'adyen', ...due });
  });

  test.describe('without JavaScript, on a telephone', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test(`${country}: a private buyer pays at the door`, async ({ page }) => {
      const email = await atPayment(page, market, buyer);
      await choosePayment(page, 'cashOnDelivery');
      await pressOrder(page, market);
      const due = grossOf(market, 'cashOnDelivery');
      await expectPaid(page, market, email, { method: 'cashOnDelivery', ...due });
    });
  });

  test(`${country}: a company pays by transfer where that is offered`, async ({ page }) => {
    const email = await atPayment(page, market, business);
    await expect(page.locator('input[name="method"][value="bankTransfer"]')).toHaveCount(
      market.takesTransfer ? 1 : 0,
    );
    if (!market.takesTransfer) return;
    await choosePayment(page, 'bankTransfer');
    await pressOrder(page, market);
    const due = dueOfCompany(market, 'bankTransfer');
    await expectPaid(page, market, email, { method: 'bankTransfer', ...due });
    await expect(page.locator('.slip')).toBeVisible();
  });

  test(`${country}: a private buyer pays with PayPal where that is offered`, async ({ page }) => {
    const email = await atPayment(page, market, buyer);
    await expect(page.locator('input[name="method"][value="paypal"]')).toHaveCount(
      market.takesPaypal ? 1 : 0,
    );
    if (!market.takesPaypal) return;
    await choosePayment(page, 'paypal');
    const key = page.getByRole('main').locator('button[name="intent"][value="order"]');
    await expect(key).toHaveAttribute('aria-haspopup', 'dialog');
    const opened = page.waitForEvent('popup');
    await pressOrder(page, market);
    await (await opened).getByRole('button', { name: 'Pays', exact: true }).click();
    const due = grossOf(market, 'paypal');
    await expectPaid(page, market, email, { method: 'paypal', takenBy: 'paypal', ...due });
  });
}

test('pt: a private buyer takes a reference of Multibanco along and pays at a machine', async ({
  page,
}) => {
  const market = marketOf('pt');
  const email = await atPayment(page, market, buyers.pt.buyer);
  await choosePayment(page, 'multibanco');
  await pressOrder(page, market);
  await page.waitForURL(/\/checkout\/thank-you/);
  const thanks = page.url();
  const reference = await page.locator('.slip [data-copy]').nth(1).getAttribute('data-copy');
  await page.goto(new URL('/__sandbox/adyen/vouchers', thanks).href);
  const voucher = page.locator('form').filter({ hasText: `${reference}` });
  await voucher.getByRole('button', { name: 'Pay at the machine' }).click();
  await page.goto(thanks);
  const due = grossOf(market, 'multibanco');
  await expectPaid(page, market, email, { method: 'multibanco', takenBy: 'adyen', ...due });
});
