/** The floating bar where letters are long and windows narrow. Source: DESIGN.md Buybar, checklist PDP-2. */
import { expect, test } from 'playwright/test';
import { goodsOf } from './database.ts';
import { labelled, searched, used } from './guests.ts';
import { brokenWords, leavingFrames, settle } from './measures.ts';
import { settled } from './page-kinds.ts';
import { addressOf } from './shop.ts';

const markets = [
  ['de', 'de'],
  ['gr', 'el'],
  ['fi', 'fi'],
  ['hu', 'hu'],
  ['bg', 'bg'],
  ['gb', 'en'],
] as const;

for (const [market, language] of markets) {
  test(`price and key stand whole in ${language}, 320 to 390 wide`, async ({ page }) => {
    for (const { sku } of [labelled, searched, used]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${addressOf(market)}/${goodsOf(sku, market, language).slug}`);
      await settled(page);
      await page.locator('.anchors').evaluate((anchors) => anchors.scrollIntoView());
      await expect(page.locator('.buybar')).toBeVisible();
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await settle(page);
        expect(await brokenWords(page, '.buybar .btn, .buybar .price__now, .versions a')).toEqual(
          [],
        );
        const left = (await leavingFrames(page)).filter((each) => /\.(buybar|btn|tag)/.test(each));
        expect(left).toEqual([]);
        const price = await page.locator('.buybar .price').boundingBox();
        const key = await page.locator('.buybar .btn').boundingBox();
        expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual(key?.x ?? 0);
        // More than a fifth of the window would leave too little of the page.
        expect(key?.height).toBeLessThanOrEqual(844 / 5);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });
}
