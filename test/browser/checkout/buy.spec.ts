/** A guest buys in Greek with scripts, search to e-mail. Six markets: test/worker/checkout/guest-journeys.test.ts. */
import { expect, test } from 'playwright/test';
import {
  addToCart,
  awake,
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

const guest = guests.gr;

test('a guest buys on a telephone', async ({ page }) => {
  const email = newEmail();
  const before = stockNow([searched.sku, browsed.sku]);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(homeOf(guest));
  await expect(page.locator('html')).toHaveAttribute('lang', guest.locale);
  await searchFor(page, guest);
  await openProduct(page, searched.number);
  const drawer = await addToCart(page, guest);
  await expect(lineOf(drawer, searched.sku)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await browseTo(page, guest);
  await openProduct(page, browsed.number);
  await addToCart(page, guest);
  await expect(lineOf(drawer, browsed.sku)).toBeVisible();
  await drawer.getByRole('link', { name: textsOf(guest.locale)('cart.open') }).click();

  await awake(page, 'cart-page');
  const more = textsOf(guest.locale)('cart.increase');
  const quantity = lineOf(page, searched.sku).getByRole('textbox');
  await lineOf(page, searched.sku).getByRole('button', { name: more }).click();
  await lineOf(page, searched.sku).getByRole('button', { name: more }).click();
  await expect(quantity).toHaveValue('3');
  const wanted = [
    { sku: searched.sku, quantity: 3 },
    { sku: browsed.sku, quantity: 1 },
  ];
  const sums = reckon(guest, wanted);
  const total = page.locator('[data-total]');
  await expect(total).toHaveAttribute('data-total', String(sums.total - sums.fee));
  // On a telephone a bar has the button too.
  const checkout = page.getByRole('link', { name: textsOf(guest.locale)('cart.checkout') });
  await checkout.first().click();

  await giveAddresses(page, guest, email);
  await choosePayment(page, guest.payment);
  await expect(total).toHaveAttribute('data-total', String(sums.total));
  const number = await order(page, guest);
  await expect(total).toHaveAttribute('data-total', String(sums.total));

  expectOrderStored(guest, email, number, wanted, before);
  await expectMail(page, guest, email, number, wanted);
});
