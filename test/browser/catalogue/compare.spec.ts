/** Comparing: on the product page, and by a selection that grows from page to page. */
import { expect, type Page, test } from 'playwright/test';
import { laidOut } from '../axe.ts';
import { categorySlugOf, goodsOf } from '../database.ts';
import { browsed, guests, labelled, searched } from '../guests.ts';
import { settled } from '../page-kinds.ts';
import { ready } from '../ready.ts';
import { shiftsOf, watchShifts } from '../shifts.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-GB');
/** Has two other versions. */
const slicer = 'EX10002794';

const pageOf = (sku: string) => `${addressOf('gb')}/${goodsOf(sku, 'gb', 'en').slug}`;

const button = (page: Page, sku: string) => page.locator(`main [data-compare="${sku}"]`).first();
const bar = (page: Page) => page.getByRole('complementary', { name: texts('compare.title') });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('kontor-compare'));

/** Selects the article on its page, by its button. */
async function choose(page: Page, sku: string): Promise<void> {
  await page.goto(pageOf(sku));
  await ready(page);
  await button(page, sku).click();
  await expect(button(page, sku)).toHaveAttribute('aria-pressed', 'true');
}

/** Runs in the page: the row headers that something covers while the table is scrolled to its end in steps. */
function coveredOnTheWay(scroller: Element): string[] {
  const names = [...scroller.querySelectorAll('tbody th')].filter((cell) => cell.checkVisibility());
  const isCovered = (cell: Element) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return [0.1, 0.3, 0.5, 0.7, 0.9].some((across) =>
      [0.2, 0.5, 0.8].some(
        (down) =>
          !cell.contains(document.elementFromPoint(left + across * width, top + down * height)),
      ),
    );
  };
  return names.flatMap((cell) => {
    cell.scrollIntoView({ block: 'center' });
    const far = scroller.scrollWidth - scroller.clientWidth;
    const steps = Array.from({ length: Math.ceil(far / 40) + 1 }, (_, at) => at * 40);
    const covered = steps.filter((left) => {
      scroller.scrollTo({ left });
      return isCovered(cell);
    });
    return covered.length > 0 ? [`${cell.textContent} at ${covered}`] : [];
  });
}

