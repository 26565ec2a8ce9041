/** A review in a browser: written by keyboard, for everybody; its list. Source: checklist REV-2, A-02. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { logInNew } from '../account-pages.ts';
import { expectClean } from '../axe.ts';
import { homeOf } from '../buying.ts';
import { rows } from '../database.ts';
import { browsed, guests } from '../guests.ts';
import { fillIn, press, skipToMain, tabTo } from '../keys.ts';
import { ordered } from '../ready-cart.ts';
import { root, textsOf } from '../shop.ts';

const guest = guests.gr;
const t = textsOf(guest.locale);

const run = (script: string, ...parameters: string[]) =>
  execFileSync('node', [`scripts/${script}`, ...parameters], { cwd: root });

test('a buyer reviews by keyboard; the published review is on the pages', async ({ page }) => {
  const email = await logInNew(page, guest);
  const { orderNumber } = await ordered(page, guest, [browsed.sku], 'cashOnDelivery', email);
  run('orders.ts', 'ship', orderNumber, '--carrier', 'dhl', '--even-unpaid');

  await page.goto(`${homeOf(guest)}review/write?sku=${browsed.sku}`);
  await skipToMain(page);
  const send = page.getByRole('button', { name: t('review.send') });
  await press(page, send);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('field.rating'));
  await expectClean(page, 'form of a review with errors');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${homeOf(guest)}review/write?sku=${browsed.sku}`);
  await skipToMain(page);
  const title = `Αντέχει ${orderNumber}`;
  await fillIn(page, { rating: '4', title });
  await tabTo(page, page.locator('#text'));
  await page.keyboard.type('Δουλεύει κάθε μέρα εδώ και μήνες.');
  await tabTo(page, page.locator('#agreement'));
  await page.keyboard.press('Space');
  await press(page, send);
  await expect(page.getByRole('main')).toContainText(t('review.sent'));
  await expect(page.getByRole('main')).toContainText(t('review.stateSubmitted'));
  await expectClean(page, 'own reviews');

  const [review] = rows('SELECT id FROM reviews WHERE title = ?', title);
  run('reviews/command.ts', 'approve', String(review?.id));
  await page.goto(`${homeOf(guest)}reviews/${browsed.number}?stars=4`);
  await expect(page.locator('.review h3', { hasText: title })).toHaveCount(1);
  await expectClean(page, 'reviews of an article');
  await page.goto(`${homeOf(guest)}review/report?id=${review?.id}`);
  await expectClean(page, 'report of a review');
});
