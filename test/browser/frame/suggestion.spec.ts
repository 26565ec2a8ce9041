/** The suggestion of another market: shown to visitors from abroad, hidden for a month once closed. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { homeOf } from '../buying.ts';
import { guests } from '../guests.ts';
import { watchShifts } from '../shifts.ts';
import { addressOf, textsOf } from '../shop.ts';
import { someOf } from '../some.ts';

const { de, gr } = guests;
const texts = textsOf(de.locale);
const home = homeOf(de);
/** A page that costs less to load. */
const short = `${home}order-tracking/`;

async function from(page: Page, country: string, address: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'CF-IPCountry': country });
  await page.goto(address);
  await page.locator('html[data-watched]').waitFor();
}

const noteOn = (page: Page, locale = de.locale) =>
  page.getByRole('region', { name: textsOf(locale)('geo.title') });

test('a visitor from Austria sees the suggestion, and nothing moves or takes the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  await from(page, 'AT', homeOf(gr));
  const note = noteOn(page, gr.locale);
  await expect(note).toBeVisible();
  expect(page.url()).toBe(homeOf(gr));
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: [] }).shifts)).toEqual([]);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(note).toBeInViewport({ ratio: 0.99 });
  }
  await expectClean(page, 'suggestion');
});

test('the suggestion is reached by keyboard right after the skip link and leads to the other shop', async ({
  page,
}) => {
  await from(page, 'AT', home);
  await expect(noteOn(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(noteOn(page).getByRole('button', { name: texts('geo.close') })).toBeFocused();
  await page.keyboard.press('Tab');
  const link = noteOn(page).getByRole('link');
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('hreflang', 'de-AT');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${addressOf('at')}/`);
  await page.locator('html[data-watched]').waitFor();
  await expect(page.locator('.float')).toHaveCount(0);
});

test('the suggestion leads to the same page in the other market if there is an alternate link', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const link = document.createElement('link');
      link.rel = 'alternate';
      link.hreflang = 'de-AT';
      link.href = 'http://at.localhost/same';
      document.head.prepend(link);
    });
  });
  await from(page, 'AT', home);
  await expect(noteOn(page).getByRole('link')).toHaveAttribute('href', 'http://at.localhost/same');
});

test('a closed suggestion stays away for a month and then appears again', async ({ page }) => {
  const ways = {
    escape: () => page.keyboard.press('Escape'),
    stay: () =>
      noteOn(page)
        .getByRole('button', { name: texts('geo.stay') })
        .click(),
    close: () =>
      noteOn(page)
        .getByRole('button', { name: texts('geo.close') })
        .click(),
  };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await from(page, 'AT', short);
  for (const [name, close] of someOf(Object.entries(ways), 1)) {
    await test.step(name, async () => {
      await expect(noteOn(page)).toBeVisible();
      await close();
      await expect(noteOn(page)).toHaveCount(0);
      asked.length = 0;
      await daysLater(page, 29);
      await from(page, 'AT', short);
      expect(asked).not.toContain('/api/visitor');
      await daysLater(page, 2);
      await from(page, 'AT', short);
    });
  }
  await expect(noteOn(page)).toBeVisible();
});

/** Makes everything in localStorage older by so many days. */
async function daysLater(page: Page, days: number): Promise<void> {
  await page.evaluate((ms) => {
    for (const [key, value] of Object.entries(localStorage)) {
      localStorage.setItem(key, String(Number(value) - ms));
    }
  }, days * 86_400_000);
}

test('a visitor gets no suggestion at home, after following a link of the shop, or in the checkout', async ({
  page,
}) => {
  await from(page, 'DE', home);
  await expect(page.locator('.float')).toHaveCount(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setExtraHTTPHeaders({ 'CF-IPCountry': 'AT' });
  await page
    .getByRole('link', { name: texts('sale.link') })
    .first()
    .click();
  await page.waitForURL(/\/sale$/);
  await page.locator('html[data-watched]').waitFor();
  expect(asked).not.toContain('/api/visitor');
  await from(page, 'AT', `${home}checkout/cart`);
  expect(asked, 'in checkout').not.toContain('/api/visitor');
});
