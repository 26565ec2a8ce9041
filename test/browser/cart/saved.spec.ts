/** Items saved for later in the cart: by mouse, by keyboard, and in another tab. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { laidOut, violationsOn } from '../axe.ts';
import { awake, lineOf } from '../buying.ts';
import { cartStep, openCart, productPage, quantityIn, texts } from '../cart-step.ts';
import { browsed, searched } from '../guests.ts';

const asideOf = (page: Page, sku = searched.sku) => page.locator(`li.line[data-saved="${sku}"]`);
const keyIn = (line: Locator, intent: 'save' | 'move' | 'remove-saved') =>
  line.locator(`button[name="intent"][value="${intent}"]`);
const save = (page: Page, sku = searched.sku) => keyIn(lineOf(page, sku), 'save');
const undoButton = (page: Page) =>
  page.locator('.note').getByRole('button', { name: texts('cart.undo') });

test('lines are saved for later and moved back by keyboard on a phone, and the focus is never lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCart(page, [searched.sku, browsed.sku]);
  await save(page).press('Enter');
  await expect(asideOf(page)).toBeVisible();
  await expect(lineOf(page, searched.sku)).toHaveCount(0);
  await expect(lineOf(page, browsed.sku).locator('.line__name')).toBeFocused();
  await test.step('it stands below the sum, in reach and without findings', async () => {
    await laidOut(page);
    expect(await violationsOn(page)).toEqual([]);
    const html = page.locator('html');
    expect(await html.evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0);
    const place = await keyIn(asideOf(page), 'move').boundingBox();
    expect(place?.height).toBeGreaterThanOrEqual(36);
  });
  await save(page, browsed.sku).press('Enter');
  await expect(page.getByText(texts('cart.empty'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);

  await keyIn(asideOf(page), 'move').press('Enter');
  await expect(lineOf(page, searched.sku)).toBeVisible();
  await expect(asideOf(page, browsed.sku).locator('.line__name')).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: texts('totals.total') });
  await expect(said).toHaveCount(1);
  await keyIn(asideOf(page, browsed.sku), 'move').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[data-saved]')).toHaveCount(0);
});

test('the undo button of the message reverts saving for later and removing a saved item', async ({
  page,
}) => {
  await openCart(page, [searched.sku]);
  await page.locator('html[data-watched]').waitFor();
  // A quantity that was typed just before is saved too.
  await quantityIn(page).fill('3');
  await save(page).click();
  await expect(asideOf(page)).toBeVisible();
  await undoButton(page).click();
  await expect(quantityIn(page)).toHaveValue('3');
  await expect(asideOf(page)).toHaveCount(0);
  await save(page).click();
  await keyIn(asideOf(page), 'remove-saved').click();
  await expect(asideOf(page)).toHaveCount(0);
  await undoButton(page).click();
  await expect(asideOf(page).locator('.line__name')).toBeFocused();
});

test('another tab shows the saved item, and the cart button of another page leads to it', async ({
  page,
  context,
}) => {
  await openCart(page, [searched.sku]);
  const other = await context.newPage();
  await other.goto(cartStep);
  await awake(other, 'cart-page');
  await save(page).click();
  await expect(asideOf(other)).toBeVisible();
  await other.goto(productPage);
  await awake(other, 'cart-button');
  await expect(other.locator('[data-cart-count]')).toHaveCount(0);
  await other.locator('.tool--cart').click();
  await other.waitForURL(/\/checkout\/cart$/);
  await expect(asideOf(other)).toBeVisible();
});
