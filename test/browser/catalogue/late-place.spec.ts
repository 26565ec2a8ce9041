/** Space is reserved for late recommendations: nothing in view moves (CLS 0). */
import { expect, type Page, type Route, test } from 'playwright/test';
import { goodsOf } from '../database.ts';
import { browsed } from '../guests.ts';
import { ready } from '../ready.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-GB');

/** Scrolls to the place of the recommendations, and only then responds to their request. */
async function answerLate(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/__recommended/**', async (route) => {
    await promise;
    await answer(route);
  });
  await watchShifts(page);
  await page.goto(`${addressOf('gb')}/${goodsOf(browsed.sku, 'gb', 'en').slug}`);
  await ready(page);
  const asked = page.waitForRequest('**/__recommended/**');
  await page.locator('[data-seen]').evaluate((place) => place.scrollIntoView({ block: 'end' }));
  await asked;
  // The newsletter's field is below the place: it would be the first to move.
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(300);
  resolve();
}

test('late recommendations fill their reserved space, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await answerLate(page, (route) => route.continue());
  await expect(page.getByRole('heading', { name: texts('recommended.title') })).toBeVisible();
  await page.waitForTimeout(300);
  expect(await shiftsOf(page)).toEqual([]);
  // Out of sight the place takes the height that it needs.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('[data-seen][data-filled]')).toHaveCount(1);
});

test('a failed request for recommendations collapses nothing in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerLate(page, (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.waitForTimeout(500);
  expect(await shiftsOf(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('[data-seen][data-filled]')).toHaveCount(1);
  expect((await page.locator('[data-seen]').boundingBox())?.height).toBe(0);
});
