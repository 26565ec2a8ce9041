/** A listing: filters act in place and in a drawer, further pages are appended, cards add to the cart. */
import { expect, type Locator, type Page, test } from 'playwright/test';
import { laidOut, violationsOn } from '../axe.ts';
import { homeOf } from '../buying.ts';
import { categorySlugOf } from '../database.ts';
import { type Guest, guests } from '../guests.ts';
import { partRan, ready } from '../ready.ts';
import { textsOf } from '../shop.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** What a data layer would receive. */
type Told = { action: string; attribute: string; value: string };

async function openListing(page: Page, guest: Guest, search = ''): Promise<void> {
  await page.addInitScript(() => {
    const told: Told[] = [];
    Object.assign(globalThis, { told });
    addEventListener('kontor:filter', (event) => {
      told.push((event as CustomEvent<Told>).detail);
    });
  });
  await page.goto(addressOf(guest) + search);
  await listens(page);
}

async function listens(page: Page): Promise<void> {
  await ready(page);
  await partRan(page, 'listing');
}

const addressOf = (guest: Guest) =>
  homeOf(guest) + categorySlugOf(guest.category[0], guest.locale.slice(0, 2));

const toldOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);
/** The number of products beside a filter choice. */
const countOf = (choice: Locator) => choice.locator('xpath=..').locator('small').innerText();
const cards = (page: Page) => page.locator('main li.card');
const numbersOn = (page: Page) => page.locator('main li.card .sku').allInnerTexts();

test('a brand filter is applied and removed in place, each change is reported, and the page size applies at once', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await openListing(page, guests.gr);
  const all = await numbersOn(page);
  const brand = page.locator('[data-filters] [name="brand"]').last();
  const name = (await brand.getAttribute('value')) ?? '';
  await test.step('chosen by keyboard', async () => {
    await brand.focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/brand=/);
    const total = await countOf(brand);
    await expect(cards(page)).toHaveCount(Math.min(24, Number(total)));
    await expect(brand).toBeChecked();
    await expect(brand).toBeFocused();
    expect(page.url()).not.toContain('price-from');
    expect(await toldOn(page)).toEqual([
      { action: 'filter_select', attribute: 'brand', value: name },
    ]);
  });

  await test.step('the way back brings the list and the boxes back', async () => {
    await page.goBack();
    await expect(cards(page)).toHaveCount(all.length);
    expect(await numbersOn(page)).toEqual(all);
    await expect(brand).not.toBeChecked();
    await page.goForward();
    await expect(brand).toBeChecked();
    await listens(page);
  });

  await test.step('taken back', async () => {
    await brand.uncheck();
    await page.waitForURL((url) => url.search === '');
    expect(await numbersOn(page)).toEqual(all);
    expect((await toldOn(page)).at(-1)).toEqual({
      action: 'filter_unselect',
      attribute: 'brand',
      value: name,
    });
  });

  await test.step('as many as are wished for', async () => {
    await page.locator('#hits').selectOption('12');
    await page.waitForURL(/hits=12/);
    await expect(cards(page)).toHaveCount(12);
  });

  await test.step('all are taken back at once, and each is told', async () => {
    await openListing(page, guests.gr, '?in-stock=1&rating=3');
    const clear = page.locator('.toolbar [data-clear]');
    // The link is not followed, so that the reported events can be read.
    await clear.evaluate((link) =>
      link.addEventListener('click', (event) => event.preventDefault()),
    );
    await clear.click();
    expect(await toldOn(page)).toEqual([
      { action: 'filter_unselect', attribute: 'in-stock', value: '1' },
      { action: 'filter_unselect', attribute: 'rating', value: '3' },
    ]);
  });
});

