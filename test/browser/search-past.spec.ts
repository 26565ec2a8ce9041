/** What was searched for is offered again only to who has agreed to it, and is gone when that is taken back. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from './axe.ts';
import { settled } from './page-kinds.ts';
import { addressOf, textsOf } from './shop.ts';

const texts = textsOf('en-GB');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('kontor-searches'));
const past = (page: Page) => page.getByRole('listbox', { name: texts('search.past') });
const removeKey = (page: Page, name: string) =>
  page.getByRole('button', { name: texts('cart.removeItem').replace('{name}', name) });

async function goToField(page: Page): Promise<void> {
  await page.locator('.mast input[name="query"]').focus();
  await expect(page.locator('.mast').getByRole('combobox')).toBeFocused();
  await settled(page);
  // What remembers is loaded with the focus, and nobody types as fast as this.
  await page.waitForFunction(
    () =>
      !localStorage.getItem('kontor-consent') ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('search-past')),
  );
}

async function searchFor(page: Page, text: string): Promise<void> {
  await page.goto(addressOf('gb'));
  await settled(page);
  await goToField(page);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=/);
}

async function choose(page: Page, agreed: boolean): Promise<void> {
  await page.goto(`${addressOf('gb')}/opt_out/`);
  const box = page.getByRole('checkbox', { name: texts('consent.preferences') });
  await expect(box).toBeEnabled();
  await box.setChecked(agreed);
  await expect(page.getByRole('status').getByText(texts('consent.saved'))).toBeVisible();
}

test('before a consent nothing is kept and nothing opens', async ({ page }) => {
  await searchFor(page, 'bench vice');
  expect(await kept(page)).toBeNull();
  await page.goto(addressOf('gb'));
  await settled(page);
  await goToField(page);
  await page.waitForTimeout(500);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('with it the last five are there, newest first, each with a key that forgets it', async ({
  page,
}) => {
  await choose(page, true);
  const searches = ['vice', 'bench vice', 'a, b@c & "d"', 'schränke', 'μέγγενη', 'vice', 'oven'];
  for (const text of searches) await searchFor(page, text);
  await page.goto(addressOf('gb'));
  await settled(page);
  await goToField(page);
  await expect(past(page).getByRole('option')).toHaveText([
    'oven',
    'vice',
    'μέγγενη',
    'schränke',
    'a, b@c & "d"',
  ]);
  await expectClean(page, 'past searches');
  await removeKey(page, 'μέγγενη').click();
  await expect(past(page).getByRole('option')).toHaveText([
    'oven',
    'vice',
    'schränke',
    'a, b@c & "d"',
  ]);
  await expect(page.locator('.mast').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'a, b@c & "d"');
});

test('words that are added to those of a page of results are kept too', async ({ page }) => {
  await choose(page, true);
  await page.goto(`${addressOf('gb')}/search?query=vice`);
  await settled(page);
  await goToField(page);
  await page.keyboard.press('End');
  await page.keyboard.type(' 100 mm');
  await settled(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'vice 100 mm');
  expect(await kept(page)).toMatch(/^vice%20100%20mm@\d+$/);
});

test('taken back, they are gone at once', async ({ page }) => {
  await choose(page, true);
  await searchFor(page, 'vice');
  expect(await kept(page)).toMatch(/^vice@\d+$/);
  await choose(page, false);
  expect(await kept(page)).toBeNull();
  await goToField(page);
  await page.waitForTimeout(500);
  await expect(page.getByRole('option')).toHaveCount(0);
});
