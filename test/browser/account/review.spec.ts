/** A review in a browser: written by keyboard, for everybody; its list. Source: checklist REV-2, A-02. */
import { expect, test } from 'playwright/test';
import { logInNew } from '../account-pages.ts';
import { expectClean } from '../axe.ts';
import { homeOf } from '../buying.ts';
import { markPaid, rows } from '../database.ts';
import { browsed, guests } from '../guests.ts';
import { fillIn, press, skipToMain } from '../keys.ts';
import { ordered } from '../ready-cart.ts';
import { textsOf } from '../shop.ts';

const guest = guests.gr;
const t = textsOf(guest.locale);

test('a buyer reviews by keyboard', async ({ page }) => {
  const email = await logInNew(page, guest);
  const { orderNumber } = await ordered(page, guest, [browsed.sku], 'cashOnDelivery', email);
  markPaid(orderNumber);

  await page.goto(`${homeOf(guest)}review/write?sku=${browsed.sku}`);
  await page.setInputFiles('#photos', 'docs/home.png');
  await skipToMain(page);
  const send = page.getByRole('button', { name: t('review.send') });
  await press(page, send);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('field.rating'));
  await expect(page.getByRole('checkbox', { name: 'home.png' })).toBeChecked();
  await expectClean(page, 'form of a review with errors');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${homeOf(guest)}review/write?sku=${browsed.sku}`);
  await skipToMain(page);
  const title = `Αντέχει ${orderNumber}`;
  const text = 'Δουλεύει κάθε μέρα εδώ και μήνες.';
  await fillIn(page, { rating: '4', title, text, agreement: 'yes' });
  await press(page, send);
  await expect(page.getByRole('main')).toContainText(t('review.sent'));
  await expect(page.getByRole('main')).toContainText(t('review.stateSubmitted'));
  await expectClean(page, 'own reviews');
});

test('the reviews of an article and the report of one are accessible', async ({ page }) => {
  const [review] = rows(
    "SELECT id, sku, title FROM reviews WHERE id LIKE 'demo-el-%' AND locale = 'el-GR'",
  );
  const { id, sku, title } = review ?? {};
  await page.goto(`${homeOf(guest)}reviews/${String(sku).slice(2)}`);
  await expect(page.locator('.review h3', { hasText: String(title) })).toHaveCount(1);
  await expectClean(page, 'reviews of an article');
  await page.goto(`${homeOf(guest)}review/report?id=${id}`);
  await expectClean(page, 'report of a review');
});
