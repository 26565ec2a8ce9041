/** Nothing overflows, is clipped or broken: narrow screens, large text, long words, forced colours. */
import { expect, type Page, test } from 'playwright/test';
import { buyers } from '../../markets/buyers.ts';
import { homeOf } from '../buying.ts';
import { categorySlugOf } from '../database.ts';
import { expectRoom } from '../everybody.ts';
import { type Guest, guests, searched } from '../guests.ts';
import { leavingFrames } from '../measures.ts';
import { browsePages, cartPages, type PageKind, settled } from '../page-kinds.ts';
import { fillCart, ordered, readyToOrder } from '../ready-cart.ts';
import { addressOf } from '../shop.ts';
import { someOf } from '../some.ts';
import { coloursIn, painted } from './painted.ts';

const kinds = new Map([...browsePages, ...cartPages].map((kind) => [kind.name, kind]));

async function open(page: Page, name: string, guest: Guest, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const kind: PageKind | undefined = kinds.get(name);
  if (!kind) throw new Error(`no page is called ${name}`);
  await kind.open(page, guest);
  await settled(page);
}

/** A product with stars and their distribution. */
async function openReviewed(page: Page): Promise<void> {
  await open(page, 'home page', guests.de, 1440);
  await page.locator('.card:has(.stars) .card__title a').first().click();
  await page.locator('.dist').waitFor();
  await settled(page);
}

const reach = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Reduced, with a volume discount: the widest amounts a cart line can show. */
const reduced = 'EX10900481';

test('a cart line with a volume discount fits into 320 px with long words and amounts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const [host, prefix = ''] of someOf([['ch', '/fr'], ['hu'], ['fi'], ['gr']] as const, 2)) {
    const who = { country: host, host, prefix, address: {} };
    await fillCart(page, who, [reduced, reduced, reduced]);
    await page.goto(`${addressOf(host)}${prefix}/checkout/cart`);
    await expect(page.locator('.line__sum s')).toBeVisible();
    expect.soft(await reach(page), host).toBeLessThanOrEqual(320);
    expect.soft(await leavingFrames(page), host).toEqual([]);
  }
});

/** Where words or sums are longest. */
for (const country of someOf(['hu', 'fr'] as const, 1)) {
  test(`the checkout in ${country} has large enough buttons, aligned fields and no overflow at 200% text size`, async ({
    page,
  }) => {
    const who = { country, host: country, address: buyers[country].buyer };
    const shop = addressOf(country);
    const { id } = await ordered(page, who, [searched.sku], 'bankTransfer');
    await page.goto(`${shop}/checkout/thank-you?order=${id}`);
    await expectRoom(page, 'thank-you page');
    await fillCart(page, who, [searched.sku]);
    for (const step of ['cart', 'addresses']) {
      await page.goto(`${shop}/checkout/${step}`);
      await expectRoom(page, step);
    }
    await page.locator('[name="clientType"][value="company"]').check();
    const elsewhere = '[name="shippingAddressType"][value="DIFFERENT_FROM_BILLING"]';
    await page.locator(elsewhere).check();
    await page.locator('button[form="addresses"]').click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectRoom(page, 'addresses with errors');
    await readyToOrder(page, who, [searched.sku]);
    for (const path of [
      'checkout/payment',
      'adyen-payment-error?error=payment-error&reason=authenticationFailed',
    ]) {
      await page.goto(`${shop}/${path}`);
      await expectRoom(page, path);
    }
  });
}

test('an e-mail address of 133 characters does not widen the thank-you page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`;
  const { id } = await ordered(page, guests.de, [searched.sku], guests.de.payment, email);
  await page.goto(`${homeOf(guests.de)}checkout/thank-you?order=${id}`);
  await expect(page.getByText(email).first()).toBeVisible();
  expect(await reach(page)).toBeLessThanOrEqual(390);
});

