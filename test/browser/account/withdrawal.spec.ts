/** The withdrawal function in a browser: by keyboard, without JavaScript, narrow, for everybody. Source: eu-2026.md A-02. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { homeOf, newEmail } from '../buying.ts';
import { browsed, guests, searched } from '../guests.ts';
import { press, skipToMain, tabTo } from '../keys.ts';
import { ordered } from '../ready-cart.ts';
import { addressOf, textsOf } from '../shop.ts';
import { someOf } from '../some.ts';

const markets = [
  ['de', 'de-DE'],
  ['fr', 'fr-FR'],
  ['gr', 'el-GR'],
  ['hu', 'hu-HU'],
] as const;

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

test('one of two articles is withdrawn by keyboard', async ({ page }) => {
  const guest = guests.gr;
  const t = textsOf(guest.locale);
  const email = newEmail();
  const skus = [searched.sku, browsed.sku];
  const { orderNumber } = await ordered(page, guest, skus, 'cashOnDelivery', email);
  await page.goto(`${homeOf(guest)}withdrawal?number=${orderNumber}`);
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(2);

  await skipToMain(page);
  await press(page, page.getByRole('button', { name: t('withdraw.next') }));
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toContainText(t('withdraw.nothingChosen'));
  await expect(field(page, 'email')).toHaveValue(email);

  await tabTo(page, boxes.nth(1));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: t('withdraw.next') }));
  const confirm = page.getByRole('button', { name: t('withdraw.confirm'), exact: true });
  await expect(confirm).toBeVisible();
  await skipToMain(page);
  await press(page, confirm);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdraw.received'));
  const receipt = page.locator('main .receipt');
  await expect(receipt).toContainText(browsed.number);
  await expect(receipt).not.toContainText(searched.number);
  await expect(receipt.locator('[data-withdrawal]')).toHaveText(/^W-\d\d-\d{6}$/);
});

test.describe('without JavaScript, 390 pixels wide, by keyboard', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const [host, locale] of someOf(markets, 1)) {
    test(`a guest withdraws from the footer of any page in ${locale}`, async ({ page }) => {
      const t = textsOf(locale);
      const button = (key: 'withdraw.next' | 'withdraw.confirm') =>
        page.getByRole('button', { name: t(key), exact: true });
      await page.goto(`${addressOf(host)}/help-centre/`);
      const link = page.getByRole('contentinfo').getByRole('link', { name: t('withdrawal.link') });
      await expect(link).toHaveCount(1);
      await press(page, link, 'Shift+Tab');
      await expect(button('withdraw.next')).toBeVisible();
      await skipToMain(page);
      await press(page, button('withdraw.next'));
      await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(3);

      // The first field with an error has the focus.
      await expect(field(page, 'name')).toBeFocused();
      await page.keyboard.type('Kovács Anna');
      for (const [name, word] of [
        ['order', 'november 9., 45 900 Ft'],
        ['email', newEmail()],
      ] as const) {
        await tabTo(page, field(page, name));
        await page.keyboard.type(word);
      }
      await press(page, button('withdraw.next'));
      await expect(button('withdraw.confirm')).toBeVisible();

      await skipToMain(page);
      await press(page, button('withdraw.confirm'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('withdraw.received'));
      await skipToMain(page);
      await press(page, page.getByRole('link', { name: t('withdraw.slipOpen') }));
      await expect(page.locator('main .paper')).toContainText('november 9., 45 900 Ft');
    });
  }
});

for (const [host, locale] of someOf(markets, 1)) {
  test(`the form and the statement are accessible in ${locale}`, async ({ page }) => {
    const t = textsOf(locale);
    const next = () => page.getByRole('button', { name: t('withdraw.next') }).click();
    await page.goto(`${addressOf(host)}/withdrawal`);
    await next();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectClean(page, 'form with errors');
    for (const [name, word] of [
      ['name', 'Zora Nováková'],
      ['order', 'NS99999999'],
      ['email', newEmail()],
    ] as const) {
      await field(page, name).fill(word);
    }
    await next();
    const confirm = page.getByRole('button', { name: t('withdraw.confirm'), exact: true });
    await expect(confirm).toBeVisible();
    // Where the pointer rests now, a department could open over its neighbours.
    await page.mouse.move(0, 0);
    await expectClean(page, 'statement');
    await confirm.click();
    await expectClean(page, 'receipt');
    await page.getByRole('link', { name: t('withdraw.slipOpen') }).click();
    await expectClean(page, 'return slip');
  });
}

test('the articles to choose from are accessible', async ({ page }) => {
  const guest = guests.de;
  const skus = [searched.sku, browsed.sku];
  const { orderNumber } = await ordered(page, guest, skus, 'cashOnDelivery', newEmail());
  await page.goto(`${homeOf(guest)}withdrawal?number=${orderNumber}`);
  await expectClean(page, 'articles');
});
