/** The compare bar covers neither the focused element nor the end of the page (WCAG 2.4.11). */
import { expect, type Page, test } from 'playwright/test';
import { categorySlugOf, goodsOf } from '../database.ts';
import { browsed, guests } from '../guests.ts';
import { ready } from '../ready.ts';
import { addressOf } from '../shop.ts';
import { someOf } from '../some.ts';

const pages = {
  listing: categorySlugOf(guests.gb.category[0], 'en'),
  product: goodsOf(browsed.sku, 'gb', 'en').slug,
};

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript((sku) => localStorage.setItem('kontor-compare', sku), browsed.sku);
  await page.goto(`${addressOf('gb')}/${path}`);
  await ready(page);
  await expect(page.locator('.comparebar')).toBeVisible();
}

/**
 * Runs in the page: the focused element if a bottom bar covers it; `bar` if the focus is in the compare bar. Observers
 * move the bars in the frames after a scroll.
 */
async function covered(): Promise<string | undefined> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (focused?.closest('.comparebar')) return 'bar';
  if (!focused?.closest('main, footer')) return undefined;
  const { left, right, top, bottom, height } = focused.getBoundingClientRect();
  const over = [...document.querySelectorAll('.comparebar, .buybar')].some((bar) => {
    const edge = bar.getBoundingClientRect();
    const beside = edge.right <= left || edge.left >= right || edge.bottom <= top;
    // An element taller than the space above the bar cannot be scrolled clear of it.
    const fits = height < edge.top / 2;
    return edge.height > 0 && !bar.contains(focused) && !beside && fits && bottom > edge.top + 1;
  });
  return over ? focused.outerHTML.slice(0, 120) : undefined;
}

const views = [
  ['listing', pages.listing, 320],
  ['product page', pages.product, 390],
] as const;

for (const [name, path, width] of someOf(views, 1)) {
  test(`the compare bar covers neither the focused element nor the end of the page: ${name}`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path, width);

    await test.step(`${width} wide, the last line can be scrolled free`, async () => {
      await expectLastLineFree(page);
      await page.setViewportSize({ width: width === 320 ? 390 : 320, height: 800 });
      await expectLastLineFree(page);
    });

    await test.step(`${width} wide, from stop to stop`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => {
        location.hash = 'main';
      });
      const faults: string[] = [];
      let stops = 0;
      for (; stops < 200; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(covered);
        if (stop === 'bar') break;
        if (stop) faults.push(stop);
      }
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    });
  });
}

async function expectLastLineFree(page: Page): Promise<void> {
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
}
