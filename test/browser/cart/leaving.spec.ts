/** A quantity changed just before the page is left is still saved. */
import { expect, type Page, test } from 'playwright/test';
import { awake, homeOf, lineOf } from '../buying.ts';
import { filledCart } from '../cart-room.ts';
import { guests, searched } from '../guests.ts';
import { textsOf } from '../shop.ts';

const guest = guests.ch;
const texts = textsOf(guest.locale);
const { sku } = searched;
const home = homeOf(guest).slice(0, -1);

async function cartWithOne(page: Page): Promise<void> {
  await page.context().addCookies(await filledCart('ch', [sku]));
  await page.goto(`${home}/checkout/cart`);
  await awake(page, 'cart-page');
}

const more = (page: Page) =>
  lineOf(page, sku).getByRole('button', { name: texts('cart.increase') });

/** Clicks both in the same task, faster than a person could. */
async function clickBoth(first: ReturnType<Page['locator']>, second: ReturnType<Page['locator']>) {
  const other = await second.elementHandle();
  await first.evaluate((element, next) => {
    (element as HTMLElement).click();
    (next as HTMLElement | null)?.click();
  }, other);
}

test('the next checkout step shows the quantity just chosen, saved by a call with the language prefix of the page', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/new-ct/')) calls.push(pathname);
  });
  await cartWithOne(page);
  await clickBoth(more(page), page.getByRole('link', { name: texts('cart.checkout') }).first());
  await page.waitForURL(/\/checkout\/addresses$/);
  await expect(page.locator('.mini li')).toContainText('2 ×');
  expect(calls).toContain('/fr/new-ct/updateCart');
  expect(calls.filter((path) => !path.startsWith('/fr/'))).toEqual([]);
});

test('a quantity chosen just before the shopper leaves for another page is saved', async ({
  page,
}) => {
  await cartWithOne(page);
  await clickBoth(more(page), page.getByRole('link', { name: 'Kontor', exact: true }));
  await page.waitForURL(`${home}`);
  await expect(async () => {
    await page.goto(`${home}/checkout/cart`);
    await expect(lineOf(page, sku).getByRole('textbox')).toHaveValue('2', { timeout: 500 });
  }).toPass();
});
