/** One shopper with two windows sees one cart; two shoppers never see each other's. */
import { type Browser, type BrowserContext, expect, type Page, test } from 'playwright/test';
import { addToCart, awake, giveAddresses, lineOf, newEmail, order } from './buying.ts';
import { cartStep, guest, keyOf, quantityIn, texts } from './cart-step.ts';
import { goodsOf } from './database.ts';
import { browsed, searched } from './guests.ts';
import { addressOf } from './shop.ts';

test('what one window adds, changes and removes, the other shows without reloading', async ({
  context,
}) => {
  const [one, other] = await twoWindows(context);
  await addIn(one, searched.sku);
  await reloadAndListen(other);

  await addIn(one, browsed.sku);
  await expect(lineOf(other, browsed.sku)).toBeVisible();

  const line = lineOf(one.getByRole('dialog'), searched.sku);
  await line.getByRole('button', { name: texts('cart.increase') }).click();
  await expect(lineOf(other, searched.sku).getByRole('textbox')).toHaveValue('2');

  await lineOf(other, browsed.sku)
    .getByRole('button', { name: texts('cart.remove') })
    .click();
  await expect(lineOf(one.getByRole('dialog'), browsed.sku)).toHaveCount(0);
  await expect(lineOf(other, browsed.sku)).toHaveCount(0);
});

test('two windows that both begin with an article end with one cart that holds both', async ({
  context,
}) => {
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  // Slow enough that the second asks for a cart before the first is answered.
  await context.route('**/new-ct/createCart', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await Promise.all([addIn(one, searched.sku), addIn(other, browsed.sku)]);
  for (const page of [one, other]) {
    await page.goto(cartStep);
    await expect(lineOf(page, searched.sku)).toBeVisible();
    await expect(lineOf(page, browsed.sku)).toBeVisible();
  }
});

test('an order in one window empties the cart in the other', async ({ context }) => {
  const [one, other] = await twoWindows(context);
  await addIn(one, searched.sku);
  await reloadAndListen(other);
  await expect(lineOf(other, searched.sku)).toBeVisible();

  await one.goto(`${addressOf('de')}/checkout/addresses`);
  await giveAddresses(one, guest, newEmail());
  await order(one, guest);
  await expect(other.getByText(texts('cart.empty'), { exact: true })).toBeVisible();
});

test('two browsers do not see each other’s carts', async ({ browser }) => {
  const [mine, yours] = await Promise.all([newWindow(browser), newWindow(browser)]);
  await addIn(mine, searched.sku);
  await addIn(yours, browsed.sku);
  for (const [page, own, foreign] of [
    [mine, searched, browsed],
    [yours, browsed, searched],
  ] as const) {
    await page.goto(cartStep);
    await expect(lineOf(page, own.sku)).toBeVisible();
    await expect(lineOf(page, foreign.sku)).toHaveCount(0);
    await page.context().close();
  }
});

test('a change made offline is refused with a message; online again it works in both windows', async ({
  context,
}) => {
  const [page, other] = await twoWindows(context);
  await addIn(page, searched.sku);
  await page.goto(cartStep);
  await awake(page, 'cart-page');
  await reloadAndListen(other);
  const more = keyOf(page, 'cart.increase');

  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(quantityIn(page)).toHaveValue('1');

  await context.setOffline(false);
  await more.click();
  await expect(quantityIn(page)).toHaveValue('2');
  await expect(quantityIn(other)).toHaveValue('2');
  await page.reload();
  await expect(quantityIn(page)).toHaveValue('2');
});

test('a window whose connection was cut shows what it missed when it is back', async ({
  context,
}) => {
  const { page, other, cable } = await cartInTwoWindows(context);
  cable.unplug();
  await keyOf(page, 'cart.increase').click();
  await expect(quantityIn(page)).toHaveValue('2');
  await page.waitForLoadState('networkidle');
  await expect(quantityIn(other)).toHaveValue('1');

  cable.plug();
  await expect(quantityIn(other)).toHaveValue('2', { timeout: 30_000 });
});

test('a window that gave up its connection says so, and catches up when it is looked at', async ({
  context,
}) => {
  const { page, other, cable } = await cartInTwoWindows(context);
  const more = keyOf(page, 'cart.increase');
  const gaveUp = other.waitForEvent('console', {
    predicate: (message) => message.type() === 'warning' && message.text().includes('live'),
    timeout: 45_000,
  });
  cable.unplug();
  await gaveUp;
  const saved = page.waitForResponse('**/new-ct/updateCart');
  await more.click();
  await saved;
  await expect(quantityIn(other)).toHaveValue('1');

  await lookAt(other);
  await expect(quantityIn(other)).toHaveValue('2');

  cable.plug();
  await lookAt(other);
  await more.click();
  await expect(quantityIn(other)).toHaveValue('3');
});

test('a window opened before there was a cart shows it when it is looked at', async ({
  context,
}) => {
  const [page, other] = [await context.newPage(), await context.newPage()];
  await other.goto(addressOf('de'));
  await awake(other, 'cart-button');
  await addIn(page, searched.sku);
  await expect(lineOf(page.getByRole('dialog'), searched.sku)).toBeVisible();

  await lookAt(other);
  await expect(other.locator('[data-cart-count]')).toHaveAttribute('data-cart-count', '1');
});

async function twoWindows(context: BrowserContext): Promise<[Page, Page]> {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto(cartStep);
  return [one, other];
}

/** What the browser says when a shopper comes back to a window; here every window counts as visible. */
async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Both at the cart step, where one can be cut off from what the other does. */
async function cartInTwoWindows(context: BrowserContext) {
  const [page, other] = await twoWindows(context);
  await addIn(page, searched.sku);
  await page.goto(cartStep);
  const cable = await cuttable(other);
  await reloadAndListen(other);
  await awake(page, 'cart-page');
  return { page, other, cable };
}

async function newWindow(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function addIn(page: Page, sku: string): Promise<void> {
  const { slug } = goodsOf(sku, 'de', 'de');
  await page.goto(`${addressOf('de')}/${slug}`);
  await addToCart(page, guest);
}

/** Until a window has heard its first word, nothing can be told to it. */
async function reloadAndListen(page: Page): Promise<void> {
  const connected = page.waitForEvent('websocket');
  await page.reload();
  const socket = await connected;
  await socket.waitForEvent('framereceived');
}

/** The live connection of a window on a cable that can be pulled: real socket, real server. */
async function cuttable(page: Page) {
  let plugged = true;
  let cut = () => {};
  await page.routeWebSocket(/\/parties\/cart\//, (socket) => {
    if (!plugged) return void socket.close({ code: 1012 });
    const server = socket.connectToServer();
    cut = () => {
      void socket.close({ code: 1012 });
      void server.close();
    };
  });
  return {
    unplug: () => {
      plugged = false;
      cut();
    },
    plug: () => {
      plugged = true;
    },
  };
}
