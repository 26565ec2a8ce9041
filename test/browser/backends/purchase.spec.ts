/**
 * The same purchases by every backend: a guest and a customer in Germany, in French-speaking Switzerland and in Great
 * Britain, from the search to the thank-you page, to the cent. The environment says which backend the shop has.
 */
import { expect, type Page, test } from 'playwright/test';
import { newNetwork } from '../../networks.ts';
import { fillLogin, press } from '../account-pages.ts';
import {
  addToCart,
  choosePayment,
  giveAddresses,
  homeOf,
  lineOf,
  newEmail,
  openProduct,
  order,
  searchFor,
} from '../buying.ts';
import { expectMail, expectOrderStored, stockNow } from '../checkout/order-check.ts';
import { reckon } from '../checkout/reckoning.ts';
import { ordersOf } from '../database.ts';
import { type Guest, guests, searched } from '../guests.ts';
import { textsOf } from '../shop.ts';
import { registerAtBackend } from './registration.ts';

for (const guest of [guests.de, guests.ch, guests.gb]) {
  const wanted = [{ sku: searched.sku, quantity: 3 }];
  const sums = reckon(guest, wanted);

  test(`a guest buys in ${guest.locale}`, async ({ page }) => {
    const email = newEmail();
    const before = stockNow([searched.sku]);
    await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': newNetwork() });
    await page.goto(homeOf(guest));
    await searchFor(page, guest);
    await openProduct(page, searched.number);
    const drawer = await addToCart(page, guest);
    await expect(lineOf(drawer, searched.sku)).toBeVisible();
    await drawer.getByRole('link', { name: textsOf(guest.locale)('cart.open') }).click();
    const quantity = lineOf(page, searched.sku).getByRole('textbox');
    const more = lineOf(page, searched.sku).getByRole('button', {
      name: textsOf(guest.locale)('cart.increase'),
    });
    await more.click();
    await more.click();
    await expect(quantity).toHaveValue('3');
    const total = page.locator('[data-total]');
    await expect(total).toHaveAttribute('data-total', String(sums.total - sums.fee));
    await page
      .getByRole('link', { name: textsOf(guest.locale)('cart.checkout') })
      .first()
      .click();
    await giveAddresses(page, guest, email);
    await choosePayment(page, guest.payment);
    await expect(total).toHaveAttribute('data-total', String(sums.total));
    const number = await order(page, guest);
    await expect(total).toHaveAttribute('data-total', String(sums.total));
    expectOrderStored(guest, email, number, wanted, before);
    await expectMail(page, guest, email, number, wanted);
  });

  test(`a customer buys in ${guest.locale}`, async ({ page }) => {
    const email = newEmail();
    const one = [{ sku: searched.sku, quantity: 1 }];
    const before = stockNow([searched.sku]);
    await registerAtBackend(email, guest);
    await page.context().setExtraHTTPHeaders({ 'CF-Connecting-IP': newNetwork() });
    await page.goto(`${homeOf(guest)}login`);
    await fillLogin(page, email);
    await press(page);
    await expect(page.locator('#account > button')).toBeVisible();
    await page.goto(homeOf(guest));
    await searchFor(page, guest);
    await openProduct(page, searched.number);
    const drawer = await addToCart(page, guest);
    await drawer.getByRole('link', { name: textsOf(guest.locale)('cart.open') }).click();
    await page
      .getByRole('link', { name: textsOf(guest.locale)('cart.checkout') })
      .first()
      .click();
    await fillAddress(page, guest);
    const number = await order(page, guest);
    const { total } = reckon(guest, one);
    await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(total));
    expectOrderStored(guest, email, number, one, before);
    expect(ordersOf(email)[0]?.document.customer).toBeDefined();
    await expectMail(page, guest, email, number, one);
  });
}

/** The customer's name and e-mail address are there already. */
async function fillAddress(page: Page, { address, locale }: Guest): Promise<void> {
  for (const [name, value] of Object.entries(address)) {
    await page.locator(`[name="billing.${name}"]`).fill(value);
  }
  await page.getByRole('button', { name: textsOf(locale)('checkout.continueToPayment') }).click();
  await page.waitForURL(/\/checkout\/payment$/);
}
