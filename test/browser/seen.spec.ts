/** What a window has seen is shown again at the end of the next product page, told without a name, and forgotten with it. */
import { expect, type Page, test } from 'playwright/test';
import { goodsOf } from './database.ts';
import { browsed, searched } from './guests.ts';
import { settled } from './page-kinds.ts';
import { addressOf, textsOf } from './shop.ts';

const texts = textsOf('en-GB');
const pathOf = (sku: string) => `/${goodsOf(sku, 'gb', 'en').slug}`;

async function open(page: Page, sku: string, search = ''): Promise<void> {
  await page.goto(addressOf('gb') + pathOf(sku) + search);
  await settled(page);
}

const lastSeen = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: texts('recommended.lastSeen') }) });

async function goDown(page: Page): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
}

test('the article seen before stands at the end of the next page, and is told as a pair', async ({
  page,
}) => {
  const told: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/viewed')) told.push(request.postData());
  });
  await open(page, searched.sku);
  await open(page, browsed.sku);
  await goDown(page);
  await expect(lastSeen(page).locator(`a[href="${pathOf(searched.sku)}"]`)).toBeVisible();
  expect(told).toEqual([JSON.stringify({ sku: browsed.sku, before: [searched.sku] })]);
  await open(page, searched.sku);
  expect(told).toHaveLength(1);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('switched off, nothing is kept, told or shown', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, searched.sku, '?toggle-bloomreach-api=false');
  await open(page, browsed.sku, '?toggle-bloomreach-api=false');
  await goDown(page);
  expect(requests.filter((url) => /api\/viewed|__recommended/.test(url))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});