test('in a listing on a phone, the two rows of the category bar have no gap, a product picture has the background of its tile, and the range text of the pager is at least 12 px away from the first page number', async ({
  page,
}) => {
  await open(page, 'category', guests.de, 390);
  const rows = await page.locator('.catbar li').evaluateAll((cells) => {
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    return [...new Map(boxes.map(({ top, bottom }) => [top, bottom])).entries()];
  });
  expect(rows.length).toBe(2);
  expect(rows[1]?.[0]).toBeCloseTo(rows[0]?.[1] ?? 0, 0);

  const tile = page.locator('.card__pic').first();
  await tile.scrollIntoViewIfNeeded();
  const box = await tile.boundingBox();
  const picture = await tile.locator('img').boundingBox();
  if (!box || !picture) throw new Error('no picture');
  const at = await painted(page, box);
  const ground = at(box.x + 4, box.y + box.height - 6);
  for (const x of [picture.x + 3, picture.x + picture.width - 3]) {
    for (const [channel, value] of at(x, picture.y + picture.height / 2).entries()) {
      expect(Math.abs(value - (ground[channel] ?? 0))).toBeLessThanOrEqual(3);
    }
  }

  const range = await page.locator('.pager > .push').evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().right;
  });
  const first = await page.locator('.pager > [aria-current]').boundingBox();
  expect((first?.x ?? 0) - range).toBeGreaterThanOrEqual(12);
});

test('on the page of a department each row of tiles is full, and the first article is in the first view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(homeOf(guests.de) + categorySlugOf(guests.de.category[0], 'de'));
  await settled(page);
  const rowsOf = (list: Element) => {
    const tiles = [...list.children].map((tile) => tile.getBoundingClientRect());
    const edge = list.getBoundingClientRect().right;
    return [...Map.groupBy(tiles, ({ top }) => Math.round(top)).values()].map((row) => ({
      tiles: row.length,
      hole: Math.round(edge - Math.max(...row.map(({ right }) => right))),
    }));
  };
  const list = page.locator('main .tiles').first();
  const even = await list.evaluate(rowsOf);
  expect(even.map(({ tiles }) => tiles)).toEqual([5, 5]);
  // With nine the columns are the same.
  await list
    .locator('li')
    .last()
    .evaluate((tile) => tile.remove());
  const rows = [...even, ...(await list.evaluate(rowsOf))];
  expect(rows.filter(({ tiles, hole }) => tiles === 1 || hole > 2)).toEqual([]);
  const first = await page.locator('[data-cards] .card').first().boundingBox();
  expect(first?.y).toBeLessThan(700);
});

test('the rows of the departments and what follows them have no gap on a missing page', async ({
  page,
}) => {
  await open(page, 'page not found', guests.de, 1440);
  await expect(page.locator('[data-later] .tiles')).toBeVisible();
  const gaps = await page.locator('[data-later]').evaluate((place) => {
    const edge = (selector: string, side: 'right' | 'bottom') =>
      place.querySelector(selector)?.getBoundingClientRect()[side] ?? 0;
    const below = place.getBoundingClientRect().bottom - edge('.tiles', 'bottom');
    return [edge('.dir', 'right') - edge('.dir > :last-child', 'right'), below];
  });
  expect(Math.max(...gaps)).toBeLessThanOrEqual(24);
});

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the chosen answer and the current checkout step look different from the others', async ({
    page,
  }) => {
    await open(page, 'addresses', guests.de, 1440);
    const radio = (state: string) => page.locator(`[name="clientType"]${state}`);
    const chosen = await radio(':checked').screenshot();
    const other = await radio(':not(:checked)').screenshot();
    expect(chosen.equals(other)).toBe(false);
    const steps = await page.locator('.steps li').evaluateAll((all) =>
      all.map((step) => {
        const { x, y } = step.getBoundingClientRect();
        return { x: x + 2, y: y + 2, width: 2, height: 2 };
      }),
    );
    const colours = [];
    for (const step of steps) colours.push([...(await coloursIn(page, step))].join());
    const [done, current, next] = colours;
    expect(new Set([done, current, next]).size).toBe(3);
  });

  test('status dots, stars and rulers are visible', async ({ page }) => {
    await openReviewed(page);
    for (const selector of ['.buy .status-dot', '.figure + .stars i', '.dist .ruler']) {
      const shown = page.locator(selector).first();
      await shown.scrollIntoViewIfNeeded();
      const box = await shown.boundingBox();
      if (!box) throw new Error(`no ${selector}`);
      const { x, y, height } = box;
      const start = { x, y, width: 9, height };
      expect((await coloursIn(page, start)).size, selector).toBeGreaterThan(1);
    }
  });
});
