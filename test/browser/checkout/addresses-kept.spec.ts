/** The input of the addresses step survives failures, and the browser does not keep it afterwards. */
import { expect, type Page, test } from 'playwright/test';
import { fillLogin, logInNew, press } from '../account-pages.ts';
import { homeOf } from '../buying.ts';
import { guests, searched } from '../guests.ts';
import { ordered } from '../ready-cart.ts';
import {
  choiceOf,
  expectPaymentStep,
  fieldOf,
  fillIn,
  goOn,
  openStep,
  watched,
} from './address-step.ts';

const toast = (page: Page) => page.locator('.toast[data-kind="err"]');
const keptHere = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('a failed request leaves the input in place, and a retry continues to payment', async ({
  page,
}) => {
  await openStep(page);
  await watched(page);
  await fillIn(page);
  await page.route('**/checkout/addresses', (route) => route.abort());
  await goOn(page);
  await expect(toast(page)).toBeVisible();
  await expect(fieldOf(page, 'billing.city')).toHaveValue('Hamburg');
  await page.unroute('**/checkout/addresses');
  await page.route('**/checkout/addresses', (route) => route.fulfill({ status: 503, body: '' }));
  await goOn(page);
  await expect(toast(page)).toBeVisible();
  await page.unroute('**/checkout/addresses');
  await goOn(page);
  await expectPaymentStep(page);
});

test('a shopper who leaves the addresses step and comes back finds the input again', async ({
  page,
}) => {
  await openStep(page);
  await watched(page);
  await fillIn(page, { 'billing.additionalAddressInfo': '3. Stock' });
  await choiceOf(page, 'shippingAddressType', 'DIFFERENT_FROM_BILLING').check();
  await fieldOf(page, 'shipping.city').fill('Lübeck');
  await page.locator('main a[href$="/checkout/login"]').click();
  await page.waitForURL(/\/checkout\/login$/);
  await page.locator('main a[href$="/checkout/addresses"]').click();
  await watched(page);
  await expect(fieldOf(page, 'billing.additionalAddressInfo')).toHaveValue('3. Stock');
  await expect(fieldOf(page, 'shipping.city')).toHaveValue('Lübeck');
  expect(await keptHere(page)).not.toContain('Lübeck');
  // Left once more, and an order is placed meanwhile.
  await page.locator('main a[href$="/checkout/login"]').click();
  await page.waitForURL(/\/checkout\/login$/);
  expect(await keptHere(page)).toContain('Lübeck');
  const { id } = await ordered(page, guests.de, [searched.sku], guests.de.payment);
  await page.goto(`${homeOf(guests.de)}checkout/thank-you?order=${id}`);
  await expect.poll(() => keptHere(page)).not.toContain('Lübeck');
});

test('the input is there on the way back from the payment step, and the browser stores none of it', async ({
  page,
}) => {
  await openStep(page);
  await watched(page);
  await fillIn(page, { 'billing.additionalAddressInfo': '3. Stock' });
  await goOn(page);
  await expectPaymentStep(page);
  expect(await keptHere(page)).not.toContain('Hamburg');
  await page.goBack();
  await watched(page);
  await expect(fieldOf(page, 'billing.city')).toHaveValue('Hamburg');
  await expect(fieldOf(page, 'billing.additionalAddressInfo')).toHaveValue('3. Stock');
  await goOn(page);
  await expectPaymentStep(page);
  await page.locator('main a[href*="/checkout/addresses#shipping"]').click();
  await expect(fieldOf(page, 'email')).toHaveValue('guest@example.com');
});

test('if the session ends meanwhile, the input is there again after the login', async ({
  page,
}) => {
  const email = await logInNew(page, guests.de);
  await openStep(page);
  await watched(page);
  await fillIn(page, { 'billing.additionalAddressInfo': '3. Stock' });
  // As the browser drops it after a day.
  await page.context().clearCookies({ name: 'kontor-session' });
  await goOn(page);
  await page.waitForURL(/\/checkout\/login\/kept/);
  await fillLogin(page, email);
  await press(page);
  await page.waitForURL(/\/checkout\/login\/kept\?back=%2Fcheckout%2Faddresses$/);
  await expect(page.getByRole('main')).toContainText('3. Stock');
  await press(page);
  await expectPaymentStep(page);
});

test('input typed for one cart is not used for another cart', async ({ page }) => {
  await openStep(page);
  await watched(page);
  await fillIn(page);
  await page.locator('main a[href$="/checkout/cart"]').first().click();
  await page.waitForURL(/\/checkout\/cart$/);
  expect(await keptHere(page)).toContain('Hamburg');
  await page.context().clearCookies();
  await openStep(page);
  await watched(page);
  await expect(fieldOf(page, 'billing.city')).toHaveValue('');
  expect(await keptHere(page)).not.toContain('Hamburg');
});

test('a customer saves an address once and chooses it by keyboard the next time', async ({
  page,
}) => {
  await logInNew(page, guests.de);
  await openStep(page);
  await watched(page);
  await expect(page.locator('main a[href$="/checkout/login"]')).toHaveCount(0);
  await expect(fieldOf(page, 'saveAddress')).not.toBeChecked();
  await fillIn(page);
  await fieldOf(page, 'saveAddress').check();
  await goOn(page);
  await expectPaymentStep(page);
  await openStep(page);
  await watched(page);
  // The address is stored in the cart, and by now in the account too.
  const saved = choiceOf(page, 'billingAddressType', 'saved');
  await choiceOf(page, 'billingAddressType', 'new').focus();
  await page.keyboard.press('ArrowUp');
  await expect(saved).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(fieldOf(page, 'billing.addressId')).toBeChecked();
  await expect(fieldOf(page, 'billing.firstName')).toBeHidden();
  await choiceOf(page, 'shippingAddressType', 'SAVED_ADDRESS').check();
  await expect(fieldOf(page, 'shipping.addressId')).toBeVisible();
  await goOn(page);
  await expectPaymentStep(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('choices show their fields, the error has the focus, a country is applied, and the form continues to payment', async ({
    page,
  }) => {
    await openStep(page);
    await expect(fieldOf(page, 'billing.company')).toBeHidden();
    await choiceOf(page, 'clientType', 'company').check();
    await fieldOf(page, 'billing.company').fill('Groß GmbH');
    await expect(fieldOf(page, 'shipping.city')).toBeHidden();
    await choiceOf(page, 'shippingAddressType', 'DIFFERENT_FROM_BILLING').check();
    await expect(fieldOf(page, 'shipping.city')).toBeVisible();
    await choiceOf(page, 'shippingAddressType', 'SAME_AS_BILLING').check();
    await fillIn(page, { 'billing.city': '' });
    await goOn(page);
    await expect(fieldOf(page, 'billing.city')).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(1);
    await expect(fieldOf(page, 'billing.company')).toHaveValue('Groß GmbH');
    await page.locator('details:has([name="billing.country"]) > summary').click();
    await fieldOf(page, 'billing.country').selectOption('gb');
    await page.locator('button[value="country"]').click();
    await expect(fieldOf(page, 'billing.country')).toHaveValue('gb');
    await expect(fieldOf(page, 'billing.company')).toHaveValue('Groß GmbH');
    await fieldOf(page, 'billing.country').selectOption('de');
    await page.locator('button[value="country"]').click();
    await choiceOf(page, 'shippingAddressType', 'SAME_AS_BILLING').check();
    await fieldOf(page, 'billing.city').fill('Hamburg');
    await fieldOf(page, 'billing.city').press('Enter');
    await page.waitForURL(/\/checkout\/payment$/);
  });
});
