/** A purchase in a browser without script. By forms in six markets: test/worker/checkout/guest-journeys.test.ts. */
import { expect, type Page, test } from 'playwright/test';
import {
  browseTo,
  choosePayment,
  giveAddresses,
  homeOf,
  lineOf,
  newEmail,
  openProduct,
  order,
  searchFor,
} from '../buying.ts';
import { browsed, guests, searched } from '../guests.ts';
import { textsOf } from '../shop.ts';
import { expectMail, expectOrderStored, stockNow } from './order-check.ts';
import { reckon } from './reckoning.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

const guest = guests.sk;

test('a guest buys without JavaScript', async ({ page }) => {
  const texts = textsOf(guest.locale);
  const email = newEmail();
  const before = stockNow([searched.sku, browsed.sku]);

  await page.goto(homeOf(guest));
  await searchFor(page, guest);
  // The × that empties the field works only with a script.
  await expect(page.locator('.search__x')).toBeHidden();
  await openProduct(page, searched.number);
  await page.getByRole('textbox', { name: texts('cart.quantity') }).fill('2');
  await page.getByRole('button', { name: texts('cart.add'), exact: true }).click();
  await page.waitForURL(/\/checkout\/cart$/);
  await expect(quantityOf(page, searched.sku)).toHaveValue('2');
  // The wallet buttons work only with a script.
  await expect(page.locator('.express')).toBeHidden();

  await browseTo(page, guest);
  await openProduct(page, browsed.number);
  await page.getByRole('button', { name: texts('cart.add'), exact: true }).click();
  await expect(quantityOf(page, browsed.sku)).toHaveValue('1');

  await lineOf(page, searched.sku)
    .getByRole('button', { name: texts('cart.remove') })
    .click();
  await expect(lineOf(page, searched.sku)).toHaveCount(0);
  await quantityOf(page, browsed.sku).fill('5');
  await lineOf(page, browsed.sku)
    .getByRole('button', { name: texts('cart.update') })
    .click();
  await expect(quantityOf(page, browsed.sku)).toHaveValue('5');
  await page
    .getByRole('link', { name: texts('cart.checkout') })
    .first()
    .click();

  await giveAddresses(page, guest, email);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await gapAboveButton(page)).toBeGreaterThanOrEqual(12);
  await choosePayment(page, guest.payment);
  const wanted = [{ sku: browsed.sku, quantity: 5 }];
  const sums = reckon(guest, wanted);
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(sums.total));
  const number = await order(page, guest);
  await expect(page.locator('.payment-slip')).toBeVisible();
  await expect(page.locator('.payment-slip button:visible')).toHaveCount(0);
  expectOrderStored(guest, email, number, wanted, before);
  await expectMail(page, guest, email, number, wanted);
});

/** Pixels between the payment methods and the button below them, which requests their total. */
async function gapAboveButton(page: Page): Promise<number> {
  const choices = await page.locator('fieldset.choices').boundingBox();
  const button = await page.locator('fieldset.choices ~ noscript .btn').boundingBox();
  return (button?.y ?? 0) - ((choices?.y ?? 0) + (choices?.height ?? 0));
}

function quantityOf(page: Page, sku: string) {
  return lineOf(page, sku).getByRole('textbox');
}
