/** Past searches are stored and offered only with a consent, and deleted when it is withdrawn. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { partRan, ready } from '../ready.ts';
import { addressOf, textsOf } from '../shop.ts';

const texts = textsOf('en-GB');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('kontor-searches'));
const past = (page: Page) => page.getByRole('group', { name: texts('search.past') });
const popular = (page: Page) => page.getByRole('group', { name: texts('home.popular') });
const removeButton = (page: Page, name: string) =>
  page.getByRole('button', { name: texts('cart.removeItem').replace('{name}', name) });

async function goToField(page: Page): Promise<void> {
  await ready(page);
  await page.locator('.header input[name="query"]').focus();
  await expect(page.locator('.header').getByRole('combobox')).toBeFocused();
  // With a consent, the focus loads the script that stores searches; the test would type before it has run.
  if (await page.evaluate(() => localStorage.getItem('kontor-consent'))) {
    await partRan(page, 'past-searches');
  }
}

async function searchFor(page: Page, text: string): Promise<void> {
  await page.goto(addressOf('gb'));
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

test('without a consent no search is stored and none is listed', async ({ page }) => {
  await searchFor(page, 'bench vice');
  expect(await kept(page)).toBeNull();
  await page.goto(addressOf('gb'));
  await goToField(page);
  await expect(popular(page)).toBeVisible();
  await expect(past(page)).toHaveCount(0);
});

test('with a consent the last five searches are listed, newest first, each can be removed, and withdrawal deletes all', async ({
  page,
}) => {
  await choose(page, true);
  // As stored by searches a moment ago.
  const before = ['vice', 'μέγγενη', 'schränke', 'a, b@c & "d"', 'bench vice'];
  await page.evaluate((searches) => {
    const list = searches.map((text) => `${encodeURIComponent(text)}@${Date.now()}`);
    localStorage.setItem('kontor-searches', list.join());
  }, before);
  for (const text of ['vice', 'oven']) await searchFor(page, text);
  await page.goto(addressOf('gb'));
  await goToField(page);
  await expect(past(page).getByRole('link')).toHaveText([
    'oven',
    'vice',
    'μέγγενη',
    'schränke',
    'a, b@c & "d"',
  ]);
  await expectClean(page, 'past searches');

  await test.step('one is forgotten, the next is searched for again', async () => {
    await removeButton(page, 'μέγγενη').click();
    await expect(past(page).getByRole('link')).toHaveText([
      'oven',
      'vice',
      'schränke',
      'a, b@c & "d"',
    ]);
    await expect(page.locator('.header').getByRole('combobox')).toBeFocused();
    await past(page).getByRole('link').last().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'a, b@c & "d"');
  });

  await test.step('words that are added to those of a page of results are kept too', async () => {
    await page.goto(`${addressOf('gb')}/search?query=vice`);
    await goToField(page);
    await page.keyboard.press('End');
    await page.keyboard.type(' 100 mm');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'vice 100 mm');
    expect(await kept(page)).toMatch(/^vice%20100%20mm@\d+,/);
  });

  await test.step('the consent is taken back', async () => {
    await choose(page, false);
    expect(await kept(page)).toBeNull();
    await goToField(page);
    await expect(popular(page)).toBeVisible();
    await expect(past(page)).toHaveCount(0);
  });
});
