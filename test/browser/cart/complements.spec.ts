/** After an article is added, the drawer offers complementary articles below it. Nothing is preselected. */
import { expect, test } from 'playwright/test';
import { lineOf } from '../buying.ts';
import { goodsOf } from '../database.ts';
import { ready } from '../ready.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-GB');
/** Its data names categories that complement it. */
const slicer = 'EX10002794';
const { slug, name } = goodsOf(slicer, 'gb', 'en');
const title = texts('complements.titleOf').replace('{name}', name);

test('the drawer offers complementary articles and adds one without leaving the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${addressOf('gb')}/${slug}`);
  await ready(page);
  await page
    .getByRole('button', { name: texts('cart.add'), exact: true })
    .first()
    .click();
  const offer = page.getByRole('dialog').locator('#complements');
  await expect(offer.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('li.line[data-sku]')).toHaveCount(1);
  const added = texts('cart.added').replace('{name}', `1 × ${name}`);
  await expect(page.getByRole('dialog').getByText(added)).toBeVisible();
  const first = offer.getByRole('listitem').first();
  const sku = await first.locator('[name="sku"]').getAttribute('value');
  const button = first.getByRole('button');
  await button.click();
  const other = await first.getByRole('link').textContent();
  await expect(button).toContainText(texts('complements.added'));
  await expect(button).toContainText(`${other}`);
  await expect(button).toBeFocused();
  await expect(lineOf(page.getByRole('dialog'), sku ?? '')).toBeVisible();
  let updates = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/new-ct/updateCart')) updates += 1;
  });
  await page.keyboard.press('Enter');
  // Adding the article a second time would send another request.
  await page.waitForTimeout(500);
  expect(updates).toBe(0);
  await expect(page.locator('li.line[data-sku]')).toHaveCount(2);
});

test('the button of a card offers complementary articles too; a failure to add one is explained and can be retried', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${addressOf('gb')}/search?query=${slicer}`);
  await ready(page);
  await page.locator('[data-quick-add] button').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
  const button = page.locator('#complements button').first();
  await expect(button).toBeVisible();
  const refusal = { code: 'OutOfStock', message: 'Out of stock' };
  await page.route('**/new-ct/updateCart', (route) =>
    route.fulfill({ status: 409, json: refusal }),
  );
  await button.click();
  await expect(drawer.getByRole('alert')).toHaveText(texts('cart.error.outOfStock'));
  await page.unroute('**/new-ct/updateCart');
  await page.route('**/new-ct/updateCart', (route) => route.abort());
  await button.click();
  await expect(drawer.getByRole('alert')).toHaveText(texts('cart.error.adding'));
  await page.unroute('**/new-ct/updateCart');
  await button.click();
  await expect(button).toContainText(texts('complements.added'));
});
