/** Edge cases of the frame: full bars, several things open at once, print. */
import { expect, type Page, test } from 'playwright/test';
import { awake } from '../buying.ts';
import { goodsOf } from '../database.ts';
import { browsed } from '../guests.ts';
import { addressOf, textsOf } from '../shop.ts';
import { someOf } from '../some.ts';
import { frameOf, openFrame } from './frame-parts.ts';
import { painted } from './painted.ts';

const texts = textsOf('de-DE');

/** Departments that lie under the offers link or beyond the edge of the bar. */
function coveredDepartments(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const offers = document.querySelector('.catbar .is-sale')?.getBoundingClientRect();
    return [...document.querySelectorAll('.catbar [data-department] > *')]
      .filter((each) => {
        const { right, top } = each.getBoundingClientRect();
        const edge = offers && Math.abs(offers.top - top) < 20 ? offers.left : innerWidth;
        return each.checkVisibility() && right > edge;
      })
      .map((each) => each.textContent || 'key');
  });
}

test('every department is visible in the category bar from 768 px on, on a tablet in two rows', async ({
  page,
}) => {
  for (const market of someOf(['de', 'gr', 'bg', 'fi'] as const, 1)) {
    await test.step(market, async () => {
      await openFrame(page, market);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of [768, 1024, 1200, 1280, 1440, 1919]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await coveredDepartments(page), `${market}, ${width} wide`).toEqual([]);
      }
    });
  }
  await test.step('two rows, and the menu behind its key', async () => {
    await openFrame(page, 'gr', 900);
    const { dialog, menuButton } = frameOf(page, 'gr');
    const rows = await page
      .locator('.catbar li > a')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(new Set(rows).size).toBe(2);
    expect(new Set(rows.slice(0, 5)).size).toBe(1);
    await menuButton.click();
    await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

/** The logo and the keys of the header, from left to right. */
const headerParts = (page: Page) =>
  page
    .locator('.header :is(.logo, .tool)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((part) => {
        const { left, right, width, height } = part.getBoundingClientRect();
        return { left, right, side: part.matches('.tool') ? Math.min(width, height) : undefined };
      }),
    );

test('the header has a heart at every width, keys for fingers and room for the search, with letters of 200% too', async ({
  page,
}) => {
  for (const market of someOf(['de', 'gr', 'bg', 'fi'] as const, 1)) {
    await openFrame(page, market);
    const { texts } = frameOf(page, market);
    const heart = page.getByRole('banner').getByRole('link', { name: texts('wishList.title') });
    for (const size of ['', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      for (const width of [320, 390, 768, 1200, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(heart).toBeVisible();
        const where = `${market}, ${width} wide ${size}`;
        const parts = await headerParts(page);
        for (const [index, { left, side = 44 }] of parts.entries()) {
          expect.soft(left, where).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0);
          expect.soft(side, where).toBeGreaterThanOrEqual(44);
        }
        expect.soft(parts.at(-1)?.right, where).toBeLessThanOrEqual(width);
        const search = await page.locator('.header .search').boundingBox();
        expect.soft(search?.width, where).toBeGreaterThanOrEqual(140);
      }
    }
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await page.setViewportSize({ width: 320, height: 900 });
    await page.mouse.wheel(0, 600);
    for (const part of [page.locator('.header .logo svg'), heart, page.locator('.tool--cart')])
      await expect(part, 'scrolled').toBeInViewport({ ratio: 1 });
  }
});

test('nothing in the category bar moves when the script shows its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const places = () =>
    page
      .locator('.catbar li')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(frameOf(page, 'de').address);
  // Loaded twice, because a late font is left out of the first page view.
  await page.reload();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await places();
  await page.unroute('**/*.js');
  await page.reload();
  await expect(page.locator('.catbar__open').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await places()).toEqual(before);
});

test('Escape closes the department panel first and the version note at the second press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${frameOf(page, 'de').address}?app_version=true`);
  const note = page.getByRole('region', { name: texts('version.text') });
  await expect(note).toBeVisible();
  const { departmentButton, panel } = frameOf(page, 'de');
  await departmentButton(0).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
});

test('where scrollbars take place, it has the colour of the viewer or of the drawer beside it', async ({
  playwright,
  launchOptions,
}) => {
  const ignoreDefaultArgs = ['--hide-scrollbars'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${addressOf('de')}/${goodsOf(browsed.sku, 'de', 'de').slug}`);
  await expect(page.locator('html[data-product-awake]')).toBeAttached();
  await awake(page, 'add-to-cart');
  expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(9);
  const toCart = page.locator('.buy').getByRole('button', { name: texts('cart.add') });
  for (const { key, opened, heights } of [
    {
      key: page.locator('.gallery__reel img').first(),
      opened: page.locator('dialog.viewer'),
      heights: [20, 200, 500, 700],
    },
    // Below its head it has a scrollbar of its own.
    { key: toCart, opened: page.locator('dialog.drawer'), heights: [20, 60] },
  ]) {
    await key.click();
    await expect(opened).toBeVisible();
    await opened.evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
    );
    const at = await painted(page, { x: 0, y: 0, width: 1280, height: 720 });
    for (const y of heights) {
      for (const x of [1267, 1272, 1277])
        expect.soft(at(x, y), `${x}, ${y} px`).toEqual(at(1258, y));
    }
    await page.keyboard.press('Escape');
    await expect(opened).toBeHidden();
  }
  await browser.close();
});

test('telephone numbers do not wrap, arrows of footer links stay beside their words, and print has no navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/terms-and-conditions/', '/search?query=qqqxxx']) {
    await page.goto(`${addressOf('fi')}${path}`);
    const lines = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: number[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const number = /\+358[\s\d]+\d/.exec(node.textContent ?? '');
        if (!number || !node.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.setStart(node, number.index);
        range.setEnd(node, number.index + number[0].length);
        found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
      }
      return found;
    });
    expect(lines.length, path).toBeGreaterThan(1);
    expect(Math.max(...lines), path).toBe(1);
  }
  const lonely = await page.locator('.foot li a .icon').evaluateAll((arrows) =>
    arrows.filter((arrow) => {
      const range = document.createRange();
      range.selectNodeContents(arrow.closest('a') ?? arrow);
      range.setEndBefore(arrow);
      const words = [...range.getClientRects()].at(-1)?.bottom ?? 0;
      return words <= arrow.getBoundingClientRect().top;
    }),
  );
  expect(lonely).toHaveLength(0);

  await test.step('paper has the page and none of the ways around it', async () => {
    await page.goto(`${addressOf('fi')}/terms-and-conditions/`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.logo')).toBeVisible();
    for (const part of ['.search', '.tools', '.catbar', '.news', '.foot__cols', '.foot__market']) {
      await expect(page.locator(part).first()).toBeHidden();
    }
  });
});
