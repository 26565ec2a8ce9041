import { expect, test } from 'playwright/test';
import { awake, lineOf } from '../buying.ts';
import { productPage, texts } from '../cart-step.ts';
import { searched } from '../guests.ts';

type Held = { held: IdleRequestCallback[]; release: () => void };

test('the drawer opens when the first article is added before the header is hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // `idle` islands wait for this callback: the header is hydrated when the test says so.
    const held: IdleRequestCallback[] = [];
    const idle = { didTimeout: true, timeRemaining: () => 0 };
    globalThis.requestIdleCallback = (run) => held.push(run);
    const release = () => {
      globalThis.requestIdleCallback = (run) => Number(setTimeout(run, 0, idle));
      for (const run of held) run(idle);
    };
    Object.assign(globalThis, { held, release } satisfies Held);
  });
  await page.goto(productPage);
  await awake(page, 'add-to-cart');
  const added = page.waitForResponse(/\/new-ct\/(addToCart|createCart|updateCart)$/);
  await page.getByRole('button', { name: texts('cart.add'), exact: true }).click();
  await added;
  await expect(page.locator('[data-island="cart-button"]:not([data-awake])')).toBeAttached();
  await page.evaluate(() => (globalThis as unknown as Held).release());
  await lineOf(page.getByRole('dialog'), searched.sku).waitFor();
});
