/** The frame of every page: header, contact form in place, footer; by keyboard, in four alphabets, at four widths. */
import { expect, type Page, test } from 'playwright/test';
import { laidOut, violationsOn } from './axe.ts';
import { focused, frameOf, type Market, openHome, ringShown, testing } from './frame-parts.ts';
import { leavingFrames, settle } from './measures.ts';
import { addressOf } from './shop.ts';

/** Every stop of the key until the content, or until there is no stop any more. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const seen: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    seen.push(await focused(page));
    expect.soft(await ringShown(page), `ring at ${seen.at(-1)}`).toBe(true);
  }
  return seen;
}

test('the header is walked through forwards and backwards, with a ring at every stop', async ({
  page,
}) => {
  await openHome(page, 'de');
  const { texts } = frameOf(page, 'de');
  const stops = await page
    .locator(
      'body > .skip, body > .strip :is(a, input), .mast :is(a, input, button), .catbar :is(a, button)',
    )
    .filter({ visible: true })
    .count();
  const forwards = await walk(page, 'Tab', stops);
  expect(forwards[0]).toBe(`a ${texts('header.skip')}`);
  expect(forwards.at(-1)).toBe(`a ${texts('sale.link')}`);
  expect(forwards).toContain(`a ${texts('contact.title')}`);
  expect(forwards).toContain(`a ${texts('account.login')}`);
  const backwards = await walk(page, 'Shift+Tab', stops - 1);
  expect(backwards).toEqual(forwards.slice(0, -1).reverse());
});

test('the contact form opens in place, is answered in place and gives the focus back', async ({
  page,
}) => {
  await openHome(page, 'de');
  const { contactKey, dialog, texts } = frameOf(page, 'de');
  await contactKey.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: texts('contact.title') })).toBeFocused();
  const send = dialog.getByRole('button', { name: texts('contact.send') });
  await dialog.getByLabel(texts('contact.name')).fill('Ö');
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel(texts('address.email'))).toBeFocused();
  await expect(dialog.getByLabel(texts('contact.name'))).toHaveValue('Ö');
  await page.keyboard.type('o@example.com');
  await dialog.getByLabel(texts('contact.subject')).fill('Frage');
  await dialog.getByLabel(texts('contact.message')).fill('Wo?\nWann?');
  await send.click();
  await expect(dialog.getByRole('status')).toContainText('o@example.com');
  expect(page.url()).toBe(`${addressOf('de')}/`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(contactKey).toBeFocused();
});

test('the contact form opens from the footer and from the menu, one dialog at a time', async ({
  page,
}) => {
  await openHome(page, 'de', 390);
  const { dialog, menuKey, texts } = frameOf(page, 'de');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts('footer.issue') })
    .click();
  await expect(dialog.getByLabel(texts('contact.message'))).toBeVisible();
  await dialog.getByRole('button', { name: texts('popup.close') }).click();
  await menuKey.click();
  await dialog.getByRole('link', { name: texts('contact.title') }).click();
  await expect(dialog.getByLabel(texts('contact.message'))).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menuKey).toBeFocused();
});

test('whoever wants the contact page in a new tab gets it', async ({ page, context }) => {
  await openHome(page, 'de');
  const { contactKey, dialog } = frameOf(page, 'de');
  const opened = context.waitForEvent('page');
  await contactKey.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/contact$/);
  await expect(dialog).toHaveCount(0);
});

test('a customer is asked for no newsletter, a stranger is', async ({ page, context }) => {
  await openHome(page, 'de');
  await expect(page.locator('#newsletter-email')).toBeVisible();
  await context.addCookies([{ name: 'kontor-customer', value: '1', url: addressOf('de') }]);
  await page.reload();
  await expect(page.locator('#newsletter-email')).toBeHidden();
});

test('one step back is the page as it was left', async ({ page }) => {
  await openHome(page, 'de');
  await page.evaluate(() => {
    location.href = '/lost';
  });
  await page.locator('[data-back]').click();
  await expect(page).toHaveURL(`${addressOf('de')}/`);
  expect(await page.evaluate(() => history.length)).toBe(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form is a page that is thanked for', async ({ page }) => {
    const { home, contactKey, texts } = frameOf(page, 'de');
    await page.goto(home);
    await contactKey.click();
    await page.getByLabel(texts('contact.name')).fill('Ö');
    await page.locator('[name="contact.email"]').fill('o@example.com');
    await page.getByLabel(texts('contact.subject')).fill('Frage');
    await page.getByLabel(texts('contact.message')).fill('Wo?');
    await page.getByRole('button', { name: texts('contact.send') }).click();
    await expect(page).toHaveURL(/\/contact\/sent$/);
    await expect(page.locator('main').getByRole('status')).toContainText('o@example.com');
  });
});

for (const market of Object.keys(testing) as Market[]) {
  test(`contact form and market choice in ${testing[market]}: no violation when open`, async ({
    page,
  }) => {
    const { contactKey, dialog, texts } = frameOf(page, market);
    await openHome(page, market);
    await contactKey.click();
    await dialog.getByRole('button', { name: texts('contact.send') }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await laidOut(page);
    expect.soft(await violationsOn(page), 'contact').toEqual([]);
    expect.soft(await leavingFrames(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.foot__market summary').click();
    await expect(page.locator('.foot__market a').last()).toBeVisible();
    // What has scrolled halfway under the header is no small target: the header stays behind.
    await page.locator('.mast').evaluate((header) => {
      (header as HTMLElement).style.position = 'static';
    });
    await laidOut(page);
    expect.soft(await violationsOn(page), 'markets').toEqual([]);
    expect.soft(await leavingFrames(page)).toEqual([]);
  });
}

for (const market of ['de', 'gr', 'fi'] as const) {
  test(`in ${testing[market]} nothing sticks out at 390, 768, 1440 and 1919`, async ({ page }) => {
    for (const path of ['', 'departments', 'contact', 'lost']) {
      await page.goto(frameOf(page, market).home + path);
      for (const width of [390, 768, 1440, 1919]) {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const reach = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(reach, `/${path} at ${width}`).toBeLessThanOrEqual(width);
        expect.soft(await leavingFrames(page), `/${path} at ${width}`).toEqual([]);
      }
    }
  });
}
