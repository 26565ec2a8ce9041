/** Search, drawer and cart by keyboard, with a visible focus at every stop. Checkout: checkout-everybody.spec.ts. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { awake, homeOf, lineOf } from '../buying.ts';
import { goodsOf } from '../database.ts';
import { guests, searched } from '../guests.ts';
import { press, tabTo } from '../keys.ts';
import { fillCart } from '../ready-cart.ts';
import { textsOf } from '../shop.ts';

const guest = guests.de;
const texts = textsOf(guest.locale);

test('a shopper gets from the home page to the addresses step by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(homeOf(guest));
  const skip = page.getByRole('link', { name: texts('header.skip') });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await tabTo(page, page.locator('.header input[name="query"]'));
  await page.keyboard.type(guest.search);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?/);
  await press(page, skip);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await press(page, page.locator(`main li.card a[href$="-${searched.number}"]`));
  await page.waitForURL(new RegExp(`-${searched.number}$`));

  await awake(page, 'add-to-cart');
  const add = page.getByRole('button', { name: texts('cart.add') });
  await press(page, skip);
  await press(page, add);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expectTrapped(page, drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(lineOf(drawer, searched.sku).getByRole('textbox')).toHaveValue('2');
  await press(page, drawer.getByRole('link', { name: texts('cart.open') }));
  await page.waitForURL(/\/checkout\/cart$/);
  await awake(page, 'cart-page');
  await press(page, page.getByRole('button', { name: texts('cart.increase') }));
  await expect(lineOf(page, searched.sku).getByRole('textbox')).toHaveValue('3');
  await expect(page.getByRole('button', { name: texts('cart.increase') })).toBeFocused();
  await press(page, page.getByRole('link', { name: texts('cart.checkout') }).first());
  await page.waitForURL(/\/checkout\/addresses$/);
});

test('the drawer opened from the header gives the focus back to its opener', async ({ page }) => {
  await fillCart(page, guest, [searched.sku]);
  await page.goto(`${homeOf(guest)}${goodsOf(searched.sku, 'de', 'de').slug}`);
  await awake(page, 'cart-button');
  const drawer = page.getByRole('dialog');
  // The opener is a link to the cart's page until the drawer's script is there.
  await page.locator('dialog.drawer').waitFor({ state: 'attached' });
  const opener = page.locator('[data-island="cart-button"] a').first();
  await expect(opener).toHaveAccessibleName(/1/);
  await press(page, opener);
  await expect(drawer).toBeVisible();
  await press(page, drawer.getByRole('button', { name: texts('cart.close') }));
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Tab goes round inside the drawer: nothing behind it can be reached. */
async function expectTrapped(page: Page, drawer: Locator): Promise<void> {
  const stops = await drawer.locator('a, button:enabled, input').count();
  for (let stop = 0; stop < stops + 3; stop += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return 'the browser itself';
      return activeElement.closest('dialog') ? 'drawer' : activeElement.outerHTML.slice(0, 160);
    });
    expect(['drawer', 'the browser itself']).toContain(place);
  }
}
