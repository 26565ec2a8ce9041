/** The frame of every page: header, contact dialog, footer; by keyboard, in three languages, at four widths. */
import { expect, type Page, test } from 'playwright/test';
import { logInNew } from '../account-pages.ts';
import { laidOut, violationsOn } from '../axe.ts';
import { guests } from '../guests.ts';
import { leavingFrames, settle } from '../measures.ts';
import { addressOf } from '../shop.ts';
import { someOf } from '../some.ts';
import { focused, frameOf, openFrame, ringShown } from './frame-parts.ts';

/** More than the header has. */
const mostStops = 80;

/** Presses the key until `end` has the focus, and returns what had it at each stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', end: string): Promise<string[]> {
  const seen: string[] = [];
  while (seen.at(-1) !== end && seen.length < mostStops) {
    await page.keyboard.press(key);
    seen.push(await focused(page));
    expect.soft(await ringShown(page), `ring at ${seen.at(-1)}`).toBe(true);
  }
  return seen;
}

test('Tab and Shift+Tab walk through the header in opposite orders, with a focus ring at every stop', async ({
  page,
}) => {
  // Whether the panel of the search is there in time, and so among the stops, would be chance.
  await page.route('**/__suggest*', (route) => route.fulfill({ body: '' }));
  await openFrame(page, 'de');
  const { texts } = frameOf(page, 'de');
  // A script makes the buttons of the departments stops.
  await expect(page.locator('.catbar__open').last()).toBeEnabled();
  const skip = `a ${texts('header.skip')}`;
  const forwards = await walk(page, 'Tab', `a ${texts('sale.link')}`);
  expect(forwards[0]).toBe(skip);
  expect(forwards.length).toBeLessThan(mostStops);
  expect(forwards).toContain(`a ${texts('contact.title')}`);
  expect(forwards).toContain(`a ${texts('account.login')}`);
  const backwards = await walk(page, 'Shift+Tab', skip);
  expect(backwards).toEqual(forwards.slice(0, -1).reverse());
});

test('the contact form opens in a dialog, is sent without leaving the page and returns the focus', async ({
  page,
}) => {
  await openFrame(page, 'de');
  const { address, contactButton, dialog, texts } = frameOf(page, 'de');
  await contactButton.focus();
  await page.keyboard.press('Enter');
  const heading = dialog.getByRole('heading', { name: texts('contact.title') });
  await expect(heading).toBeFocused();
  const topic = dialog.getByRole('link', { name: texts('support.subreason.other') });
  await topic.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(dialog).toHaveCount(1);
  const send = dialog.getByRole('button', { name: texts('contact.send') });
  await dialog.getByLabel(texts('contact.name')).fill('Ö');
  const file = { name: 'Beleg.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await dialog.getByLabel(texts('support.files')).setInputFiles(file);
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel(texts('address.email'))).toBeFocused();
  await expect(dialog.getByLabel(texts('contact.name'))).toHaveValue('Ö');
  await expect(dialog.getByRole('checkbox', { name: 'Beleg.pdf' })).toBeChecked();
  await page.keyboard.type('o@example.com');
  await dialog.getByLabel(texts('contact.subject')).fill('Frage');
  await dialog.getByLabel(texts('contact.message')).fill('Wo?\nWann?');
  await send.click();
  await expect(dialog.getByRole('status')).toHaveText(texts('support.received'));
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(contactButton).toBeFocused();

  await test.step('a press that asks for a new tab is left to the browser', async () => {
    const left = page.evaluate(
      () =>
        new Promise((tell) => {
          const listener = (event: Event) => {
            tell(!event.defaultPrevented);
            event.preventDefault();
          };
          addEventListener('click', listener, { once: true });
        }),
    );
    await contactButton.click({ modifiers: ['ControlOrMeta'] });
    expect(await left).toBe(true);
    await expect(dialog).toHaveCount(0);
  });

  await test.step('one step back is the page as it was left', async () => {
    await page.evaluate(() => {
      location.href = '/lost';
    });
    await page.locator('[data-back]').click();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });
});

test('the contact form opens from the footer and from the menu, one dialog at a time', async ({
  page,
}) => {
  await openFrame(page, 'de', 390);
  const { dialog, menuButton, texts } = frameOf(page, 'de');
  const topic = dialog.getByRole('link', { name: texts('support.subreason.return') });
  const contact = page.getByRole('contentinfo').getByRole('link', { name: texts('contact.title') });
  await expect(contact).toBeHidden();
  await page.locator('.foot summary').first().click();
  await contact.click();
  await expect(topic).toBeVisible();
  await dialog.getByRole('button', { name: texts('popup.close') }).click();
  await menuButton.click();
  await dialog.getByRole('link', { name: texts('contact.title') }).click();
  await expect(topic).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
});

test('a customer sees the account link and no newsletter form, an anonymous visitor the login link and the form', async ({
  page,
}) => {
  const { dialog, menuButton, texts } = frameOf(page, 'de');
  const login = dialog.getByRole('link', { name: texts('account.login') });
  const account = dialog.getByRole('link', { name: texts('account.home') });
  const newsletter = page.locator('#newsletter-email');
  await openFrame(page, 'de', 390);
  await expect(newsletter).toBeVisible();
  await menuButton.click();
  await expect(login).toBeVisible();
  await expect(account).toBeHidden();
  await logInNew(page, guests.de);
  await openFrame(page, 'de', 390);
  await expect(newsletter).toBeHidden();
  await menuButton.click();
  await expect(account).toBeVisible();
  await expect(login).toBeHidden();
});

test('the open contact form and market choice have no axe violation and no overflowing text', async ({
  page,
}) => {
  const { contactButton, dialog, texts } = frameOf(page, 'gr');
  await openFrame(page, 'gr');
  await contactButton.click();
  const topic = dialog.getByRole('link', { name: texts('support.subreason.offer-discount') });
  await expect(topic).toBeVisible();
  await laidOut(page);
  expect.soft(await violationsOn(page), 'topics').toEqual([]);
  expect.soft(await leavingFrames(page)).toEqual([]);
  await topic.click();
  await dialog.getByRole('button', { name: texts('contact.send') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await laidOut(page);
  expect.soft(await violationsOn(page), 'contact').toEqual([]);
  expect.soft(await leavingFrames(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.foot__market a').click();
  await expect(dialog.getByRole('link', { name: 'Suomi' })).toBeVisible();
  await laidOut(page);
  expect.soft(await violationsOn(page), 'markets').toEqual([]);
  expect.soft(await leavingFrames(page)).toEqual([]);
});

// Greek, with every kind of page: accessibility.spec.ts.
test('in fi-FI nothing sticks out at 390, 768, 1440 and 1919', async ({ page }) => {
  const paths = ['', 'departments', 'contact', 'contact?about=offer-discount', 'lost'];
  for (const path of someOf(paths, 2)) {
    await page.goto(`${addressOf('fi')}/${path}`);
    for (const width of [390, 768, 1440, 1919]) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      const reach = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(reach, `/${path} at ${width}`).toBeLessThanOrEqual(width);
      expect.soft(await leavingFrames(page), `/${path} at ${width}`).toEqual([]);
    }
  }
});
