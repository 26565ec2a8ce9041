/** The floating buy bar with long words on narrow screens. Source: DESIGN.md Buybar, checklist PDP-2. */
import { expect, type Page, test } from 'playwright/test';
import { locales } from '../../../src/domain/locale/locales.ts';
import { goodsOf } from '../database.ts';
import { labelled, searched, used } from '../guests.ts';
import { brokenWords, leavingFrames, settle } from '../measures.ts';
import { ready } from '../ready.ts';
import { addressOf, textsOf } from '../shop.ts';
import { someOf } from '../some.ts';

/** The longest amounts, and another alphabet. The words of every language are tested in each; a run takes one of them. */
const markets = [
  ['hu', 'hu'],
  ['gr', 'el'],
] as const;

const inEveryLanguage = (key: string) => [
  ...new Set(locales.map(({ code }) => textsOf(code)(key))),
];

for (const [market, language] of someOf(markets, 1)) {
  test(`price and button of the buy bar are not broken in ${language} with the words of any language, 320 to 390 wide`, async ({
    page,
  }) => {
    for (const { sku } of [labelled, searched, used]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${addressOf(market)}/${goodsOf(sku, market, language).slug}`);
      await ready(page);
      await page.locator('.anchors').evaluate((anchors) => anchors.scrollIntoView());
      await expect(page.locator('.buybar')).toBeVisible();
      await expectWhole(page, 390, sku);
      await page.setViewportSize({ width: 320, height: 844 });
      await expectWhole(page, 320, sku);
      // Only beside the longest amount of the three: the others leave more space.
      for (const word of sku === labelled.sku ? inEveryLanguage('cart.add') : []) {
        await page.locator('.buybar .btn').evaluate((button, text) => {
          button.textContent = text;
        }, word);
        await expectWhole(page, 320, `${sku}, ${word}`);
      }
      await page.locator('.buy details').evaluateAll((lists) => {
        for (const list of lists) list.toggleAttribute('open', true);
      });
      const condition = '.versions a small';
      if ((await page.locator(condition).count()) > 0) {
        expect(await brokenWords(page, condition, inEveryLanguage('badge.bware'))).toEqual([]);
      }
    }
  });
}

async function expectWhole(page: Page, width: number, name: string): Promise<void> {
  await settle(page);
  const broken = await brokenWords(page, '.buybar .btn, .buybar .price__now, .versions a');
  expect(broken, name).toEqual([]);
  const left = await leavingFrames(page);
  expect(
    left.filter((each) => /\.(buybar|btn|tag)/.test(each)),
    name,
  ).toEqual([]);
  const price = await page.locator('.buybar .price').boundingBox();
  const button = await page.locator('.buybar .btn').boundingBox();
  expect((price?.x ?? 0) + (price?.width ?? 0), name).toBeLessThanOrEqual(button?.x ?? 0);
  // More than a fifth of the window would leave too little of the page.
  expect(button?.height, name).toBeLessThanOrEqual(844 / 5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
}
