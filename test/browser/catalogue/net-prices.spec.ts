/** Net prices lead everywhere once chosen. Source: eu-2026.md P-11, docs/decisions/0020. */
import { expect, type Page, test } from 'playwright/test';
import { awake } from '../buying.ts';
import { goodsOf } from '../database.ts';
import { browsed } from '../guests.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-IE');
const address = `${addressOf('ie')}/${goodsOf(browsed.sku, 'ie', 'en').slug}`;

test.describe('a business customer', () => {
  const sizes = (page: Page) =>
    page
      .locator('.buy .price')
      .evaluate((price) =>
        ['.price__net', '.price__now'].map((part) =>
          Number.parseFloat(getComputedStyle(price.querySelector(part) ?? price).fontSize),
        ),
      );

  test('sees net prices first on every page once chosen, gross prices beside them, and can undo the choice', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await awake(page, 'add-to-cart');
    const [net = 0, gross = 0] = await sizes(page);
    expect(gross).toBeGreaterThan(net);
    const choice = page.locator('.strip').getByLabel(texts('price.showNet'));
    await choice.check();
    const [netFirst = 0, grossSecond = 0] = await sizes(page);
    expect(netFirst).toBeGreaterThan(grossSecond);
    await expect(page.locator('.buy .price__now')).toBeVisible();
    await expect(page.locator('.buy .price__gross')).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);

    await test.step('also where prices are small: in rows of the home page and of the search', async () => {
      await page.goto(addressOf('ie'));
      await page.locator('.header input[name="query"]').click();
      await expect(page.locator('.search__drop .price').first()).toBeVisible();
      const prices = page.locator('.price:has(.price__net)').filter({ visible: true });
      const shares = await prices.evaluateAll((all) =>
        all.map((price) => {
          const [first = 0, second = 0] = ['.price__net', '.price__now'].map((part) =>
            Number.parseFloat(getComputedStyle(price.querySelector(part) ?? price).fontSize),
          );
          return second / first;
        }),
      );
      expect(shares.length).toBeGreaterThan(4);
      expect(Math.max(...shares)).toBeLessThan(0.9);
    });

    await page.goto(`${addressOf('ie')}/search?sales`);
    await expect(page.locator('html')).toHaveAttribute('data-prices', 'net');
    await test.step('and limits the prices of a listing by net amounts', async () => {
      const from = page.locator(`aside input[aria-label^="${texts('filter.priceFrom')}"]`);
      await from.filter({ visible: true }).fill('100');
      await page.keyboard.press('Tab');
      await page.waitForURL(/price-from=123(&|$)/);
      const chip = page.locator('[data-unfilter]').filter({ visible: true });
      await expect(chip).toHaveText(/100.*ex\. VAT/);
      await expect(from.filter({ visible: true })).toHaveValue('100');
      await expect(
        page.getByLabel(new RegExp(`^${texts('filter.priceTo')}, `)).filter({ visible: true }),
      ).toBeFocused();
    });
    await page.locator('.strip').getByLabel(texts('price.showNet')).uncheck();
    await expect(page.locator('[data-unfilter]').filter({ visible: true })).toHaveText(/123/);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-prices', '');
  });
});
