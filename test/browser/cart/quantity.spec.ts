/** The quantity field: input before hydration, invalid input, and input above the maximum. */
import { expect, test } from 'playwright/test';
import { addToCart, awake, lineOf } from '../buying.ts';
import {
  cartStep,
  guest,
  hold,
  openCart,
  productPage,
  quantityIn,
  texts,
  updates,
} from '../cart-step.ts';
import { searched } from '../guests.ts';
import { someOf } from '../some.ts';

test('a quantity typed before hydration is added by the buy button, and in the cart it is saved', async ({
  page,
}) => {
  const wake = await hold(page, /\/assets\/(?!pre-paint-).*\.js$/);
  await page.goto(productPage, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: texts('cart.quantity') });
  await field.fill('3');
  wake();
  const drawer = await addToCart(page, guest);
  await expect(lineOf(drawer, searched.sku).getByRole('textbox')).toHaveValue('3');

  await test.step('in the cart', async () => {
    await page.unroute(/\/assets\/(?!pre-paint-).*\.js$/);
    const wakeCart = await hold(page, /\/assets\/(?!pre-paint-).*\.js$/);
    await page.goto(cartStep, { waitUntil: 'commit' });
    await quantityIn(page).fill('4');
    const saved = page.waitForResponse(updates);
    wakeCart();
    await saved;
    await page.reload();
    await expect(quantityIn(page)).toHaveValue('4');
  });
});

const browsers = [
  { browser: 'Chrome', vendor: 'Google Inc.', waits: 300 },
  { browser: 'Safari', vendor: 'Apple Computer, Inc.', waits: 400 },
];

for (const { browser, vendor, waits } of someOf(browsers, 1)) {
  test(`quick clicks are sent in one request, in ${browser} ${waits} ms after the last click`, async ({
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

test('a quantity that is not a number becomes 1; one above the maximum is reduced with a message', async ({
  page,
}) => {
  await page.goto(productPage);
  await awake(page, 'add-to-cart');
  const field = page.getByRole('textbox', { name: texts('cart.quantity') });
  const said = page.getByRole('status').filter({ hasText: texts('cart.maximumReached') });
  await field.fill('100000');
  await expect(said).toBeVisible();
  await field.fill('2');
  await expect(said).toHaveCount(0);
  await field.fill('7');
  await field.fill('abc');
  await field.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(lineOf(drawer, searched.sku).getByRole('textbox')).toHaveValue('1');

  await test.step('in the cart', async () => {
    await page.goto(cartStep);
    await awake(page, 'cart-page');
    await quantityIn(page).fill('7');
    await quantityIn(page).fill('abc');
    await quantityIn(page).press('Enter');
    await expect(quantityIn(page)).toHaveValue('1');
    await quantityIn(page).fill('100000');
    await quantityIn(page).press('Enter');
    await expect(quantityIn(page)).not.toHaveValue('100000');
    const cut = lineOf(page, searched.sku).getByRole('status');
    await expect(cut).toContainText(texts('cart.maximumReached'));
  });
});
