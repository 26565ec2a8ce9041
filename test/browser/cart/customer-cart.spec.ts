/** A customer's cart is the same in every browser they log in to. Source: checklist CART-8. */
import { type Browser, expect, type Page, test } from 'playwright/test';
import { newNetwork } from '../../networks.ts';
import { password } from '../../test-customer.ts';
import { fillLogin, logInNew, press } from '../account-pages.ts';
import { awake, homeOf, lineOf } from '../buying.ts';
import { cartStep, guest, openCart, quantityIn, texts } from '../cart-step.ts';
import { browsed, searched } from '../guests.ts';
import { fillCart, loggedIn } from '../ready-cart.ts';

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto(`${homeOf(guest)}login`);
  await fillLogin(page, email);
  await press(page);
  await page.waitForURL(/\/my-account$/);
}

/** A separate browser context with its own network address. */
async function browserOf(browser: Browser): Promise<Page> {
  const network = newNetwork();
  const headers = { 'CF-Connecting-IP': network };
  const context = await browser.newContext({ extraHTTPHeaders: headers });
  return context.newPage();
}

/** An account whose cart holds one piece of `browsed`. */
async function customerWithCart(browser: Browser): Promise<{ page: Page; email: string }> {
  const page = await browserOf(browser);
  const email = await logInNew(page, guest);
  await openCart(page, [browsed.sku]);
  return { page, email };
}

test('a guest’s cart is merged into the customer’s cart at login, and both devices show it', async ({
  browser,
}) => {
  const { page: desk, email } = await customerWithCart(browser);
  const phone = await browserOf(browser);
  await fillCart(phone, guest, [searched.sku]);
  await logIn(phone, email);
  await expect(phone.locator('[data-cart-count="2"]')).toBeVisible();
  await phone.goto(cartStep);
  for (const { sku } of [searched, browsed]) await expect(lineOf(phone, sku)).toBeVisible();
  // The other device receives it without reloading.
  await expect(lineOf(desk, searched.sku)).toBeVisible();
  await lineOf(desk, searched.sku)
    .getByRole('button', { name: texts('cart.increase') })
    .click();
  await expect(quantityIn(phone)).toHaveValue('2');
});

test('when a guest logs in, another tab of the same browser shows the customer’s cart', async ({
  browser,
}) => {
  const { email } = await customerWithCart(browser);
  const first = await browserOf(browser);
  await openCart(first, [searched.sku]);
  const second = await first.context().newPage();
  await second.goto(cartStep);
  await awake(second, 'cart-page');
  await expect(lineOf(second, searched.sku)).toBeVisible();
  await logIn(first, email);
  for (const { sku } of [searched, browsed]) await expect(lineOf(second, sku)).toBeVisible();
});

test('a customer who logged in before the cart was created on another device sees it on the next page', async ({
  browser,
}) => {
  const page = await browserOf(browser);
  const email = await logInNew(page, guest);
  const other = await browserOf(browser);
  await loggedIn(other, guest, { email, password }, newNetwork());
  await openCart(page, [searched.sku]);
  await other.goto(homeOf(guest));
  await expect(other.locator('[data-cart-count="1"]')).toBeVisible();
});
