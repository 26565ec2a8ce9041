/** A shopper with two browser tabs sees the same cart in both. */
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { addToCart, awake, lineOf, newEmail, order } from '../buying.ts';
import { filledCart } from '../cart-room.ts';
import { buttonOf, cartStep, guest, quantityIn, texts } from '../cart-step.ts';
import { goodsOf } from '../database.ts';
import { browsed, searched } from '../guests.ts';
import { readyToOrder } from '../ready-cart.ts';
import { addressOf } from '../shop.ts';

test('what one tab adds, changes and removes, the other shows without reloading', async ({
  context,
}) => {
  const [one, other] = await twoWindows(context, [searched.sku]);
  await addIn(one, browsed.sku);
  await expect(lineOf(other, browsed.sku)).toBeVisible();

  const line = lineOf(one.getByRole('dialog'), searched.sku);
  await line.getByRole('button', { name: texts('cart.increase') }).click();
  await expect(lineOf(other, searched.sku).getByRole('textbox')).toHaveValue('2');

  await other.bringToFront();
  await lineOf(other, browsed.sku)
    .getByRole('button', { name: texts('cart.remove') })
    .click();
  await expect(lineOf(one.getByRole('dialog'), browsed.sku)).toHaveCount(0);
  await expect(lineOf(other, browsed.sku)).toHaveCount(0);
});

test('two tabs that add a first article at the same time end with one cart that holds both', async ({
  context,
}) => {
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  // Slow enough that the second tab requests a cart before the first has a response.
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

test('an order in one tab empties the cart in the other', async ({ context }) => {
  const [other, one] = [await context.newPage(), await context.newPage()];
  await readyToOrder(one, guest, [searched.sku], newEmail());
  await openAndListen(other);
  await expect(lineOf(other, searched.sku)).toBeVisible();
  await one.goto(`${addressOf('de')}/checkout/payment`);
  await order(one, guest);
  await expect(other.getByText(texts('cart.empty'), { exact: true })).toBeVisible();
});

test('a change made offline is refused with a message until the connection is back; a later one reaches both tabs', async ({
  context,
}) => {
  const [page, other] = await twoWindows(context, [searched.sku]);
  await page.goto(cartStep);
  await awake(page, 'cart-page');
  const more = buttonOf(page, 'cart.increase');

  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('alert')).toContainText(texts('client.offline'));
  await expect(quantityIn(page)).toHaveValue('1');

  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(quantityIn(page)).toHaveValue('1');
  await more.click();
  await expect(quantityIn(page)).toHaveValue('2');
  await expect(quantityIn(other)).toHaveValue('2');
  await page.reload();
  await expect(quantityIn(page)).toHaveValue('2');
});

test('a tab whose live connection was cut shows missed changes when it is connected again', async ({
  context,
}) => {
  const { page, other, cable } = await cartInTwoWindows(context);
  cable.unplug();
  const saved = page.waitForResponse('**/new-ct/updateCart');
  await buttonOf(page, 'cart.increase').click();
  await expect(quantityIn(page)).toHaveValue('2');
  await saved;
  await expect(quantityIn(other)).toHaveValue('1');

  cable.plug();
  await expectAfterRetries(other, '2');
});

test('a tab that gave up its live connection logs a warning and catches up when it becomes visible', async ({
  context,
}) => {
  const { page, other, cable } = await cartInTwoWindows(context);
  const more = buttonOf(page, 'cart.increase');
  const warnings: string[] = [];
  other.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  cable.unplug();
  await expect(async () => {
    await passRetry(other);
    expect(warnings.join()).toContain('live');
  }).toPass();
  const saved = page.waitForResponse('**/new-ct/updateCart');
  await more.click();
  await saved;
  await expect(quantityIn(other)).toHaveValue('1');

  await lookAt(other);
  await expect(quantityIn(other)).toHaveValue('2');

  cable.plug();
  await lookAt(other);
  await more.click();
  await expectAfterRetries(other, '3');
});

test('a tab opened before the cart was created shows the cart when it becomes visible', async ({
  context,
}) => {
  const [other, page] = [await context.newPage(), await context.newPage()];
  await other.goto(addressOf('de'));
  await awake(other, 'cart-button');
  await addIn(page, searched.sku);
  await expect(lineOf(page.getByRole('dialog'), searched.sku)).toBeVisible();

  await lookAt(other);
  await expect(other.locator('[data-cart-count]')).toHaveAttribute('data-cart-count', '1');
});

/**
 * Two tabs of a shopper whose cart has these articles; the second shows the cart and listens. The first is in front: a
 * tab behind another draws once a second, and each click waits for two pictures.
 */
async function twoWindows(context: BrowserContext, skus: string[]): Promise<[Page, Page]> {
  await context.addCookies(await filledCart('de', skus));
  const [other, one] = [await context.newPage(), await context.newPage()];
  await openAndListen(other);
  return [one, other];
}

/** The event of a browser when a shopper returns to a tab; in the tests every tab counts as visible. */
async function lookAt(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Lets the time pass that the live connection waits before it is tried again. */
const passRetry = (page: Page) => page.clock.fastForward(10_000);

async function expectAfterRetries(page: Page, quantity: string): Promise<void> {
  await expect(async () => {
    await passRetry(page);
    await expect(quantityIn(page)).toHaveValue(quantity, { timeout: 1000 });
  }).toPass();
}

/** Two tabs at the cart step, the first in front; the live connection of the second can be cut, and its clock set. */
async function cartInTwoWindows(context: BrowserContext) {
  await context.addCookies(await filledCart('de', [searched.sku]));
  const [other, page] = [await context.newPage(), await context.newPage()];
  await other.clock.install();
  const cable = await cuttable(other);
  await openAndListen(other);
  await page.goto(cartStep);
  await awake(page, 'cart-page');
  return { page, other, cable };
}

async function addIn(page: Page, sku: string): Promise<void> {
  const { slug } = goodsOf(sku, 'de', 'de');
  await page.goto(`${addressOf('de')}/${slug}`);
  await addToCart(page, guest);
}

/** Waits for the first frame of the live connection: before it, no change reaches the tab. */
async function openAndListen(page: Page): Promise<void> {
  const heard = new Promise<unknown>((hear) => {
    page.once('websocket', (socket) => socket.once('framereceived', hear));
  });
  await page.goto(cartStep);
  await heard;
}

/** The live connection of a tab, with the real socket and server, which can be cut and restored. */
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
