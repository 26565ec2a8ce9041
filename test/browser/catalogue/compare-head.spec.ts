/** The names of compared articles stay in view while their page scrolls. */
import { expect, type Page, test } from 'playwright/test';
import { laidOut } from '../axe.ts';
import { browsed, labelled, searched } from '../guests.ts';
import { ready } from '../ready.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-GB');
const three = [searched.sku, browsed.sku, 'EX10002794'];
const five = [...three, labelled.sku, 'EX10050096'];

async function open(page: Page, skus: readonly string[]): Promise<void> {
  await page.goto(`${addressOf('gb')}/compare?skus=${skus}`);
  await ready(page);
}

/** The whole and uncovered names once the page has scrolled to the middle of the table. */
async function namesInView(page: Page): Promise<number> {
  const table = page.locator('.compare');
  await table.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await laidOut(page);
  expect((await table.boundingBox())?.y).toBeLessThan(0);
  const names = page.locator('.compare thead a:not(.compare__drop)');
  const whole = await names.evaluateAll((links) =>
    links.filter((link) => {
      const { left, top, right, bottom } = link.getBoundingClientRect();
      const ends = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 4, y));
      return right <= innerWidth && ends.every((each) => each === link);
    }),
  );
  return whole.length;
}

/** Runs in the page: whether nothing covers the corners of the element. */
function isSeen(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left + 3, right - 3].every((x) =>
    [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint(x, y))),
  );
}

/** Pixels that the page is wider than its window. */
const widerBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the names of all compared articles stay below the header, and cover no focused key', async ({
  page,
}) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, five);
  expect(await namesInView(page)).toBe(5);
  expect(await widerBy(page)).toBe(0);

  await test.step('a key that is reached backwards', async () => {
    const last = page.locator('.acts :is(a, button)').last();
    await page.getByRole('link', { name: texts('compare.clear') }).focus();
    // It lies behind the names.
    await last.evaluate((key) => scrollBy(0, key.getBoundingClientRect().top - 100));
    await laidOut(page);
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await laidOut(page);
    expect(await last.evaluate(isSeen)).toBe(true);
  });
  expect(await shiftsOf(page)).toEqual([]);
});

test('on a phone two of three are whole beside the first column, and their names stay too', async ({
  page,
}) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const few of [three, three.slice(1)]) {
    await open(page, few);
    expect(await namesInView(page)).toBe(2);
    expect(await widerBy(page)).toBe(0);
    expect(await shiftsOf(page)).toEqual([]);
  }
  await test.step('scrolled sideways, the last two', async () => {
    await open(page, three);
    await page.locator('.scroll').evaluate((scroller) => scroller.scrollTo({ left: 9999 }));
    expect(await namesInView(page)).toBe(2);
  });

  await test.step('each link of the head that gets the focus is seen, with all of its column', async () => {
    await open(page, five);
    const links = page.locator('.compare thead a');
    await links.first().focus();
    for (let index = 1; index < (await links.count()); index += 1) {
      await page.keyboard.press('Tab');
      const link = links.nth(index);
      await expect(link).toBeFocused();
      await expect.poll(() => link.evaluate(isSeen)).toBe(true);
    }
  });
});
