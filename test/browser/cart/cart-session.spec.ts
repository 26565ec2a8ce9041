/** A returning shopper sees what changed in the cart since the last visit, and can dismiss the note. */
import { expect, type Page, test } from 'playwright/test';
import { violationsOn } from '../axe.ts';
import { awake, lineOf } from '../buying.ts';
import { filledCart, leftLongAgo } from '../cart-room.ts';
import { goodsOf } from '../database.ts';
import { browsed, searched } from '../guests.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-GB');
const cartStep = `${addressOf('gb')}/checkout/cart`;
const goods = goodsOf(searched.sku, 'gb', 'en');
const other = goodsOf(browsed.sku, 'gb', 'en');

const note = (page: Page) => page.getByRole('region', { name: texts('cart.changes.title') });
const dismissButton = (page: Page) =>
  note(page).getByRole('button', { name: texts('cart.changes.dismiss') });
const said = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'changed since your last visit' });

/** A shopper who left when the first article was a pound dearer and the second sold out. */
async function leaves(page: Page): Promise<void> {
  const cookies = await filledCart('gb', [searched.sku, browsed.sku]);
  await page.context().addCookies(cookies);
  const cartId = cookies.find(({ name }) => name === 'kontor-cart')?.value ?? '';
  leftLongAgo(cartId, ({ lineItems: [first, second] }) => {
    if (!first || !second) throw new Error('not both are in the cart');
    delete first.price.discounted;
    first.price.value.centAmount = goods.unit + 100;
    second.variant.maximumQuantity = 0;
  });
}

const pounds = (centAmount: number) => `£${(centAmount / 100).toFixed(2)}`;

async function reads(page: Page): Promise<void> {
  const articles = note(page).getByRole('listitem');
  await expect(articles).toHaveCount(2);
  const amounts = `from ${pounds(goods.unit + 100)} to ${pounds(goods.unit)}`;
  await expect(articles.nth(0)).toContainText(`Price down ${amounts}`);
  await expect(articles.nth(1)).toContainText(texts('cart.changes.available'));
  const links = [goods, other].map(({ name }) => note(page).getByRole('link', { name }));
  for (const [at, link] of links.entries()) {
    const { slug } = at === 0 ? goods : other;
    await expect(link).toHaveAttribute('href', `/${slug}`);
  }
  await expect(note(page).locator('s, del')).toHaveCount(0);
}

test('the cart page shows the changes above the lines, and a click dismisses them for good in every tab', async ({
  page,
  context,
}) => {
  await leaves(page);
  await page.goto(cartStep);
  await awake(page, 'cart-page');
  await reads(page);
  expect(await violationsOn(page)).toEqual([]);
  await expect(said(page)).toHaveText(/^2 items/);
  const [top, lines] = [await note(page).boundingBox(), await page.locator('.lines').boundingBox()];
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(lines?.y ?? 0);

  const second = await context.newPage();
  await second.goto(cartStep);
  await awake(second, 'cart-page');
  await expect(note(second)).toBeVisible();
  await dismissButton(page).click();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(note(second)).toHaveCount(0);
  await page.reload();
  await expect(lineOf(page, searched.sku)).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('the drawer says that something changed and leads to the cart', async ({ page }) => {
  await leaves(page);
  await page.goto(`${addressOf('gb')}/${goods.slug}`);
  await awake(page, 'cart-button');
  // The drawer is rendered once there is something to show.
  await page.locator('dialog.drawer').waitFor({ state: 'attached' });
  await page.locator('a.tool--cart').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'changed since your last visit' }).click();
  await page.waitForURL(cartStep);
  await reads(page);

  await test.step('an article that is taken out is told of no more; the last one takes the note along', async () => {
    await awake(page, 'cart-page');
    const take = (sku: string) =>
      lineOf(page, sku)
        .getByRole('button', { name: texts('cart.remove') })
        .click();
    await take(searched.sku);
    await expect(note(page).getByRole('listitem')).toHaveCount(1);
    await take(browsed.sku);
    await expect(note(page)).toHaveCount(0);
  });
});

test('the note of changes fits a phone, and Enter dismisses it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaves(page);
  await page.goto(cartStep);
  await awake(page, 'cart-page');
  await reads(page);
  expect(await violationsOn(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await dismissButton(page).press('Enter');
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
