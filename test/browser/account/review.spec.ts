/** The list of an article's reviews for everybody. Written by keyboard: journey.spec.ts. Source: checklist REV-2, A-02. */
import { expect, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { homeOf } from '../buying.ts';
import { rows } from '../database.ts';
import { guests } from '../guests.ts';

const guest = guests.gr;

test('the reviews of an article and the report of one are accessible', async ({ page }) => {
  const [review] = rows(
    "SELECT id, sku, title FROM reviews WHERE id LIKE 'demo-el-%' AND locale = 'el-GR'",
  );
  const { id, sku, title } = review ?? {};
  await page.goto(`${homeOf(guest)}reviews/${String(sku).slice(2)}`);
  await expect(page.locator('.review h3', { hasText: String(title) })).toHaveCount(1);
  await expectClean(page, 'reviews of an article');
  await page.goto(`${homeOf(guest)}review/report?id=${id}`);
  await expectClean(page, 'report of a review');
});
