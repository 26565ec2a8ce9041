/** Payment methods with a script (chosen by keyboard: choices.spec.ts and checkout-everybody.spec.ts), and the numbers of the payment slip, which can be copied. */
import { expect, type Page, test } from 'playwright/test';
import { homeOf } from '../buying.ts';
import { type Guest, guests, searched } from '../guests.ts';
import { settled } from '../page-kinds.ts';
import { ordered, readyToOrder } from '../ready-cart.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { textsOf } from '../shop.ts';

async function atPayment(page: Page, guest: Guest, pieces: number): Promise<void> {
  await readyToOrder(page, guest, Array(pieces).fill(searched.sku));
  await page.goto(`${homeOf(guest)}checkout/payment`);
}

const method = (page: Page, value: string) =>
  page.locator(`input[name="method"][value="${value}"]`);

test('wallets are listed in a browser without them too, and no script moves a row', async ({
  page,
}) => {
  await watchShifts(page);
  await atPayment(page, guests.de, 1);
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
  await atPayment(page, guests.gb, 21);
  const cash = page.locator('.choice').filter({ has: method(page, 'cashOnDelivery') });
  await expect(cash).toContainText('Not available: there are more than 20 items in the basket.');
  await expect(method(page, 'cashOnDelivery')).toBeDisabled();
  await method(page, 'scheme').focus();
  await page.keyboard.press('ArrowUp');
  // ArrowUp wraps to the end of the list and skips the disabled row.
  await expect(method(page, 'klarna')).toBeFocused();
});

test.describe('with permission to write to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the slip copies a number without its spaces and says that it did; what cannot be copied is selected', async ({
    page,
  }) => {
    const { id } = await ordered(page, guests.sk, [searched.sku], 'bankTransfer');
    await page.goto(`${homeOf(guests.sk)}checkout/thank-you?order=${id}`);
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

    const said = await status.innerText();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await button.click();
    await expect(status).not.toHaveText(said);
    await expect(status).not.toBeEmpty();
    const selected = await page.evaluate(() => String(getSelection()).replaceAll(' ', ''));
    expect(selected).toBe(iban);
  });
});
