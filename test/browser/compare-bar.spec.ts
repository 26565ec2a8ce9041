/** The bar of what is chosen to be compared lies over nothing that has the focus, nor over the end of the page (WCAG 2.4.11). */
import { expect, type Page, test } from 'playwright/test';
import { categorySlugOf, goodsOf } from './database.ts';
import { browsed, guests } from './guests.ts';
import { settled } from './page-kinds.ts';
import { addressOf } from './shop.ts';

const pages = {
  listing: categorySlugOf(guests.gb.category[0], 'en'),
  'product page': goodsOf(browsed.sku, 'gb', 'en').slug,
};

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript((sku) => localStorage.setItem('kontor-compare', sku), browsed.sku);
  await page.goto(`${addressOf('gb')}/${path}`);
  await settled(page);
  await expect(page.locator('.comparebar')).toBeVisible();
}

/** Runs in the page: what has the focus, where a bar at the foot lies over it. */
function covered(): string | undefined {
  const focused = document.activeElement;
  if (!focused?.closest('main, footer')) return undefined;
  const { left, right, top, bottom, height } = focused.getBoundingClientRect();
  const over = [...document.querySelectorAll('.comparebar, .buybar')].some((bar) => {
    const edge = bar.getBoundingClientRect();
    const beside = edge.right <= left || edge.left >= right || edge.bottom <= top;
    // What is higher than the room above the bar cannot lie above it.
    const fits = height < edge.top / 2;
    return edge.height > 0 && !bar.contains(focused) && !beside && fits && bottom > edge.top + 1;
  });
  return over ? focused.outerHTML.slice(0, 120) : undefined;
}

for (const width of [320, 390]) {
  for (const [name, path] of Object.entries(pages)) {
    test(`it covers nothing that has the focus: ${name}, ${width} wide`, async ({ page }) => {
      test.slow();
      await open(page, path, width);
      await page.evaluate(() => {
        location.hash = 'main';
      });
      const faults: string[] = [];
      let stops = 0;
      for (; stops < 200; stops += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.closest('.comparebar') !== null)) {
          break;
        }
        const fault = await page.evaluate(covered);
        if (fault) faults.push(fault);
      }
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    });

    test(`the last line can be scrolled free of it: ${name}, ${width} wide`, async ({ page }) => {
      await open(page, path, width);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const last = page.locator('.foot').last();
      const bars = page.locator('.comparebar, .buybar:not([hidden])');
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const foot = await last.boundingBox();
          const tops = await Promise.all((await bars.all()).map((each) => each.boundingBox()));
          const top = Math.min(...tops.map((box) => box?.y ?? Number.NaN));
          return top - ((foot?.y ?? Number.NaN) + (foot?.height ?? Number.NaN));
        })
        .toBeGreaterThanOrEqual(0);
    });
  }
}
