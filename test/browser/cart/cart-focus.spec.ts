/** The focus and the screen reader announcements while the cart changes. */
import { expect, type Page, test } from 'playwright/test';
import { addToCart, awake, lineOf } from '../buying.ts';
import {
  buttonOf,
  guest,
  hold,
  openCart,
  productPage,
  refuse,
  texts,
  updates,
} from '../cart-step.ts';
import { browsed, searched } from '../guests.ts';

const remove = (page: Page, sku: string) => buttonOf(page, 'cart.remove', sku);

test('a removed line disappears at once, and the focus moves to the next line, or to the heading if none is left', async ({
  page,
}) => {
  await openCart(page, [searched.sku, browsed.sku]);
  await test.step('keys of a line name their product', async () => {
    for (const sku of [searched.sku, browsed.sku]) {
      const name = await lineOf(page, sku).locator('.line__name').innerText();
      for (const key of ['cart.increase', 'cart.decrease']) {
        const named = page.getByRole('button', { name: `${texts(key)}, ${name}`, exact: true });
        await expect(named).toHaveCount(1);
      }
    }
  });
  const answer = await hold(page, updates);
  await remove(page, searched.sku).press('Enter');
  await expect(lineOf(page, searched.sku)).toHaveCount(0);
  await expect(lineOf(page, browsed.sku).locator('.line__name')).toBeFocused();
  answer();
  await remove(page, browsed.sku).press('Enter');
  await expect(page.getByText(texts('cart.empty'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: texts('cart.empty') })).toHaveCount(1);
});

test('the minus button keeps the focus, a new total is announced, and a line whose removal fails comes back', async ({
  page,
}) => {
  await openCart(page);
  const line = lineOf(page, searched.sku);
  const said = page.getByRole('status').filter({ hasText: texts('totals.total') });
  await expect(said).toHaveCount(0);

  await test.step('the total is said', async () => {
    const saved = page.waitForResponse(updates);
    await line.getByRole('button', { name: texts('cart.increase') }).click();
    await expect(line.getByRole('textbox')).toHaveValue('2');
    await saved;
    await expect(said).toHaveCount(1);
    await expect(said).toContainText(await page.locator('[data-total]').innerText());
  });

  await test.step('the minus key keeps the focus where it ends', async () => {
    const minus = line.getByRole('button', { name: texts('cart.decrease') });
    const saved = page.waitForResponse(updates);
    await minus.press('Enter');
    await expect(line.getByRole('textbox')).toHaveValue('1');
    await expect(minus).toBeFocused();
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await minus.press('Enter');
    await expect(line.getByRole('textbox')).toHaveValue('1');
    await saved;
  });

  await test.step('a line that could not be removed is back', async () => {
    await page.route(updates, (route) => route.abort());
    await remove(page, searched.sku).click();
    await expect(page.getByRole('alert')).toContainText(texts('cart.error.changing'));
    await expect(line.getByRole('textbox')).toHaveValue('1');
    await page.unroute(updates);
  });

  await test.step('a cart that is gone is explained', async () => {
    await page.route(updates, refuse('CartNotFound', 404));
    await buttonOf(page, 'cart.increase').click();
    await expect(page.getByText(texts('cart.empty'), { exact: true }).first()).toBeVisible();
    await expect(
      page.getByRole('alert').filter({ hasText: texts('cart.error.gone') }),
    ).toBeVisible();
  });
});

test('a message stays while the mouse is over it or its button has the focus', async ({ page }) => {
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
  // Inside another live region the message would be announced twice.
  expect(await message.evaluate((each) => each.parentElement?.closest('[aria-live]'))).toBeNull();
  await message.getByRole('button').blur();
  await page.clock.runFor(6000);
  await expect(message).toHaveCount(0);
});
