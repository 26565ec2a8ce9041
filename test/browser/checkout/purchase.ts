/** From the payment step through the provider's pages to the thank-you page, in any market. */
import { expect, type Page } from 'playwright/test';
import type { Fields } from '../../markets/buyers.ts';
import type { Market } from '../../markets/markets.ts';
import { newEmail } from '../buying.ts';
import { ordersOf } from '../database.ts';
import { searched } from '../guests.ts';
import { readyToOrder } from '../ready-cart.ts';
import { addressOf, textsOf } from '../shop.ts';
import { bookedFor } from './provider-book.ts';

/** Goes to the payment step and returns the e-mail address of the order. */
export async function atPayment(
  page: Page,
  { country, locale }: Market,
  address: Fields,
): Promise<string> {
  const email = newEmail();
  await readyToOrder(page, { country, host: country, address }, [searched.sku], email);
  await page.goto(`${addressOf(country)}/checkout/payment`);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  return email;
}

export async function pressOrder(page: Page, { locale }: Market): Promise<void> {
  const button = page.getByRole('main').locator('button[name="intent"][value="order"]');
  await expect(button).toHaveAccessibleName(textsOf(locale)('checkout.orderButton'));
  await button.click();
}

/** On the provider's page. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.waitForURL(/__sandbox\/adyen/);
  for (const [name, value] of Object.entries({ number, expiry: '03/30', code: '737' })) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  await page.locator('button[value="pay"]').click();
}

type Expected = { method: string; total: number; tax: number; takenBy?: 'adyen' | 'paypal' };

/** The thank-you page, the order and the provider's record have the same amount. */
export async function expectPaid(page: Page, market: Market, email: string, expected: Expected) {
  await page.waitForURL(/\/checkout\/thank-you\?order=/);
  const { method, total, tax, takenBy } = expected;
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(total));
  const [order, ...others] = ordersOf(email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    store: market.country,
    total_cent_amount: total,
    tax_cent_amount: tax,
    document: { paymentInfo: { payments: [{ paymentMethodInfo: { paymentInterface: method } }] } },
  });
  const { cart, totalPrice } = order?.document ?? {};
  const { currencyCode: currency } = totalPrice;
  const booked = { provider: takenBy, method, currency, asked: total, taken: total };
  // Cards are charged after the order is stored; the thank-you page waits only for the order.
  await expect.poll(() => bookedFor(cart.id)).toEqual(takenBy ? [booked] : []);
}