test('the filter drawer opens by its button and closes by Escape, by its own button and on a wider screen', async ({
  page,
}) => {
  const texts = textsOf(guests.gr.locale);
  await page.setViewportSize(narrow);
  await openListing(page, guests.gr);
  const opener = page.locator('[data-open-filters]');
  const drawer = page.getByRole('dialog');
  await opener.click();
  await expect(drawer).toHaveAccessibleName(texts('filter.title'));
  await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();
  await laidOut(page);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  const brand = drawer.locator('[name="brand"]').last();
  await brand.scrollIntoViewIfNeeded();
  const place = async () => (await brand.boundingBox())?.y ?? Number.NaN;
  const before = await place();
  await brand.check();
  await page.waitForURL(/brand=/);
  await expect(brand).toBeFocused();
  expect(await place()).toBeCloseTo(before, 0);
  const button = drawer.locator('.sheet__foot button');
  const total = await countOf(brand);
  await expect(button).toContainText(total);
  await button.click();
  await expect(drawer).toHaveCount(0);
  await expect(cards(page)).toHaveCount(Math.min(24, Number(total)));
  await expect(opener.locator('.plate')).toHaveText('1');
  await page.locator('[data-unfilter]').click();
  await page.waitForURL((url) => url.search === '');
  await partRan(page, 'listing');

  await test.step('closed with the drawer they stand beside the cards', async () => {
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize(wide);
    await expect(drawer).toHaveCount(0);
    await expect(page.locator('#filters form')).toBeVisible();
  });
});

test('all filters open in place and take the focus, and the fields of a range apply at once', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await openListing(page, guests.de);
  await page.locator('[data-open-filters]').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  const groups = drawer.locator('details[data-group^="attr-"]');
  const link = drawer.locator('[data-all-filters]');
  await link.focus();
  const before = await groups.count();
  await page.keyboard.press('Enter');
  await page.waitForURL(/filters=all$/);
  await expect(link).toHaveCount(0);
  expect(await groups.count()).toBeGreaterThan(before);
  await expect(drawer.locator('#more-filters > summary')).toBeFocused();
  await laidOut(page);
  expect(await violationsOn(page)).toEqual([]);
  const from = drawer.locator('[name^="from-power"]');
  await drawer.locator('details:has([name^="from-power"])').evaluateAll((groups) => {
    for (const group of groups) group.setAttribute('open', '');
  });
  await from.fill('2.500');
  await from.press('Tab');
  await page.waitForURL(/from-power\.W=2\.500/);
  expect(page.url()).toContain('filters=all');
  await expect(from).toHaveValue('2.500');
  await expect(page.locator('[data-unfilter]')).toContainText('≥ 2.500\u00a0W');
});

test('further pages are appended, and they and the scroll position are restored on the way back from a product', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await openListing(page, guests.de);
  await page.locator('[data-more]').click();
  await expect(cards(page)).toHaveCount(48);
  await page.waitForURL(/\?page=2$/);
  await expect(page.locator('.pager [role=status]')).toHaveText(/^1–48 /);
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  const shown = await numbersOn(page);
  expect(new Set(shown).size).toBe(48);
  const product = cards(page).nth(30).getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await product.click();
  await page.waitForURL(/-\d{8}$/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  expect(await numbersOn(page)).toEqual(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.locator('.pager [role=status]')).toHaveText(/^1–48 /);
  await test.step('the last one leaves no button for more, and its address shows it alone', async () => {
    await openListing(page, guests.de, '?hits=48');
    for (const number of [2, 3]) {
      await page.locator('[data-more]').click();
      await page.waitForURL(new RegExp(`page=${number}`));
    }
    await expect(page.locator('[data-more]')).toHaveCount(0);
    const both = await numbersOn(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    expect(await numbersOn(other)).toEqual(both.slice(96));
  });
});

test('a card puts one piece into the cart without leaving the listing', async ({ page }) => {
  await page.setViewportSize(wide);
  await openListing(page, guests.gr, '?in-stock=1');
  const card = cards(page).nth(1);
  const number = await card.locator('.sku').innerText();
  await card.locator('.card__keys button').click();
  const line = page.getByRole('dialog').locator('li.line[data-sku]');
  await expect(line).toHaveAttribute('data-sku', `EX${number}`);
  await expect(line.getByRole('textbox')).toHaveValue('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter button shows the filters, and their own button leads to the filtered products', async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await page.goto(addressOf(guests.de));
    const filters = page.locator('#filters');
    await expect(filters).toBeHidden();
    await page.locator('[data-open-filters]').click();
    await expect(filters).toBeVisible();
    const brand = filters.locator('[name="brand"]').last();
    const total = await countOf(brand);
    await brand.check();
    await filters.locator('.sheet__foot button').click();
    await page.waitForURL(/brand=/);
    await expect(cards(page)).toHaveCount(Math.min(24, Number(total)));
  });
});
