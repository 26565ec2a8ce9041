/** The bar with total and checkout button on a telephone: in view while the lines are read, and never in the way. */
import { expect, type Page, test } from 'playwright/test';
import { violationsOn } from '../axe.ts';
import { cartStep, openCart, quantityIn, texts } from '../cart-step.ts';
import { browsed, searched } from '../guests.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';

const bar = (page: Page) => page.locator('.cartbar');
const own = (page: Page) => page.locator('.sum > [data-kind="go"]');
const skus = [...new Set([searched.sku, browsed.sku, 'EX10812878', 'EX10038997', 'EX10830695'])];

test('it stays at the bottom, gives way to the own button and to a focused field, and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await openCart(page, skus);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText(texts('totals.total'));
  const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
  expect(Math.round(y + height)).toBe(844);
  expect(await violationsOn(page)).toEqual([]);
  const before = await shiftsOf(page);
  await own(page).scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await quantityIn(page).focus();
  const [field, shown] = [await quantityIn(page).boundingBox(), await bar(page).boundingBox()];
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 844);
  // Hidden and static, it keeps its place: nothing has moved since the page was ready.
  expect(await shiftsOf(page)).toEqual(before);
});

test('it needs no script, and wide screens have no second button', async ({ page, browser }) => {
  await openCart(page, skus);
  await expect(bar(page)).toBeHidden();
  const cookies = await page.context().cookies();
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await plain.addCookies(cookies);
  const other = await plain.newPage();
  await other.goto(cartStep);
  await expect(bar(other)).toBeInViewport({ ratio: 1 });
  await bar(other).getByRole('link').click();
  await expect(other).toHaveURL(/\/checkout\/addresses$/);
  await plain.close();
});
