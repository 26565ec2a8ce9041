/** Where the focus is, and what is said aloud, while the cart changes. */
import { expect, type Page, test } from 'playwright/test';
import { addToCart, awake, lineOf } from './buying.ts';
import { guest, hold, keyOf, openCart, productPage, texts, updates } from './cart-step.ts';
import { browsed, searched } from './guests.ts';

const remove = (page: Page, sku: string) => keyOf(page, 'cart.remove', sku);

test('a removed line is gone at once, and the focus goes to the next one, then to the heading', async ({
  page,
}) => {
  await openCart(page, [searched.sku, browsed.sku]);
  const answer = await hold(page, updates);
  await remove(page, searched.sku).press('Enter');
  await expect(lineOf(page, searched.sku)).toHaveCount(0);
  await expect(lineOf(page, browsed.sku).locator('.line__name')).toBeFocused();
  answer();
  await remove(page, browsed.sku).press('Enter');
  await expect(page.getByText(texts('cart.empty'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a line that could not be removed is back', async ({ page }) => {
  await openCart(page);
  await page.route(updates, (route) => route.abort());
  await remove(page, searched.sku).click();
  await expect(page.getByRole('alert')).toContainText(texts('cart.error.changing'));
  await expect(lineOf(page, searched.sku).getByRole('textbox')).toHaveValue('1');
});

test('the minus key keeps the focus where it ends', async ({ page }) => {
  await openCart(page);
  const line = lineOf(page, searched.sku);
  await line.getByRole('button', { name: texts('cart.increase') }).click();
  await expect(line.getByRole('textbox')).toHaveValue('2');
  const minus = line.getByRole('button', { name: texts('cart.decrease') });
  await minus.press('Enter');
  await expect(line.getByRole('textbox')).toHaveValue('1');
  await expect(minus).toBeFocused();
  await expect(minus).toHaveAttribute('aria-disabled', 'true');
  await minus.press('Enter');
  await expect(line.getByRole('textbox')).toHaveValue('1');
});

test('a new total is said aloud, on the page and in the drawer', async ({ page }) => {
  await openCart(page);
  const said = page.getByRole('status').filter({ hasText: texts('totals.total') });
  await expect(said).toHaveCount(0);
  const more = (scope: Page | ReturnType<Page['locator']>) =>
    lineOf(scope, searched.sku).getByRole('button', { name: texts('cart.increase') });
  await more(page).click();
  await expect(said).toHaveCount(1);
  await expect(said).toContainText(await page.locator('[data-total]').innerText());
  await remove(page, searched.sku).click();
  await expect(page.getByRole('status').filter({ hasText: texts('cart.empty') })).toHaveCount(1);

  await page.goto(productPage);
  const drawer = await addToCart(page, guest);
  await more(drawer).click();
  await expect(drawer.getByRole('status').filter({ hasText: texts('totals.total') })).toHaveCount(
    1,
  );
});

test('a message waits while it is pointed at or holds the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto(productPage);
  await awake(page, 'add-to-cart');
  await page.getByRole('textbox', { name: texts('cart.quantity') }).fill('100000');
  const drawer = await addToCart(page, guest);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await addToCart(page, guest);

  const message = page.locator('.toast');
  await message.hover();
  await page.clock.runFor(10_000);
  await expect(message).toBeVisible();
  await message.getByRole('button').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expect(message).toBeVisible();
  // A message that is read aloud twice is read by two live regions.
  expect(await message.evaluate((each) => each.parentElement?.closest('[aria-live]'))).toBeNull();
  await message.getByRole('button').blur();
  await page.clock.runFor(6000);
  await expect(message).toHaveCount(0);
});
