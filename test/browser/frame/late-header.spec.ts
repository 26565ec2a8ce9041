import { test } from 'playwright/test';
import { addToCart, lineOf } from '../buying.ts';
import { guest, productPage } from '../cart-step.ts';
import { searched } from '../guests.ts';

test('the drawer opens for the first article when the header is hydrated after it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Islands of the kind `idle` wait for it: the article is in the cart before the header is hydrated.
    globalThis.requestIdleCallback = (run) =>
      Number(setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), 4000));
  });
  await page.goto(productPage);
  const drawer = await addToCart(page, guest);
  await lineOf(drawer, searched.sku).waitFor();
});