const drop = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${texts('compare.drop')}`) });
const compared = (page: Page) => page.getByRole('columnheader').getByRole('link');

test('the selection grows from page to page; a shared comparison leaves it unchanged until an article is removed there', async ({
  page,
}) => {
  await choose(page, searched.sku);
  await choose(page, browsed.sku);
  await expect(bar(page)).toContainText(`${texts('compare.chosen')} 2`);
  const both = [searched.sku, browsed.sku].join();

  await test.step('sent by somebody it is shown, and what was chosen before stays', async () => {
    await page.goto(`${addressOf('gb')}/compare?skus=${labelled.sku},${browsed.sku}`);
    await settled(page);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    expect(await kept(page)).toBe(both);
    await page.goto(pageOf(slicer));
    await expect(bar(page)).toContainText(`${texts('compare.chosen')} 2`);
  });

  await test.step('gone back to it is no act, taking one out is', async () => {
    await page.goBack();
    await settled(page);
    expect(await kept(page)).toBe(both);
    await drop(page).first().click();
    await page.waitForURL(new RegExp(`\\?skus=${browsed.sku}$`));
    await expect.poll(() => kept(page)).toBe(browsed.sku);
  });

  await test.step('one of the choice is taken out, and it is there on the way back', async () => {
    await choose(page, searched.sku);
    await bar(page)
      .getByRole('link', { name: texts('compare.title') })
      .click();
    await page.waitForURL(/\/compare\?skus=/);
    expect(new URL(page.url()).search).toBe(`?skus=${browsed.sku},${searched.sku}`);
    await expect(drop(page)).toHaveCount(2);
    await drop(page).last().click();
    await page.waitForURL(new RegExp(`\\?skus=${browsed.sku}$`));
    await expect.poll(() => kept(page)).toBe(browsed.sku);
    await page.goto(`${addressOf('gb')}/compare`);
    await page.waitForURL(new RegExp(`\\?skus=${browsed.sku}$`));
    await ready(page);
    await page.getByRole('link', { name: texts('compare.clear') }).click();
    await expect(page.getByText(texts('compare.hint'))).toBeVisible();
    await expect(compared(page)).toHaveCount(0);
    await expect.poll(() => kept(page)).toBeNull();
  });
});

test('up to five cards of a listing are selected in place, and deselected by the same button', async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto(`${addressOf('gb')}/${categorySlugOf(guests.gb.category[0], 'en')}`);
  await ready(page);
  const keys = page.locator('[data-cards] [data-compare]');
  for (let index = 0; index < 5; index += 1) await keys.nth(index).click();
  await expect(bar(page)).toContainText(`${texts('compare.chosen')} 5`);
  await keys.nth(5).click();
  await expect(bar(page).getByRole('status')).toHaveText(texts('compare.full'));
  await expect(keys.nth(5)).toHaveAttribute('aria-pressed', 'false');
  expect((await kept(page))?.split(',')).toHaveLength(5);
  await keys.first().press('Space');
  await expect(bar(page)).toContainText(`${texts('compare.chosen')} 4`);
  expect(await shiftsOf(page)).toEqual([]);
  // Cards loaded later and other pages show the selection too.
  await page.locator('[data-listing] a[data-more]').click();
  await expect(keys.nth(30)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(bar(page)).toContainText(`${texts('compare.chosen')} 4`);
  await expect(page.locator('[aria-pressed="true"][data-compare]')).toHaveCount(4);
  await bar(page)
    .getByRole('button', { name: texts('compare.clear') })
    .click();
  await expect(bar(page)).toBeHidden();
  await expect(keys.first()).toBeFocused();
  await expect(page.locator('[aria-pressed="true"][data-compare]')).toHaveCount(0);
  expect(await kept(page)).toBeNull();
});

test('the compare button works with the space bar; clearing the selection on a page without such buttons focuses the content', async ({
  page,
}) => {
  await page.goto(pageOf(browsed.sku));
  await ready(page);
  const first = page.getByRole('button', {
    name: texts('compare.add'),
    exact: true,
    pressed: false,
  });
  await first.press('Space');
  await expect(bar(page)).toContainText(`${texts('compare.chosen')} 1`);
  await expect(button(page, browsed.sku)).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(page)).toBe(browsed.sku);

  await page.goto(`${addressOf('gb')}/privacy-data/`);
  await bar(page)
    .getByRole('button', { name: texts('compare.clear') })
    .click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone the table scrolls by keyboard beside a fixed first column, and leads to every row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pageOf(slicer));
  await ready(page);
  const scroller = page.getByRole('region', { name: texts('compare.heading') });
  const name = scroller.getByRole('rowheader').first();
  await scroller.focus();
  await expect(scroller).toBeFocused();
  // The focus scrolls it into view; arrow keys work once that has ended.
  await laidOut(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await scroller.evaluate((element) => element.scrollTo({ left: 9999 }));
  const edge = (await scroller.boundingBox())?.x ?? Number.NaN;
  // The table's own border scrolls away from it.
  await expect.poll(async () => ((await name.boundingBox())?.x ?? -99) - edge).toBeCloseTo(0, -1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await test.step('paper has no comparison: a product is two sheets', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#comparison')).toBeHidden();
  });

  await test.step('the page of the comparison has every row, and no button on paper', async () => {
    await page.emulateMedia({ media: 'screen' });
    const rows = page.locator('.compare [scope="row"]');
    const few = await rows.count();
    await page.getByRole('link', { name: texts('compare.all') }).click();
    await page.waitForURL(/\/compare\?/);
    expect(await rows.count()).toBeGreaterThan(few);
    const alike = page.locator('.compare tr:not([data-differs]) [scope="row"]');
    await expect(alike.first()).toBeVisible();
    await page.getByRole('checkbox', { name: texts('compare.onlyDiffering') }).check();
    await expect(alike.filter({ visible: true })).toHaveCount(0);
    await expect(rows.filter({ visible: true }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.locator('main :is(button, .btn, input)').filter({ visible: true }),
    ).toHaveCount(0);
  });
});

test('no cell, not even an energy class, lies over the fixed first column while the table scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pageOf(labelled.sku));
  await ready(page);
  const scroller = page.locator('.scroll');
  const beside = scroller.locator('tbody td:not([data-own]) .energy');
  await expect(beside.first()).toBeAttached();
  expect(await scroller.evaluate(coveredOnTheWay)).toEqual([]);
  const numbers = await compared(page).evaluateAll((links) =>
    links.map((link) => /\d{8}$/.exec(link.getAttribute('href') ?? '')?.[0]),
  );
  const skus = [labelled.sku.slice(2), ...numbers].slice(0, 5).map((number) => `EX${number}`);
  await page.goto(`${addressOf('gb')}/compare?skus=${skus.join()}`);
  await ready(page);
  await expect(beside.nth(1)).toBeAttached();
  expect(await scroller.evaluate(coveredOnTheWay)).toEqual([]);
});
