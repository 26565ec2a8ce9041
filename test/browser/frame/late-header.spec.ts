import { test } from 'playwright/test';
import { addToCart, lineOf } from '../buying.ts';
import { guest, productPage } from '../cart-step.ts';
import { searched } from '../guests.ts';

test('the drawer opens when the first article is added before the header is hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // `idle` islands wait for this callback, so the article is in the cart before the header is hydrated.
    globalThis.requestIdleCallback = (run) =>
      Number(setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), 4000));
  });
  await page.goto(productPage);
  const drawer = await addToCart(page, guest);
  await lineOf(drawer, searched.sku).waitFor();
});
