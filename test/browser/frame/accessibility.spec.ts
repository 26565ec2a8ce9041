/**
 * Kinds of pages in German, a quarter of them in each run, wide in light mode or narrow in dark mode: no axe violation,
 * no complaint (quiet.ts), buttons large enough, browse pages within budget. In Greek, with longer words, half of one
 * of the three areas: no overflow, at 200% text size too.
 */
import { expect, type Page, test } from 'playwright/test';
import { accountPages } from '../account-pages.ts';
import { laidOut, violationsOn } from '../axe.ts';
import { expectLargeLetters } from '../everybody.ts';
import { guests } from '../guests.ts';
import { lowLinks } from '../measures.ts';
import { browsePages, cartPages, settled } from '../page-kinds.ts';
import { someOf } from '../some.ts';
import { watchBudget } from './budget.ts';
import { listenTo } from './quiet.ts';

/** The narrowest width WCAG 1.4.10 asks for. */
const narrowest = 320;

const views = [
  [1440, 'light'],
  [390, 'dark'],
] as const;

/** checkout-everybody.spec.ts makes the same checks of these pages, in German. */
const onTheWay = ['cart', 'addresses', 'addresses with errors', 'payment', 'thank-you page'];
const others = [...cartPages, ...accountPages].filter(({ name }) => !onTheWay.includes(name));
/** Browse pages and others take turns, so that each run has some of both. */
const kinds = [browsePages, others].flatMap((all) => someOf(all, all.length / 4));

for (const kind of kinds) {
  test(`${kind.name}: no axe violation in light or dark mode, no overflow, no error or foreign request`, async ({
    page,
  }) => {
    const complaints = listenTo(page, kind);
    const expectLight = browsePages.includes(kind) ? await watchBudget(page) : undefined;
    await page.setViewportSize({ width: 1440, height: 900 });
    await kind.open(page, guests.de);
    await (expectLight?.() ?? settled(page));
    for (const [width, colorScheme] of someOf(views, 1)) {
      await page.emulateMedia({ colorScheme });
      await resize(page, width);
      await uncover(page);
      expect.soft(await violationsOn(page), `${width} wide, ${colorScheme}`).toEqual([]);
      expect.soft(await lowLinks(page), `${width} wide`).toEqual([]);
    }
    await resize(page, narrowest);
    await expectNothingSticksOut(page, kind.name);
    expect(complaints).toEqual([]);
  });
}

/** What the sticky button or the header covers in part is scrolled free of it: axe takes it for too small a target. */
async function uncover(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('.buy')?.scrollIntoView({ block: 'start' }));
}

const areas = { browse: browsePages, cart: cartPages, account: accountPages };

for (const [area, kindsOfArea] of someOf(Object.entries(areas), 1)) {
  test(`${area} pages in Greek: no overflow, no error or foreign request`, async ({ browser }) => {
    for (const kind of someOf(kindsOfArea, kindsOfArea.length / 2)) {
      const context = await browser.newContext({ viewport: { width: narrowest, height: 900 } });
      const page = await context.newPage();
      const complaints = listenTo(page, kind);
      await kind.open(page, guests.gr);
      await settled(page);
      await expectNothingSticksOut(page, kind.name);
      for (const width of [390, 1280]) {
        await resize(page, width);
        await expectLargeLetters(page, `${kind.name}, ${width} wide`);
      }
      expect.soft(complaints, kind.name).toEqual([]);
      await context.close();
    }
  });
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await laidOut(page);
}

async function expectNothingSticksOut(page: Page, name: string): Promise<void> {
  const reach = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(reach, `${name}: sideways scroll`).toBeLessThanOrEqual(narrowest);
  expect.soft(await clippedTexts(page), name).toEqual([]);
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
