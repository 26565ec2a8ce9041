/** A Greek buyer orders by a list: by keyboard, pasted and from a file. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { homeOf } from '../buying.ts';
import { browsed, guests, labelled, searched } from '../guests.ts';
import { textsOf } from '../shop.ts';

const guest = guests.gr;
const texts = textsOf(guest.locale);
const list = (page: Page) => page.getByRole('textbox', { name: texts('quickOrder.lines') });
const button = (page: Page, text: string) => page.getByRole('button', { name: texts(text) });
const table = (page: Page, row: string) =>
  page.getByRole('table').filter({ has: page.locator(row) });
const wrong = (page: Page) => table(page, '[data-problem]').getByRole('row');
const right = (page: Page) => table(page, '[data-sku]').locator('[data-sku]');
const addButton = (page: Page) => page.locator('button[name="intent"][value="add"]');

async function open(page: Page): Promise<void> {
  await page.goto(`${homeOf(guest)}checkout/cart`);
  await page
    .getByRole('main')
    .getByRole('link', { name: texts('quickOrder.wholeList') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('quickOrder.title'));
}

test('a pasted list and a file are checked, wrong lines are corrected, and the valid lines go into the cart', async ({
  page,
}) => {
  await open(page);
  await test.step('nothing sticks out of an empty form', () => expectClean(page, 'an empty form'));

  await page.getByLabel(texts('quickOrder.file')).setInputFiles({
    name: 'παραγγελία.csv',
    mimeType: 'text/csv',
    // As Excel saves it.
    buffer: Buffer.from(`\ufeff${labelled.sku};1\r\n`, 'utf16le'),
  });
  await list(page).fill(
    `Κωδικός\tΤεμάχια\n${searched.sku}\t2\n${browsed.number}\tδύο\nEX99999999\t1`,
  );
  await list(page).press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'quickOrder.check')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wrong(page)).toHaveCount(3);
  await expect(wrong(page).nth(1)).toContainText(
    texts('quickOrder.problem.quantity').replace('{most}', '10.000'),
  );
  await expect(wrong(page).nth(2)).toContainText(texts('quickOrder.problem.unknown'));
  await expect(right(page)).toHaveCount(2);
  await expect(list(page)).toHaveValue(`${browsed.number}\tδύο\nEX99999999\t1`);

  await test.step('corrected, with a line longer than any place', async () => {
    const long = `${'x'.repeat(300)};1`;
    await list(page).fill(`${browsed.number}\t3\n${long}`);
    await button(page, 'quickOrder.checkAgain').click();
    await expect(right(page)).toHaveCount(3);
    await expect(wrong(page)).toHaveCount(2);
    await expectClean(page, 'a checked list');
  });

  await test.step('what is wrong is left after the rest was added', async () => {
    await addButton(page).click();
    const open = page.getByRole('main').getByRole('link', { name: texts('cart.open') });
    await open.click();
    for (const [sku, quantity] of [
      [searched.sku, '2'],
      [browsed.sku, '3'],
      [labelled.sku, '1'],
    ] as const) {
      await expect(page.locator(`[data-sku="${sku}"]`).getByRole('textbox')).toHaveValue(quantity);
    }
  });
});
