/** Payment methods with a script: chosen by keyboard; and the numbers of the payment slip, which can be copied. */
import { expect, type Page, test } from 'playwright/test';
import { guests, searched } from '../guests.ts';
import { cartPages, settled } from '../page-kinds.ts';
import { fillCart } from '../ready-cart.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { textsOf } from '../shop.ts';

const pages = new Map(cartPages.map((kind) => [kind.name, kind]));

async function atPayment(page: Page, guest: (typeof guests)['de' | 'gr' | 'sk' | 'gb']) {
  await pages.get('payment')?.open(page, guest);
}

const method = (page: Page, value: string) =>
  page.locator(`input[name="method"][value="${value}"]`);

test('arrow keys move through the payment methods; the choice and its focus survive the new total', async ({
  page,
}) => {
  await atPayment(page, guests.de);
  await expect(method(page, 'scheme')).toBeChecked();
  await method(page, 'scheme').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/method=applepay/);
  await expect(method(page, 'applepay')).toBeFocused();
  await expect(method(page, 'applepay')).toBeChecked();
  // No credit method is preselected.
  await expect(page.locator('.choice:has(strong) :checked')).toHaveCount(0);
});

test('wallets are listed in a browser without them too, and no script moves a row', async ({
  page,
}) => {
  await watchShifts(page);
  await atPayment(page, guests.de);
  await settled(page);
  // Decision 46: this browser has no Apple Pay, but the provider has a code to scan.
  expect(await page.evaluate(() => 'ApplePaySession' in globalThis)).toBe(false);
  for (const { wallet, name } of [
    { wallet: 'applepay', name: 'Apple Pay' },
    { wallet: 'googlepay', name: 'Google Pay' },
  ]) {
    const row = page.locator('.choice').filter({ has: method(page, wallet) });
    const line = textsOf(guests.de.locale)('payment.next.wallet').replace('{name}', name);
    await expect(row.locator('small')).toHaveText(line);
    await expect(method(page, wallet)).toBeEnabled();
  }
  expect(await shiftsOf(page)).toEqual([]);
});

test('a payment method that is not possible says why, and arrow keys skip it', async ({ page }) => {
  await atPayment(page, guests.gb);
  await fillCart(page, guests.gb, Array(20).fill(searched.sku));
  await page.reload();
  const cash = page.locator('.choice').filter({ has: method(page, 'cashOnDelivery') });
  await expect(cash).toContainText('Not possible: there are more than 20 items in the basket.');
  await expect(method(page, 'cashOnDelivery')).toBeDisabled();
  await method(page, 'scheme').focus();
  await page.keyboard.press('ArrowUp');
  // ArrowUp wraps to the end of the list and skips the disabled row.
  await expect(method(page, 'klarna')).toBeFocused();
});

test.describe('with permission to write to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the slip copies a number without its spaces and says that it did', async ({ page }) => {
    await pages.get('thank-you page')?.open(page, guests.sk);
    const button = page.locator('.payment-slip [data-copy^="SK"]');
    await expect(button).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    const status = page.locator('.payment-slip [role="status"]');
    await expect(status).not.toBeEmpty();
    const iban = await button.getAttribute('data-copy');
    expect(iban).toMatch(/^SK\d{22}$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban);
    await expect(page.getByRole('img', { name: 'PAY by square' })).toBeVisible();
  });
});

test('a number that cannot be copied is selected instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await pages.get('thank-you page')?.open(page, guests.sk);
  const button = page.locator('.payment-slip [data-copy^="SK"]');
  await button.click();
  await expect(page.locator('.payment-slip [role="status"]')).not.toBeEmpty();
  const selected = await page.evaluate(() => String(getSelection()).replaceAll(' ', ''));
  expect(selected).toBe(await button.getAttribute('data-copy'));
});
