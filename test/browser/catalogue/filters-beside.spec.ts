/** On a wide screen the filters stay beside the cards and scroll by themselves. */
import { expect, test } from 'playwright/test';
import { homeOf } from '../buying.ts';
import { categorySlugOf } from '../database.ts';
import { guests } from '../guests.ts';
import { partRan, ready } from '../ready.ts';

test('the filters stay in view beside a long list, and a change keeps their own scroll position', async ({
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

  const place = 200;
  await filters.evaluate((body, top) => body.scrollTo(0, top), place);
  const brand = filters.locator('[name="brand"]').last();
  await brand.check();
  await page.waitForURL(/brand=/);
  await expect(brand).toBeChecked();
  expect(await filters.evaluate((body) => body.scrollTop)).toBe(place);
});
