/** Login link, account menu and logout. By forms: test/worker/pages/without-script.test.ts. */
import { expect, type Page, test } from 'playwright/test';
import { logInNew, openMenu } from '../account-pages.ts';
import { homeOf } from '../buying.ts';
import { guests } from '../guests.ts';

const guest = guests.de;
const anonymousLink = (page: Page) => page.locator('#account > a[href="/login"]');
const menuButton = (page: Page) => page.locator('#account > button');
const menu = (page: Page) => page.locator('#account-menu');

function isLoggedInCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/isLoggedIn')) calls.push(request.url());
  });
  return calls;
}

test('an anonymous visitor sees a login link, and the page does not call isLoggedIn', async ({
  page,
}) => {
  const calls = isLoggedInCalls(page);
  await page.goto(`${homeOf(guest)}order-tracking/`);
  await page.waitForLoadState('networkidle');
  await expect(anonymousLink(page)).toBeVisible();
  await expect(menuButton(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('on a phone the sections are on the first page alone, and the crumb leads back; on a desktop keys are as wide as their words', async ({
  page,
}) => {
  await logInNew(page, guest);
  const sections = page.locator('.side');
  const key = page.locator('main form.stack > button');
  await page.goto(`${homeOf(guest)}my-account/my-profile`);
  await expect(sections).toBeVisible();
  expect((await key.boundingBox())?.width).toBeLessThan(240);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(sections).toBeHidden();
  await page.locator('.crumbs a[href="/my-account"]').click();
  await expect(sections).toBeVisible();
});

test('the account button replaces the login link without moving the header; its menu names the customer and is left to log out, by keyboard alone', async ({
  page,
}) => {
  const email = await logInNew(page, guest);
  const { firstName = '', lastName = '' } = guest.address;
  let before: unknown;
  await page.route('**/isLoggedIn', async (route) => {
    await expect(anonymousLink(page)).toBeVisible();
    before = await boxes(page);
    await route.continue();
  });
  await page.goto(`${homeOf(guest)}order-tracking/`);
  await expect(menuButton(page)).toContainText(lastName);
  expect(await boxes(page)).toEqual(before);
  await expect(anonymousLink(page)).toHaveCount(0);
  await openMenu(page);
  await expect(menu(page)).toContainText(`${firstName} ${lastName}`);
  await expect(menu(page)).toContainText(email);
  const links = menu(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/my-account/my-profile',
    '/my-account/my-orders',
    '/my-account/shipping-details',
    '/my-account/billing-details',
    '/my-account/wish-lists',
    '/my-account/my-newsletter',
  ]);
  await page.locator('h1').first().click();
  await expect(menu(page)).toBeHidden();

  const button = menuButton(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  const logOut = menu(page).getByRole('button');
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab');
  await expect(logOut).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/log-out$/);
  await expect(anonymousLink(page)).toBeVisible();
  await expect(menuButton(page)).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
});

function boxes(page: Page): Promise<unknown> {
  return page.locator('.header, .header .search, #account, .tool--cart').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.className, x, y, width, height].join(' ');
    }),
  );
}
