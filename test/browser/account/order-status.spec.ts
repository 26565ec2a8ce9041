/** A guest looks an order up on another device. By forms alone: test/worker/account/order-status.test.ts. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { homeOf, newEmail } from '../buying.ts';
import { expectForEverybody } from '../everybody.ts';
import { guests, searched } from '../guests.ts';
import { ordered } from '../ready-cart.ts';
import { textsOf } from '../shop.ts';

const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`);

async function look(page: Page, orderNumber: string, email: string): Promise<void> {
  await field(page, 'orderNumber').fill(orderNumber);
  await page.keyboard.press('Tab');
  await expect(field(page, 'email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
}

test('an order is found by number and e-mail address, by keyboard, on another device', async ({
  page,
  browser,
}) => {
  const guest = guests.gr;
  const email = newEmail();
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  const { orderNumber } = await ordered(device, guest, [searched.sku], 'cashOnDelivery', email);
  await elsewhere.close();
  await page.goto(`${homeOf(guest)}contact`);
  await page.getByRole('contentinfo').locator('a[href$="/order-status"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await look(page, '12', 'nobody');
  await expect(field(page, 'orderNumber')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'orderNumber')).toBeFocused();
  await expect(field(page, 'email')).toHaveValue('nobody');

  await field(page, 'email').fill('');
  await look(page, orderNumber, newEmail());
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator('[data-order-number]')).toHaveCount(0);

  await field(page, 'email').fill('');
  await look(page, orderNumber.slice(2).toLowerCase(), email);
  const found = page.locator(`[data-order-number="${orderNumber}"]`);
  await expect(found).toContainText(guest.address.city ?? '');
  await expect(found).not.toContainText(guest.address.lastName ?? '');
});

test('the look-up form, its error and the found order are accessible', async ({ page }) => {
  const guest = guests.de;
  const email = newEmail();
  const { orderNumber } = await ordered(page, guest, [searched.sku], 'cashOnDelivery', email);
  const told = { locale: guest.locale, heading: textsOf(guest.locale)('orderStatus.title') };
  await page.goto(`${homeOf(guest)}order-status`);
  await expectForEverybody(page, told);
  await look(page, 'NS99999999', email);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectForEverybody(page, told);
  await field(page, 'email').fill('');
  await look(page, orderNumber, email);
  await expect(page.locator('[data-order-number]')).toBeVisible();
  await expectClean(page, 'order');
});
