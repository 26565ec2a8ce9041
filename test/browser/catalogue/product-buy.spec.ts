/** The buy section of the product page, and the page on paper. Source: issue 24, checklist PDP-2, PDP-4. */
import { expect, type Page, test } from 'playwright/test';
import { awake } from '../buying.ts';
import { goodsOf } from '../database.ts';
import { browsed } from '../guests.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-IE');
const pageOf = (sku: string) => `${addressOf('ie')}/${goodsOf(sku, 'ie', 'en').slug}`;
const address = pageOf(browsed.sku);
/** A tap of five more versions, whose labels take a row each. */
const ofManyVersions = pageOf('EX10968100');

async function open(page: Page, at = address): Promise<void> {
  await page.goto(at);
  await awake(page, 'add-to-cart');
}

test('the button to buy is in the first view, on a desktop and on a phone', async ({ page }) => {
  for (const [width, height, at] of [
    [1440, 900, address],
    [1440, 900, ofManyVersions],
    [390, 844, address],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, at);
    const box = await page
      .locator('.buy')
      .getByRole('button', { name: texts('cart.add') })
      .boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0), at).toBeLessThanOrEqual(height);
  }
});

test('price and total follow the quantity, by the steps too', async ({ page }) => {
  await open(page);
  const headline = page.locator('.buy .price__now .vh');
  const bar = page.locator('.buybar .price__now');
  const step = page.locator('.tier-prices [data-from="5"]');
  const one = await headline.innerText();
  await step.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: texts('cart.quantity') })).toHaveValue('5');
  const each = await step.locator('b').innerText();
  await expect(headline).toHaveText(each);
  await expect(bar).toContainText(each);
  await expect(page.locator('.buy__total')).toContainText(`5 × ${each} = `);
  await page.getByRole('textbox', { name: texts('cart.quantity') }).fill('1');
  await expect(headline).toHaveText(one);
  expect(page.url()).toBe(address);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('.strip').getByLabel(texts('price.showNet')).check();
  await step.getByRole('link').click();
  const net = await step.locator('b').innerText();
  expect(net).not.toBe(each);
  await expect(page.locator('.buy h2 .as-net').filter({ visible: true })).toHaveText(/ex\. VAT/);
  await expect(page.locator('.buy .price__net')).toContainText(net);
  await expect(page.locator('.buybar .price__net')).toContainText(net);
  await expect(page.locator('.buy__total')).toHaveText(
    new RegExp(`ex\\. VAT · 5 × ${each} = .* inc\\. VAT$`),
    { useInnerText: true },
  );
});

test('it is shared by the choice of the system where the browser has one, else by mail', async ({
  page,
}) => {
  await open(page);
  const link = page.locator('.buy').getByRole('link', { name: texts('product.share') });
  await expect(link).toHaveAttribute('href', /^mailto:\?subject=/);
  await page.evaluate(() => {
    const sent: unknown[] = [];
    Object.assign(globalThis, { sent });
    Object.assign(navigator, { share: async (what: unknown) => void sent.push(what) });
  });
  await link.click();
  const title = await page.locator('h1').innerText();
  const sent = await page.evaluate(() => (globalThis as { sent?: unknown[] }).sent);
  expect(sent).toEqual([{ title, url: address }]);
});

test('printed it is two sheets at most, without buttons, form controls and comparison', async ({
  page,
}) => {
  await open(page);
  const useless = page
    .locator('button, .btn, input, select, textarea, #comparison')
    .filter({ visible: true });
  await expect(page.locator('#comparison')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(useless).toHaveCount(0);
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
