/** What the cart shows while a change is pending, and when it is refused. */
import { expect, type Page, test } from 'playwright/test';
import { addToCart, awake, lineOf } from '../buying.ts';
import {
  buttonOf,
  cartStep,
  guest,
  openCart,
  productPage,
  quantityIn,
  refuse,
  texts,
  updates,
} from '../cart-step.ts';
import { searched } from '../guests.ts';

const checkoutLink = (page: Page) =>
  page.getByRole('link', { name: texts('cart.checkout') }).first();

test('the checkout button waits for a pending change and stays on the cart page if it cannot be saved', async ({
  page,
}) => {
  await openCart(page);
  let refuseNow = () => {};
  const asked = new Promise<void>((open) => {
    refuseNow = open;
  });
  await page.route(updates, async (route) => {
    await asked;
    await refuse('Internal', 500)(route);
  });
  await buttonOf(page, 'cart.increase').click();
  await checkoutLink(page).click();
  await expect(checkoutLink(page)).toHaveAttribute('aria-busy', 'true');
  refuseNow();
  await expect(page.getByRole('alert')).toContainText(texts('cart.error.changing'));
  await expect(checkoutLink(page)).not.toHaveAttribute('aria-busy', 'true');
  expect(page.url()).toBe(cartStep);
  await expect(quantityIn(page)).toHaveValue('1');

  await page.unroute(updates);
  await checkoutLink(page).click();
  await page.waitForURL(/\/checkout\/addresses$/);
});

test('the drawer announces a new total, and its error message can be closed', async ({ page }) => {
  await page.goto(productPage);
  const drawer = await addToCart(page, guest);
  const more = lineOf(drawer, searched.sku).getByRole('button', { name: texts('cart.increase') });
  await more.click();
  const said = drawer.getByRole('status').filter({ hasText: texts('totals.total') });
  await expect(said).toHaveCount(1);
  await page.route(updates, refuse('Internal', 500));
  await more.click();
  const message = page.getByRole('alert');
  await expect(message).toContainText(texts('cart.error.changing'));
  await message.getByRole('button', { name: texts('toast.close') }).click();
  await expect(message).toHaveCount(0);
  await expect(drawer).toBeVisible();
});

test('a late response with an older cart does not undo a newer change', async ({ page }) => {
  await openCart(page);
  // Without the live connection nothing corrects what the responses say.
  await page.routeWebSocket(/\/parties\/cart\//, () => {});
  await page.addInitScript(() => {
    const ask = globalThis.fetch;
    globalThis.fetch = async (address, request) => {
      const answer = await ask(address, request);
      if (String(address).endsWith('getMe') && !('goOn' in globalThis)) {
        const cart = await answer.json();
        await new Promise((goOn) => Object.assign(globalThis, { goOn }));
        answer.json = () => Promise.resolve(cart);
      }
      return answer;
    };
  });
  await page.goto(productPage);
  await page.waitForFunction(() => 'goOn' in globalThis);
  await awake(page, 'add-to-cart');
  await page.getByRole('button', { name: texts('cart.add') }).click();
  await page.waitForResponse(updates, { timeout: 1500 }).catch(() => undefined);
  await page.evaluate(async () => {
    (globalThis as unknown as { goOn: () => void }).goOn();
    // What the response changes is on the screen two frames later.
    for (const _ of 'ab') await new Promise((frame) => requestAnimationFrame(frame));
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-cart-count]')).toHaveAttribute('data-cart-count', '2');
});
