/** The quantity field: what is typed into it counts, early, wrong or too much. */
import { expect, test } from 'playwright/test';
import { addToCart, awake, lineOf } from './buying.ts';
import {
  cartStep,
  guest,
  hold,
  openCart,
  productPage,
  quantityIn,
  texts,
  updates,
} from './cart-step.ts';
import { browsed, searched } from './guests.ts';

test.describe('a quantity typed before the page is awake', () => {
  test('is what the buy key puts into the cart', async ({ page }) => {
    const wake = await hold(page, /\/assets\/(?!early-).*\.js$/);
    await page.goto(productPage, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: texts('cart.quantity') });
    await field.fill('3');
    wake();
    const drawer = await addToCart(page, guest);
    await expect(lineOf(drawer, searched.sku).getByRole('textbox')).toHaveValue('3');
  });

  test('is what the cart’s line becomes', async ({ page }) => {
    await openCart(page);
    const wake = await hold(page, /\/assets\/(?!early-).*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await quantityIn(page).fill('4');
    const saved = page.waitForResponse(updates);
    wake();
    await saved;
    await page.reload();
    await expect(quantityIn(page)).toHaveValue('4');
  });
});

for (const { browser, vendor, waits } of [
  { browser: 'Chrome', vendor: 'Google Inc.', waits: 300 },
  { browser: 'Safari', vendor: 'Apple Computer, Inc.', waits: 400 },
]) {
  test(`quick clicks are sent together, in ${browser} ${waits} ms after the last`, async ({
    page,
  }) => {
    await page.addInitScript((said) => {
      Object.defineProperty(Navigator.prototype, 'vendor', { get: () => said });
    }, vendor);
    await openCart(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/new-ct/updateCart')) sent.push(request.postData() ?? '');
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const more = page.getByRole('button', { name: texts('cart.increase') });
    for (let click = 0; click < 3; click++) {
      await more.click();
      await page.clock.runFor(waits - 1);
    }
    expect(sent).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain('"quantity":4');
  });
}

test('a word for a quantity counts as one, with Enter too', async ({ page }) => {
  await page.goto(productPage);
  await awake(page, 'add-to-cart');
  const field = page.getByRole('textbox', { name: texts('cart.quantity') });
  await field.fill('7');
  await field.fill('abc');
  await field.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(lineOf(drawer, searched.sku).getByRole('textbox')).toHaveValue('1');

  await page.goto(cartStep);
  await awake(page, 'cart-page');
  await quantityIn(page).fill('7');
  await quantityIn(page).fill('abc');
  await quantityIn(page).press('Enter');
  await expect(quantityIn(page)).toHaveValue('1');
});

test('more than there may be is cut, and said so', async ({ page }) => {
  await page.goto(productPage);
  await awake(page, 'add-to-cart');
  await page.getByRole('textbox', { name: texts('cart.quantity') }).fill('100000');
  const said = page.getByRole('status').filter({ hasText: texts('cart.maximumReached') });
  await expect(said).toBeVisible();
  await page.getByRole('textbox', { name: texts('cart.quantity') }).fill('2');
  await expect(said).toHaveCount(0);

  await openCart(page);
  await quantityIn(page).fill('100000');
  await quantityIn(page).press('Enter');
  await expect(quantityIn(page)).not.toHaveValue('100000');
  await expect(lineOf(page, searched.sku).getByRole('status')).toContainText(
    texts('cart.maximumReached'),
  );
});

test('keys of a line name their product', async ({ page }) => {
  await openCart(page, [searched.sku, browsed.sku]);
  for (const sku of [searched.sku, browsed.sku]) {
    const name = await lineOf(page, sku).locator('.line__name').innerText();
    for (const key of ['cart.increase', 'cart.decrease']) {
      const named = page.getByRole('button', { name: `${texts(key)}: ${name}`, exact: true });
      await expect(named).toHaveCount(1);
    }
  }
});

test('without JavaScript there are no keys that do nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(productPage);
  await expect(page.getByRole('textbox', { name: texts('cart.quantity') })).toBeVisible();
  await expect(page.locator('.qty').getByRole('button', { disabled: false })).toHaveCount(0);
  await expect(page.locator('.qty .icon')).toHaveCount(0);
  await context.close();
});
