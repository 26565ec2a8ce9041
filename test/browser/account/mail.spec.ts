/** The confirmation mail as a mail client on a small telephone shows it, in light and dark colours. */
import { expect, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { homeOf, newEmail } from '../buying.ts';
import { guests, searched } from '../guests.ts';
import { ordered } from '../ready-cart.ts';

test('the confirmation mail fits 320 pixels, is dark where the system is, and is accessible', async ({
  page,
}) => {
  const guest = guests.de;
  const email = newEmail();
  await ordered(page, guest, [searched.sku], 'bankTransfer', email);
  const outbox = `${homeOf(guest)}__outbox`;
  const mail = page.locator('article', { hasText: email });
  await expect(async () => {
    await page.goto(outbox);
    await expect(mail).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const address = await mail.getByRole('link', { name: 'HTML' }).getAttribute('href');
  const answer = await page.goto(new URL(address ?? '', outbox).href);
  const html = (await answer?.text()) ?? '';

  // The page of the outbox runs no scripts, so axe gets a copy.
  await page.goto('about:blank');
  await page.setContent(html);
  await expectClean(page, 'mail');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('.sheet')).toHaveCSS('background-color', 'rgb(28, 32, 36)');
});
