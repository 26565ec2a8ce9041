/** Each kind of page, wide, narrow and in the dark: no violation axe can find, no complaint, nothing that sticks out. */
import { expect, type Page, test } from 'playwright/test';
import { accountPages } from './account-pages.ts';
import { laidOut, violationsOn } from './axe.ts';
import { guests } from './guests.ts';
import { browsePages, cartPages, settled } from './page-kinds.ts';
import { listenTo } from './quiet.ts';

/** The narrowest width WCAG 1.4.10 asks for. */
const narrowest = 320;

for (const kind of [...browsePages, ...cartPages, ...accountPages]) {
  for (const guest of [guests.de, guests.gr]) {
    test(`${kind.name} in ${guest.locale}: no violation wide or narrow, nothing sticks out, no complaint`, async ({
      page,
    }) => {
      const complaints = listenTo(page, kind);
      await page.setViewportSize({ width: 1440, height: 900 });
      await kind.open(page, guest);
      await settled(page);
      for (const width of [1440, 390]) {
        await resize(page, width);
        expect.soft(await violationsOn(page), `${width} wide`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await laidOut(page);
      expect.soft(await violationsOn(page), 'in the dark').toEqual([]);
      await resize(page, narrowest);
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(reach, 'sideways scroll').toBeLessThanOrEqual(narrowest);
      expect.soft(await clippedTexts(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await laidOut(page);
}

/** Headings, links and buttons whose words are wider than the screen. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.locator('h1, h2, h3, main p, main a, main button, main label').evaluateAll((all) =>
    all
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('.rail, .vh, .anchors, .side, .scroll'),
      )
      .filter((element) => element.getBoundingClientRect().right > 321)
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}
