/** A Greek buyer orders by a list, with scripts and without: by keyboard, pasted and from a file. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from './axe.ts';
import { homeOf } from './buying.ts';
import { browsed, guests, labelled, searched } from './guests.ts';
import { textsOf } from './shop.ts';

const guest = guests.gr;
const texts = textsOf(guest.locale);
const list = (page: Page) => page.getByRole('textbox', { name: texts('quickOrder.lines') });
const key = (page: Page, text: string) => page.getByRole('button', { name: texts(text) });
const table = (page: Page, row: string) =>
  page.getByRole('table').filter({ has: page.locator(row) });
const wrong = (page: Page) => table(page, '[data-problem]').getByRole('row');
const right = (page: Page) => table(page, '[data-sku]').locator('[data-sku]');
const addKey = (page: Page) => page.locator('button[name="intent"][value="add"]');

async function open(page: Page): Promise<void> {
  await page.goto(`${homeOf(guest)}checkout/cart`);
  await page
    .getByRole('main')
    .getByRole('link', { name: texts('quickOrder.title') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('quickOrder.title'));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a pasted list is checked, corrected and ordered', async ({ page }) => {
      await open(page);
      await list(page).fill(
        `Κωδικός\tΤεμάχια\n${searched.sku}\t2\n${browsed.number}\tδύο\nEX99999999\t1`,
      );
      await list(page).press('Tab');
      await page.keyboard.press('Tab');
      await expect(key(page, 'quickOrder.check')).toBeFocused();
      await page.keyboard.press('Enter');

      await expect(wrong(page)).toHaveCount(3);
      await expect(wrong(page).nth(1)).toContainText(
        texts('quickOrder.problem.quantity').replace('{most}', '10.000'),
      );
      await expect(wrong(page).nth(2)).toContainText(texts('quickOrder.problem.unknown'));
      await expect(right(page)).toHaveCount(1);
      await expect(list(page)).toHaveValue(`${browsed.number}\tδύο\nEX99999999\t1`);

      await list(page).fill(`${browsed.number}\t3`);
      await key(page, 'quickOrder.checkAgain').click();
      await expect(right(page)).toHaveCount(2);
      await expect(page.locator('[data-problem]')).toHaveCount(0);
      await addKey(page).click();
      await page.waitForURL(/\/checkout\/cart$/);
      for (const [sku, quantity] of [
        [searched.sku, '2'],
        [browsed.sku, '3'],
      ] as const) {
        await expect(page.locator(`[data-sku="${sku}"]`).getByRole('textbox')).toHaveValue(
          quantity,
        );
      }
    });

    test('a file as Excel saves it is read, and what is wrong is left after the rest was added', async ({
      page,
    }) => {
      await open(page);
      await page.getByLabel(texts('quickOrder.file')).setInputFiles({
        name: 'παραγγελία.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`\ufeff${searched.sku};1\r\n${browsed.sku};1,5\r\n`, 'utf16le'),
      });
      await key(page, 'quickOrder.check').click();
      await expect(wrong(page)).toHaveCount(2);
      await addKey(page).click();
      await expect(page.getByRole('status').filter({ hasText: texts('cart.open') })).toBeVisible();
      await expect(list(page)).toHaveValue(`${browsed.sku};1,5`);
      await page
        .getByRole('main')
        .getByRole('link', { name: texts('cart.open') })
        .click();
      await expect(page.locator(`[data-sku="${searched.sku}"]`)).toHaveCount(1);
    });
  });
}

test('no violation wide, narrow or in the dark, and nothing sticks out', async ({ page }) => {
  await open(page);
  const long = 'x'.repeat(300);
  for (const lines of ['', `${searched.sku};2\n${labelled.sku}\nEX99999999;1\n${long};1`]) {
    if (lines) {
      await list(page).fill(lines);
      await key(page, 'quickOrder.check').click();
      await expect(right(page)).toHaveCount(2);
    }
    await expectClean(page, lines ? 'a checked list' : 'an empty form');
  }
});
