/** Everything a purchase needs works in a browser that runs no script. */
import { expect, type Page, test } from 'playwright/test';
import {
  browseTo,
  choosePayment,
  giveAddresses,
  homeOf,
  lineOf,
  newEmail,
  openProduct,
  order,
  searchFor,
} from './buying.ts';
import { browsed, guests, searched } from './guests.ts';
import { expectMail, expectOrderStored, stockNow } from './order-check.ts';
import { reckon } from './reckoning.ts';
import { textsOf } from './shop.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

for (const guest of [guests.de, guests.gr]) {
  test(`a guest buys in ${guest.locale} without JavaScript`, async ({ page }) => {
    const texts = textsOf(guest.locale);
    const email = newEmail();
    const before = stockNow([searched.sku, browsed.sku]);

    await page.goto(homeOf(guest));
    await searchFor(page, guest);
    await openProduct(page, searched.number);
    await page.getByRole('textbox', { name: texts('cart.quantity') }).fill('2');
    await page.getByRole('button', { name: texts('cart.add') }).click();
    await page.waitForURL(/\/checkout\/cart$/);
    await expect(quantityOf(page, searched.sku)).toHaveValue('2');

    await browseTo(page, guest);
    await openProduct(page, browsed.number);
    await page.getByRole('button', { name: texts('cart.add') }).click();
    await expect(quantityOf(page, browsed.sku)).toHaveValue('1');

    await lineOf(page, searched.sku)
      .getByRole('button', { name: texts('cart.remove') })
      .click();
    await expect(lineOf(page, searched.sku)).toHaveCount(0);
    await quantityOf(page, browsed.sku).fill('5');
    await lineOf(page, browsed.sku)
      .getByRole('button', { name: texts('cart.update') })
      .click();
    await expect(quantityOf(page, browsed.sku)).toHaveValue('5');
    await page.getByRole('link', { name: texts('cart.checkout') }).click();

    await giveAddresses(page, guest, email);
    await choosePayment(page, guest.payment);
    const wanted = [{ sku: browsed.sku, quantity: 5 }];
    const sums = reckon(guest, wanted);
    await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(sums.total));
    const number = await order(page, guest);
    expectOrderStored(guest, email, number, wanted, before);
    await expectMail(page, guest, email, number, wanted);
  });

  test(`a listing in ${guest.locale} sorts and filters without JavaScript`, async ({ page }) => {
    const texts = textsOf(guest.locale);
    await page.goto(homeOf(guest));
    await browseTo(page, guest);
    const all = await pricesOn(page);

    await page.getByLabel(texts('listing.sort')).selectOption('price-desc');
    await page.getByRole('button', { name: texts('listing.sortApply') }).click();
    await page.waitForURL(/sort=price-desc/);
    expect(await pricesOn(page)).toEqual([...all].sort((a, b) => b - a));

    const middle = [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const filters = page.getByRole('form', { name: texts('filter.title') });
    await filters.getByLabel(texts('filter.priceTo')).fill(String(middle / 100));
    await filters.getByRole('button', { name: texts('filter.apply') }).click();
    await page.waitForURL(/price-to=/);
    const cheaper = all.filter((price) => price <= middle).sort((a, b) => b - a);
    expect(await pricesOn(page)).toEqual(cheaper);
    expect(cheaper.length).toBeLessThan(all.length);

    await filters.getByRole('checkbox', { name: texts('filter.inStock') }).check();
    await filters.getByRole('button', { name: texts('filter.apply') }).click();
    await page.waitForURL(/in-stock=1/);
    const stocked = await pricesOn(page);
    expect(stocked.length).toBeGreaterThan(0);
    await expect(page.locator('main li.card [data-stock="out"]')).toHaveCount(0);
    expect(stocked).toEqual(cheaper.filter((price) => stocked.includes(price)));
  });
}

function quantityOf(page: Page, sku: string) {
  return lineOf(page, sku).getByRole('textbox');
}

/** Cents, in the order of the cards. */
function pricesOn(page: Page): Promise<number[]> {
  return page
    .locator('main li.card [data-price]')
    .evaluateAll((prices) => prices.map((price) => Number(price.getAttribute('data-price'))));
}
