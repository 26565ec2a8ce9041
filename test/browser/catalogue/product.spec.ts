/** The product page as a shopper uses it. Source: checklist PDP-2, PDP-3. */
import { expect, type Page, test } from 'playwright/test';
import { awake } from '../buying.ts';
import { goodsOf } from '../database.ts';
import { browsed } from '../guests.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-IE');
const address = `${addressOf('ie')}/${goodsOf(browsed.sku, 'ie', 'en').slug}`;
const counter = (page: Page) => page.locator('.gallery [role="status"]');
const bar = (page: Page) => page.locator('.buybar');

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await awake(page, 'add-to-cart');
  await expect(page.locator('html[data-product-awake]')).toBeAttached();
}

test.describe('the pictures', () => {
  test('are browsed by keyboard, arrow buttons and thumbnails, counted, and enlarged in a dialog', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    const count = await page.locator('.thumbs a').count();
    expect(count).toBeGreaterThan(1);
    await expect(counter(page)).toHaveText(new RegExp(`1 / ${count}`));
    await page.getByRole('button', { name: texts('gallery.next') }).click();
    await expect(counter(page)).toHaveText(/2 \//);
    await expect(page.locator('.thumbs a').nth(1)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: texts('gallery.previous') }).click();
    await expect(counter(page)).toHaveText(/1 \//);
    await page.locator('.gallery__reel').focus();
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText(/2 \//);
    await page.locator('.thumbs a').first().click();
    await expect(counter(page)).toHaveText(/1 \//);
    // The address has no new fragment: the page does not jump, and the back button leaves it.
    expect(page.url()).toBe(address);

    await test.step('in a dialog they fit first, are enlarged by a click or a key, and moved by dragging; Escape gives the focus back', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const magnifier = page.getByRole('link', { name: texts('gallery.zoom') });
      const dialog = page.locator('dialog.viewer');
      await page.locator('.gallery__reel img').first().click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await magnifier.click();
      await expect(dialog).toBeVisible();
      const stage = dialog.locator('.viewer__stage');
      const room = () => stage.evaluate((element) => element.scrollWidth - element.clientWidth);
      const left = () => stage.evaluate((element) => element.scrollLeft);
      await expect(dialog.locator('output')).toHaveText('100 %');
      expect(await room()).toBe(0);
      // What is clicked stays below the mouse: on the left, the picture's left part.
      await page.mouse.click(300, 300);
      await expect(dialog.locator('output')).not.toHaveText('100 %');
      const aside = await left();
      expect(aside).toBeLessThan((await room()) / 2 - 50);
      expect(await room()).toBeGreaterThanOrEqual(1280);
      await page.mouse.move(600, 300);
      await page.mouse.down();
      await page.mouse.move(500, 300, { steps: 5 });
      await page.mouse.up();
      expect(await left()).toBeGreaterThan(aside + 50);
      await page.mouse.click(300, 300);
      await expect(dialog.locator('output')).toHaveText('100 %');
      expect(await room()).toBe(0);
      await page.keyboard.press('+');
      await expect(dialog.locator('output')).not.toHaveText('100 %');
      expect(await left()).toBeGreaterThan(0);
      await dialog.locator('.viewer__pictures a').nth(1).click();
      await expect(dialog.locator('output')).toHaveText('100 %');
      const shown = dialog.getByRole('status').filter({ hasText: '/' });
      await expect(shown).toHaveText(/2 \//);
      await dialog.getByRole('button', { name: texts('gallery.previous') }).click();
      await expect(shown).toHaveText(/1 \//);
      await stage.press('ArrowLeft');
      await expect(shown).toHaveText(new RegExp(`${count} /`));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(magnifier).toBeFocused();
    });
  });

  test('are replaced by an empty shelf when they fail to load', async ({ page }) => {
    await page.route(/\/pictures\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    const first = page.locator('.gallery__reel img').first();
    await expect(first).toHaveAttribute('src', '/empty-shelf.svg');
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no buttons that do nothing, and the magnifier opens the picture', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: texts('gallery.next') })).toBeHidden();
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('[data-net-prices]').first()).toBeHidden();
    await expect(page.locator('.catbar button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts('search.clear') })).toBeHidden();
    await page.getByRole('link', { name: texts('gallery.zoom') }).click();
    await page.waitForURL(/\/pictures\/.+\.webp$/);
  });

  test('a step of the prices leads to the page with that quantity', async ({ page }) => {
    await page.goto(address);
    const step = page.locator('.tier-prices [data-from="3"]');
    const each = await step.locator('b').innerText();
    await step.getByRole('link').click();
    await expect(page.locator('.buy .price__now .vh')).toHaveText(each);
    await expect(page.getByRole('textbox', { name: texts('cart.quantity') })).toHaveValue('3');
  });
});

test.describe('the floating bar', () => {
  test('appears when the quantity field is out of view, and adds that quantity to the cart', async ({
    page,
  }) => {
    await open(page);
    const field = page.getByRole('textbox', { name: texts('cart.quantity') });

    await test.step('the step of the volume discount follows the quantity', async () => {
      const reached = page.locator('.tier-prices [aria-current]');
      await expect(reached).toHaveAttribute('data-from', '1');
      for (const [quantity, from] of [
        ['3', '3'],
        ['9', '5'],
        ['10', '10'],
        ['2', '1'],
      ] as const) {
        await field.fill(quantity);
        await expect(reached).toHaveAttribute('data-from', from);
      }
    });

    await field.fill('3');
    await expect(bar(page)).toBeHidden();
    await page.locator('#data').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar(page)).toBeVisible();
    await bar(page)
      .getByRole('button', { name: texts('cart.add') })
      .click();
    const line = page.getByRole('dialog').locator(`[data-sku="${browsed.sku}"]`);
    await expect(line.getByRole('textbox')).toHaveValue('3');
  });

  test('covers nothing that has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await page.locator('.anchors').evaluate((anchors) => anchors.scrollIntoView());
    await expect(bar(page)).toBeVisible();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const own = document.querySelector('.buybar');
        if (!focused || !own || own.contains(focused)) return '';
        const { top, bottom } = focused.getBoundingClientRect();
        const edge = own.getBoundingClientRect().top;
        const header = Number.parseFloat(
          getComputedStyle(document.documentElement).scrollPaddingBlockStart,
        );
        // An element taller than the space between header and bar, like a long table on a phone, starts within it.
        const isCovered = bottom - top < edge - header ? bottom > edge + 1 : top > header + 1;
        return edge > 0 && top < innerHeight && isCovered ? focused.outerHTML : '';
      });
      expect(covered).toBe('');
    }
  });
});

