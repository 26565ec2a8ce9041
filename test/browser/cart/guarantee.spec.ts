/** Extra guarantees of an article: added and removed. By forms: test/worker/cart/guarantee-page.test.ts. */
import { expect, type Page, test } from 'playwright/test';
import { laidOut, violationsOn } from '../axe.ts';
import { addToCart, awake } from '../buying.ts';
import { buttonOf, guest, openCart, productPage, texts } from '../cart-step.ts';
import { goodsOf } from '../database.ts';
import { searched } from '../guests.ts';
import { addressOf } from '../shop.ts';

const option = (page: Page) => page.locator('details.guarantee');
const opener = (page: Page) => page.locator('[data-guarantee]');
const sidebar = (page: Page) => page.locator('dialog[open]', { has: page.locator('.gscale') });
const addButton = (page: Page) => sidebar(page).locator('button[type="submit"]');
const total = (page: Page) => page.locator('[data-total]').getAttribute('data-total').then(Number);
const remove = (page: Page) => {
  const [before, after] = texts('cart.removeItem').split('{name}');
  return page.getByRole('button', { name: new RegExp(`^${before}Premium-Garantie.*${after}$`) });
};

test('the guarantee dialog closes without adding one; a guarantee is chosen, added and removed by keyboard, and the focus stays in its place', async ({
  page,
}) => {
  await openCart(page);
  const before = await total(page);

  await test.step('Escape and its buttons close it, and the focus returns', async () => {
    const leave = [
      () => page.keyboard.press('Escape'),
      () =>
        sidebar(page)
          .getByRole('button', { name: texts('popup.close') })
          .click(),
      () => sidebar(page).locator('.sheet__foot [data-kind="line"]').click(),
    ];
    for (const go of leave) {
      await opener(page).click();
      await sidebar(page).getByRole('radio').last().check();
      await expect(addButton(page)).toBeDisabled();
      await go();
      await expect(sidebar(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    }
    expect(await total(page)).toBe(before);
  });

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(sidebar(page).getByRole('heading')).toBeFocused();
  await expect(sidebar(page).getByRole('radio')).toHaveCount(4);
  await expect(sidebar(page).locator('input:checked')).toHaveCount(0);
  await expect(addButton(page)).toBeDisabled();
  await laidOut(page);
  expect(await violationsOn(page)).toEqual([]);
  await sidebar(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(sidebar(page).getByRole('radio').nth(1)).toBeChecked();
  const priceOf = sidebar(page).locator('.choice:has(:checked) b');
  await expect(priceOf).toHaveText(/\d/);
  await page.keyboard.press('Enter');
  await expect(remove(page)).toBeFocused();
  await expect(sidebar(page)).toHaveCount(0);
  expect(await total(page)).toBeGreaterThan(before);
  expect(await violationsOn(page)).toEqual([]);
  const one = (await total(page)) - before;
  await buttonOf(page, 'cart.increase').click();
  await expect.poll(() => total(page)).toBe(2 * before + 2 * one);
  await remove(page).focus();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toBeFocused();
  await expect.poll(() => total(page)).toBe(2 * before);
});

test('a guarantee can be added over the drawer as soon as the article is in the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(productPage);
  await addToCart(page, guest);
  await opener(page).click();
  await sidebar(page).getByRole('radio').first().check();
  await addButton(page).click();
  await expect(remove(page)).toBeFocused();
  await expect(page.locator('dialog.drawer[open]')).toHaveCount(1);
  expect(await violationsOn(page)).toEqual([]);
});

test('a guarantee chosen on the product page is added with the article in one request', async ({
  page,
}) => {
  await page.goto(productPage);
  await awake(page, 'add-to-cart');
  await option(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(option(page).getByRole('radio')).toHaveCount(4);
  await expect(option(page).locator('input:checked')).toHaveCount(0);
  await option(page).getByRole('radio').nth(1).check();
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/updateCart')) changes.push(request.postData() ?? '');
  });
  await addToCart(page, guest);
  await expect(remove(page)).toBeVisible();
  expect(changes).toHaveLength(1);
  expect(changes[0]).toContain(`"custom":{"parentSku":"${searched.sku}"}`);
});

test('the guarantee choice fits a 390 px screen in Greek', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${addressOf('gr')}/${goodsOf(searched.sku, 'gr', 'el').slug}`);
  await option(page).locator('summary').click();
  await option(page).getByRole('radio').first().check();
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
