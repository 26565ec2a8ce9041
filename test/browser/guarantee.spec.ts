/** Extra guarantees in the cart: chosen, seen in the sum and taken back, by keyboard, in the drawer, without scripts. */
import { expect, type Page, test } from 'playwright/test';
import { violationsOn } from './axe.ts';
import { addToCart } from './buying.ts';
import { guest, keyOf, openCart, productPage, texts } from './cart-step.ts';

const offer = (page: Page) => page.locator('details.guarantee');
const total = (page: Page) => page.locator('[data-total]').getAttribute('data-total').then(Number);
const remove = (page: Page) => {
  const [before, after] = texts('cart.removeItem').split('{name}');
  return page.getByRole('button', { name: new RegExp(`^${before}Premium-Garantie.*${after}$`) });
};

test('by keyboard: opened, chosen, added and removed, and the focus stays in its place', async ({
  page,
}) => {
  await openCart(page);
  const before = await total(page);
  await offer(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(offer(page).getByRole('radio')).toHaveCount(3);
  await expect(offer(page).locator('input:checked')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(offer(page).getByRole('radio').nth(1)).toBeChecked();
  await offer(page)
    .getByRole('button', { name: texts('guarantee.add') })
    .focus();
  await page.keyboard.press('Enter');
  await expect(remove(page)).toBeFocused();
  expect(await total(page)).toBeGreaterThan(before);
  expect(await violationsOn(page)).toEqual([]);
  const one = (await total(page)) - before;
  await keyOf(page, 'cart.increase').click();
  await expect(page.locator('.line fieldset b')).not.toHaveText('');
  await expect.poll(() => total(page)).toBe(2 * before + 2 * one);
  await remove(page).focus();
  await page.keyboard.press('Enter');
  await expect(offer(page).locator('summary')).toBeFocused();
  await expect.poll(() => total(page)).toBe(2 * before);
});

test('nothing is added while nothing is chosen', async ({ page }) => {
  await openCart(page);
  const before = await total(page);
  await offer(page).locator('summary').click();
  await offer(page)
    .getByRole('button', { name: texts('guarantee.add') })
    .click();
  await expect(remove(page)).toHaveCount(0);
  expect(await total(page)).toBe(before);
});

test('in the drawer, as soon as the article is in', async ({ page }) => {
  await page.goto(productPage);
  await addToCart(page, guest);
  const drawer = page.locator('dialog.drawer[open]');
  await drawer.locator('details.guarantee summary').click();
  await drawer.getByRole('radio').first().check();
  await drawer.getByRole('button', { name: texts('guarantee.add') }).click();
  await expect(remove(page)).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the same by forms', async ({ page }) => {
    await page.goto(productPage);
    await page.getByRole('button', { name: texts('cart.add') }).click();
    await page.waitForURL(/\/checkout\/cart$/);
    const before = await total(page);
    await offer(page).locator('summary').click();
    await offer(page).getByRole('radio').last().check();
    await offer(page)
      .getByRole('button', { name: texts('guarantee.add') })
      .click();
    await expect(remove(page)).toBeVisible();
    expect(await total(page)).toBeGreaterThan(before);
    await remove(page).click();
    await expect(offer(page)).toBeVisible();
    expect(await total(page)).toBe(before);
  });
});