test.describe('the section in view is marked', () => {
  const marked = (page: Page) => page.locator('.anchors [aria-current="true"]');

  /** Scrolls until so many pixels of the section are above the line that links scroll to. */
  async function scrollInto(page: Page, id: string, pixels: number): Promise<void> {
    await page.evaluate(
      ([name, passed]) => {
        const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
        scrollBy({ top: top - line + passed, behavior: 'instant' });
      },
      [id, pixels] as const,
    );
  }

  test('after scrolling, and after following a section link', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page);
    const links = await page.locator('.anchors a').all();
    const ids = await Promise.all(
      links.map(async (link) => (await link.getAttribute('href'))?.slice(1) ?? ''),
    );
    expect(ids.length).toBeGreaterThan(3);
    for (const width of [1440, 390]) {
      await test.step(`${width} wide`, async () => {
        await page.setViewportSize({ width, height: 700 });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(marked(page)).toHaveCount(0);
        // All sections but the last can be scrolled to the line; checked forwards and backwards.
        for (const [index, id] of [...ids.entries()].slice(0, -1)) {
          await scrollInto(page, id, 5);
          await expect(marked(page)).toHaveAttribute('href', `#${id}`);
          await scrollInto(page, ids[index + 1] ?? '', -20);
          await expect(marked(page)).toHaveAttribute('href', `#${id}`);
        }
        await page.evaluate(() =>
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
        );
        await expect(marked(page)).toHaveAttribute('href', `#${ids.at(-1)}`);
        await scrollInto(page, ids[1] ?? '', -20);
        await expect(marked(page)).toHaveAttribute('href', `#${ids[0]}`);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(marked(page)).toHaveCount(0);
      });
    }
    await test.step('by its links', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      for (const id of ['data', 'safety']) {
        await page.locator(`.anchors a[href="#${id}"]`).click();
        await expect(marked(page)).toHaveAttribute('href', `#${id}`);
      }
    });
  });
});
