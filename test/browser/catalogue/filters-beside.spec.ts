/** On a wide screen the filters stay beside the cards and scroll by themselves. */
import { expect, test } from 'playwright/test';
import { homeOf } from '../buying.ts';
import { categorySlugOf } from '../database.ts';
import { guests } from '../guests.ts';
import { partRan, ready } from '../ready.ts';

test('the filters stay in view beside a long list, and a changed one keeps its place', async ({
  page,
}) => {
  const guest = guests.de;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(homeOf(guest) + categorySlugOf(guest.category[0], 'de'));
  await ready(page);
  await partRan(page, 'listing');
  const filters = page.locator('#filters .sheet__body');
  await page.locator('main li.card').last().scrollIntoViewIfNeeded();
  await expect(filters).toBeInViewport({ ratio: 0.9 });

  // Those of most articles come first: the list stays longer than the filters, which end with it.
  const brand = filters.locator('[name="brand"]').first();
  await page.locator('main li.card').nth(4).scrollIntoViewIfNeeded();
  await filters.evaluate((body) => body.scrollTo({ top: 150 }));
  const top = () => brand.evaluate((box) => box.getBoundingClientRect().top);
  const place = await top();
  await brand.check();
  await page.waitForURL(/brand=/);
  await expect(brand).toBeChecked();
  // Scrolled places are whole pixels, what stands above it may end between two.
  expect(Math.abs((await top()) - place)).toBeLessThanOrEqual(1);
});
