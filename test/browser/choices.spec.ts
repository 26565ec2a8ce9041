/** Choices that act at once: the page follows, focus and order stay true to what is shown. */
import { expect, type Page, type Request, test } from 'playwright/test';
import { addToCart, choosePayment, giveAddresses, homeOf, newEmail } from './buying.ts';
import { guest, hold, productPage, texts } from './cart-step.ts';
import { ordersOf } from './database.ts';
import { addressOf } from './shop.ts';

const shop = addressOf('de');

async function atPayment(page: Page, email: string): Promise<void> {
  await page.goto(productPage);
  await addToCart(page, guest);
  await page.goto(`${shop}/checkout/addresses`);
  await giveAddresses(page, guest, email);
}

const method = (page: Page, value: string) =>
  page.locator(`input[name="method"][value="${value}"]`);
const orderKey = (page: Page) => page.getByRole('button', { name: guest.orderButton });
const total = async (page: Page) =>
  Number(await page.locator('[data-total]').getAttribute('data-total'));

const isNoNavigation = (request: Request) => !request.isNavigationRequest();

function paidBy(email: string): string[] {
  return ordersOf(email).map(
    ({ document }) => document.paymentInfo.payments[0].paymentMethodInfo.paymentInterface,
  );
}

test('choosing another payment method shows its total, keeps the focus, and orders it', async ({
  page,
}) => {
  const email = newEmail();
  await atPayment(page, email);
  const before = await total(page);
  await choosePayment(page, 'bankTransfer');
  await method(page, 'bankTransfer').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`[data-total="${before + guest.codFee}"]`)).toBeVisible();
  await expect(method(page, 'cashOnDelivery')).toBeFocused();
  expect(page.url()).toBe(`${shop}/checkout/payment?method=cashOnDelivery`);
  await expect(page.getByRole('status').filter({ hasText: texts('totals.total') })).toBeAttached();
  await orderKey(page).click();
  await page.waitForURL(/thank-you/);
  expect(paidBy(email)).toEqual(['cashOnDelivery']);
  expect(await total(page)).toBe(before + guest.codFee);
});

test('an order pressed before the new total is there is refused, not placed', async ({ page }) => {
  const email = newEmail();
  await atPayment(page, email);
  const answer = await hold(page, '**/checkout/payment', isNoNavigation);
  await method(page, 'cashOnDelivery').check();
  await orderKey(page).click();
  await expect(page.getByText(texts('checkout.totalChanged'))).toBeVisible();
  answer();
  expect(paidBy(email)).toEqual([]);
  await expect(method(page, 'cashOnDelivery')).toBeChecked();
  await orderKey(page).click();
  await page.waitForURL(/thank-you/);
  expect(paidBy(email)).toEqual(['cashOnDelivery']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order for a method whose total was not shown is refused, then placed', async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto(productPage);
    await page.getByRole('button', { name: texts('cart.add') }).click();
    await page.goto(`${shop}/checkout/addresses`);
    await giveAddresses(page, guest, email);
    await method(page, 'cashOnDelivery').check();
    await orderKey(page).click();
    await expect(page.getByText(texts('checkout.totalChanged'))).toBeVisible();
    expect(paidBy(email)).toEqual([]);
    await orderKey(page).click();
    await page.waitForURL(/thank-you/);
    expect(paidBy(email)).toEqual(['cashOnDelivery']);
  });
});

test('a filter narrows the list in place; back brings the list and the boxes back', async ({
  page,
}) => {
  await page.goto(`${homeOf(guest)}search`);
  const count = page.locator('main [data-said]');
  const all = await count.innerText();
  const brand = page.locator('aside input[name="brand"]').first();
  await brand.focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/brand=/);
  await expect(count).not.toHaveText(all);
  await expect(brand).toBeFocused();
  await expect(brand).toBeChecked();
  expect(page.url()).not.toContain('price-from');
  await page.goBack();
  await expect(count).toHaveText(all);
  await expect(brand).not.toBeChecked();
});

test('filters in place keep what is listed and lead the languages along, even where nothing is left', async ({
  page,
}) => {
  await page.goto(`${addressOf('ch')}/fr/search?sales`);
  const heading = page.locator('main h1');
  const offers = await heading.innerText();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.locator('aside input[name="in-stock"]').click();
  await page.waitForURL(/sales=&in-stock=1/);
  await expect(heading).toHaveText(offers);
  await page.locator('aside input[name="price-from"]').fill('9999999');
  await page.keyboard.press('Tab');
  await page.waitForURL(/price-from=/);
  await expect(page.locator('main [data-said]')).toContainText('0');
  await expect(page.locator('header a[hreflang="it"]').first()).toHaveAttribute(
    'href',
    /^\/it\/search\?sales=&price-from=9999999&in-stock=1$/,
  );
  // A combination without products is no page for search engines (404), and yet an answer for this one.
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});
