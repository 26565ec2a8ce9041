/** Choices that take effect at once: the page updates, the focus stays, and an order matches what is shown. */
import { expect, type Page, type Request, test } from 'playwright/test';
import { choosePayment, newEmail } from '../buying.ts';
import { guest, hold, texts } from '../cart-step.ts';
import { ordersOf } from '../database.ts';
import { searched } from '../guests.ts';
import { readyToOrder } from '../ready-cart.ts';
import { addressOf } from '../shop.ts';

const shop = addressOf('de');

const method = (page: Page, value: string) =>
  page.locator(`input[name="method"][value="${value}"]`);
const orderButton = (page: Page) => page.getByRole('button', { name: guest.orderButton });
const total = async (page: Page) =>
  Number(await page.locator('[data-total]').getAttribute('data-total'));

const isNoNavigation = (request: Request) => !request.isNavigationRequest();

function paidBy(email: string): string[] {
  return ordersOf(email).map(
    ({ document }) => document.paymentInfo.payments[0].paymentMethodInfo.paymentInterface,
  );
}

test('an order sent before the new total is shown is refused; once the total is shown, the order is placed', async ({
  page,
}) => {
  const email = newEmail();
  await readyToOrder(page, guest, [searched.sku], email);
  await page.goto(`${shop}/checkout/payment`);
  const before = await total(page);

  await test.step('pressed too early it is refused, not placed', async () => {
    const answer = await hold(page, '**/checkout/payment', isNoNavigation);
    await method(page, 'cashOnDelivery').check();
    await orderButton(page).click();
    await expect(page.getByText(texts('checkout.totalChanged'))).toBeVisible();
    answer();
    expect(paidBy(email)).toEqual([]);
    await expect(method(page, 'cashOnDelivery')).toBeChecked();
  });

  await test.step('by arrow: the total of the other method, the focus where it was', async () => {
    await choosePayment(page, 'bankTransfer');
    await expect(page.locator(`[data-total="${before}"]`)).toBeVisible();
    await method(page, 'bankTransfer').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(`[data-total="${before + guest.codFee}"]`)).toBeVisible();
    await expect(method(page, 'cashOnDelivery')).toBeFocused();
    expect(page.url()).toBe(`${shop}/checkout/payment?method=cashOnDelivery`);
    const said = page.getByRole('status').filter({ hasText: texts('totals.total') });
    await expect(said).toBeAttached();
  });

  await orderButton(page).click();
  await page.waitForURL(/thank-you/);
  expect(paidBy(email)).toEqual(['cashOnDelivery']);
  expect(await total(page)).toBe(before + guest.codFee);
});

test('filters applied in place keep the offers filter and update the language links, even without results', async ({
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
  // A combination without products has status 404 for search engines, but is applied in place all the same.
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});
