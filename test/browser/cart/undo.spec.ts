/** A message names what was removed from the cart, and its button brings it back. */
import { expect, type Page, test } from 'playwright/test';
import { violationsOn } from '../axe.ts';
import { addToCart, awake, lineOf } from '../buying.ts';
import { filledCart } from '../cart-room.ts';
import { buttonOf, cartStep, guest, openCart, productPage, texts, updates } from '../cart-step.ts';
import { goodsOf } from '../database.ts';
import { browsed, searched } from '../guests.ts';

const said = texts('cart.removed').replace('{name}', goodsOf(searched.sku, 'de', 'de').name);
const note = (page: Page) => page.locator('.note').filter({ hasText: said });
const undoButton = (page: Page) => note(page).getByRole('button', { name: texts('cart.undo') });
const remove = (page: Page, sku = searched.sku) => buttonOf(page, 'cart.remove', sku);

test('the undo button brings a removed line back by keyboard, and the focus moves to the line', async ({
  page,
}) => {
  await openCart(page, [searched.sku, browsed.sku]);
  await page.locator('html[data-watched]').waitFor();
  const saved = page.waitForResponse(updates);
  await buttonOf(page, 'cart.increase').click();
  await saved;
  await remove(page).press('Enter');
  await expect(lineOf(page, browsed.sku).locator('.line__name')).toBeFocused();
  await expect(note(page)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  // The undo button is reached from the line by Tab alone.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return undoButton(page).evaluate((key) => key === document.activeElement);
      },
      { intervals: [10] },
    )
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect(lineOf(page, searched.sku).getByRole('textbox')).toHaveValue('2');
  await expect(lineOf(page, searched.sku).locator('.line__name')).toBeFocused();
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('li.line').first()).toHaveAttribute('data-sku', searched.sku);
});

test('the drawer offers undo too, and so does the page once the drawer has closed with its last line', async ({
  page,
}) => {
  await page.context().addCookies(await filledCart('de', [browsed.sku]));
  await page.goto(productPage);
  const drawer = await addToCart(page, guest);
  const take = (sku: string) =>
    lineOf(drawer, sku)
      .getByRole('button', { name: texts('cart.remove') })
      .click();
  await take(searched.sku);
  await expect(drawer.locator('.note').filter({ hasText: said })).toBeVisible();
  await undoButton(page).click();
  await expect(lineOf(drawer, searched.sku).locator('.line__name')).toBeFocused();

  // Lines removed together come back together. The drawer is closed, so the focus is on the button that opened it.
  // Pressed in one step: a slow machine would take two presses for two changes.
  await drawer.locator('[name="intent"][value="remove"]').evaluateAll((buttons) => {
    for (const button of buttons as HTMLElement[]) button.click();
  });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: texts('cart.undo') }).click();
  await expect(page.locator('[data-cart-count]')).toHaveAttribute('data-cart-count', '2');
  await expect(page.getByRole('button', { name: texts('cart.add') })).toBeFocused();
});

test('the undo message stays while its button has the focus and disappears when the cart changes again', async ({
  page,
}) => {
  await page.clock.install();
  await openCart(page, [searched.sku, browsed.sku]);
  await page.locator('html[data-watched]').waitFor();
  await remove(page).click();
  await page.clock.runFor(400);
  await expect(note(page)).toBeVisible();
  await page.clock.runFor(15_000);
  await undoButton(page).focus();
  await page.clock.runFor(60_000);
  await expect(note(page)).toBeVisible();
  await undoButton(page).blur();
  await buttonOf(page, 'cart.increase', browsed.sku).click();
  await page.clock.runFor(400);
  await expect(note(page)).toHaveCount(0);
});

test('the undo button shows an error and changes nothing if another tab has changed the cart', async ({
  page,
  context,
}) => {
  await page.routeWebSocket(/\/parties\/cart\//, () => {});
  await openCart(page, [searched.sku, browsed.sku]);
  await page.locator('html[data-watched]').waitFor();
  await remove(page).click();
  await expect(note(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(cartStep);
  await awake(other, 'cart-page');
  const changed = other.waitForResponse(updates);
  await buttonOf(other, 'cart.increase', browsed.sku).click();
  await changed;
  await undoButton(page).click();
  await expect(page.getByRole('alert')).toContainText(texts('cart.error.undo'));
  await expect(lineOf(page, searched.sku)).toHaveCount(0);
});
