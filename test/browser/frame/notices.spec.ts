/** Notices around the content: lost connection, URL flags, empty cart, newer version, newsletter. */
import { expect, type Page, test } from 'playwright/test';
import { violationsOn } from '../axe.ts';
import { awake, homeOf } from '../buying.ts';
import { type Guest, guests } from '../guests.ts';
import { textsOf } from '../shop.ts';
import { someOf } from '../some.ts';

const [de, gr] = [guests.de, guests.gr];
const texts = textsOf(de.locale);
const home = homeOf(de);
/** A short page: the notices are those of every page. */
const short = (guest: Guest) => `${homeOf(guest)}order-tracking/`;

/** Opens the page and waits until its scripts listen. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page, 'cart-button');
  await page.locator('html[data-watched]').waitFor();
}

const said = textsOf(gr.locale);

test('a lost connection is reported until it is back', async ({ page, context }) => {
  await page.clock.install();
  await open(page, short(gr));
  await context.setOffline(true);
  const notice = page.getByRole('region', { name: said('toast.region') }).getByRole('status');
  await expect(notice).toHaveText(said('offline.text'));
  await expect(page.locator('html')).toHaveAttribute('data-offline', '');
  expect(await violationsOn(page)).toEqual([]);
  await context.setOffline(false);
  await expect(notice).toHaveText(said('online.text'));
  await expect(page.locator('html')).not.toHaveAttribute('data-offline');
  await page.clock.fastForward(10_000);
  await expect(page.locator('.toasts')).toHaveCount(0);
});

test('a flag in the address opens its popup once and is removed from the address; only `true` counts', async ({
  page,
}) => {
  await page.goto(`${short(gr)}?query=a&confirmation_popup=true`);
  const popup = page.getByRole('dialog', { name: said('newsletter.confirmed') });
  await expect(popup).toBeVisible();
  expect(page.url()).toBe(`${short(gr)}?query=a`);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(popup).toHaveCount(0);
  // Nothing is loaded for the popup: no loading bar appears, even after its delay.
  await page.waitForTimeout(500);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await page.locator('html[data-watched]').waitFor();
  await expect(popup).toHaveCount(0);

  await test.step('the contact form opens over the page', async () => {
    await page.goto(`${short(de)}?contact_form=true`);
    await expect(page.getByRole('dialog', { name: texts('contact.title') })).toBeVisible();
    expect(page.url()).toBe(short(de));
  });

  await test.step('anything but true does nothing', async () => {
    const address = `${short(de)}?confirmation_popup=1&app_version=false`;
    await open(page, address);
    expect(page.url()).toBe(address);
    await expect(page.locator('dialog[open], .float')).toHaveCount(0);
  });
});

test('a newer version is offered in a note, after a flag in the address or a header in a response', async ({
  page,
}) => {
  await page.goto(`${short(gr)}?app_version=true`);
  const note = page.getByRole('region', { name: said('version.text') });
  await expect(note).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await note.getByRole('link', { name: said('version.reload') }).click();
  await expect(note).toHaveCount(0);
  expect(page.url()).toBe(short(gr));

  await test.step('a call that a newer version of the shop answers, before the part that shows the note', async () => {
    await page.context().addCookies([{ name: 'kontor-has-cart', value: '1', url: homeOf(gr) }]);
    await page.route('**/new-ct/getMe', (route) =>
      route.fulfill({
        json: { data: { me: { activeCart: null } } },
        headers: { 'Kontor-Build': '/assets/hydrate-newer.js' },
      }),
    );
    const answered = page.waitForResponse('**/new-ct/getMe');
    await page.route('**/page-idle*', async (route) => {
      await answered;
      await route.continue();
    });
    await page.reload();
    await expect(note).toBeVisible();
  });
});

test('the cart button shows a hint for a while if the cart is empty; a click with Ctrl is left to the browser', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, short(de));
  const button = page.getByRole('link', { name: texts('cart.button'), exact: true });
  const hint = page.locator('.pop--hint');
  await button.press('Enter');
  await expect(hint).toHaveText(texts('cart.empty'));
  await expect(button).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  expect(page.url()).toBe(short(de));
  await page.clock.fastForward(10_000);
  await expect(hint).toHaveText('');
  // The headless shell of Chromium 150 crashes in a tab that a click opens: the click is inspected and prevented.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      Object.assign(globalThis, { leftToBrowser: !event.defaultPrevented });
      event.preventDefault();
    }),
  );
  await button.click({ modifiers: ['ControlOrMeta'] });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'leftToBrowser'))).toBe(true);
  await expect(button).toHaveAttribute('href', '/checkout/cart');
  await expect(hint).toHaveText('');
});

test('the newsletter is subscribed to without leaving the page', async ({ page }) => {
  await open(page, `${home}newsletter`);
  const main = page.getByRole('main');
  const field = main.getByLabel(texts('address.email'));
  // Told by the shop, not by the browser: in its words, at the field.
  await field.fill('nobody');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('another@mail.example');
  await field.press('Enter');
  const answer = main.getByText(
    texts('newsletter.sent').replace('{email}', 'another@mail.example'),
  );
  await expect(answer).toBeVisible();
  await expect(main.locator('[data-newsletter]')).toBeFocused();
  expect(page.url()).toBe(`${home}newsletter`);
});

test("the footer's newsletter form shares no ids with a form in the content", async ({ page }) => {
  for (const path of someOf(['login', 'newsletter'], 1)) {
    await test.step(path, async () => {
      await open(page, home + path);
      const footer = page.locator('.news input[type="email"]');
      await footer.fill('nobody@example');
      await footer.press('Enter');
      const wrong = page.locator('[data-newsletter] input[aria-invalid]');
      await expect(wrong).toHaveCount(1);
      const ids = await page.evaluate(() =>
        [...document.querySelectorAll('[id]')].map(({ id }) => id),
      );
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      await expect(wrong).toHaveAccessibleDescription(new RegExp(texts('field.email')));
      await wrong.fill('third@mail.example');
      await wrong.press('Enter');
      await expect(page.locator('[data-newsletter]')).toContainText('third@mail.example');
    });
  }
});
