/** The departments are one step away, wherever one is: a drawer on a telephone, panels under the bar on a desk. */
import { expect, test } from 'playwright/test';
import { laidOut, violationsOn } from './axe.ts';
import { focused, frameOf, type Market, openHome, ringShown, testing } from './frame-parts.ts';
import { guests } from './guests.ts';
import { leavingFrames } from './measures.ts';
import { browsePages } from './page-kinds.ts';
import { addressOf } from './shop.ts';

const telephone = { width: 390, height: 844 };

for (const kind of browsePages) {
  test(`${kind.name} on a telephone: the menu shows the departments in place`, async ({ page }) => {
    await page.setViewportSize(telephone);
    await kind.open(page, guests.de);
    const { dialog, menuKey } = frameOf(page, 'de');
    const address = page.url();
    await menuKey.click();
    await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused();
    await dialog.locator('summary').first().click();
    await expect(dialog.locator('details[open] > ul a').first()).toBeVisible();
    expect(page.url()).toBe(address);
  });
}

test('a department takes the whole drawer, and its back key gives the others again', async ({
  page,
}) => {
  await openHome(page, 'de', 390);
  const { dialog, menuKey, texts } = frameOf(page, 'de');
  await menuKey.click();
  const departments = dialog.locator('summary');
  await expect(departments.first()).toBeVisible();
  const all = await departments.count();
  await departments.nth(2).click();
  await expect(departments.filter({ visible: true })).toHaveCount(1);
  await expect(dialog.getByText(texts('nav.all')).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(departments.filter({ visible: true })).toHaveCount(all);
  await expect(departments.nth(2)).toBeFocused();
});

test('the drawer keeps the focus, and gives it back when it is closed in any of three ways', async ({
  page,
}) => {
  await openHome(page, 'de', 390);
  const { dialog, menuKey, texts } = frameOf(page, 'de');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: texts('nav.close') }).click(),
    () => page.mouse.click(385, 400),
  ];
  for (const close of ways) {
    await menuKey.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press(stop < 15 ? 'Tab' : 'Shift+Tab');
      const outside = await page.evaluate(() => {
        const { activeElement: at } = document;
        return at !== document.body && !at?.closest('dialog');
      });
      expect(outside, `stop ${stop}`).toBe(false);
      // Between the last stop and the first lies the browser itself.
      if (await focused(page)) expect(await ringShown(page), await focused(page)).toBe(true);
    }
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(menuKey).toBeFocused();
  }
});

test('the languages in the drawer lead to the page it was opened on', async ({ page }) => {
  await page.setViewportSize(telephone);
  await page.goto(`${addressOf('ch')}/fr/payment/`);
  await page.locator('a[data-dialog="menu"]').click();
  await page.getByRole('dialog').getByRole('link', { name: 'IT', exact: true }).click();
  await expect(page).toHaveURL(`${addressOf('ch')}/it/payment/`);
});

test('a department opens under the bar by its key, is walked through and closed by Escape', async ({
  page,
}) => {
  await openHome(page, 'de');
  const { departmentKey, panel } = frameOf(page, 'de');
  const key = departmentKey(1);
  await key.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(key).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(key).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(key).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel).toBeVisible();
  const last = panel.getByRole('link').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(panel).toHaveCount(0);
  expect(await focused(page)).toMatch(/^a 3/);
});

test('a mouse that stays on a department opens it; one department is open at a time', async ({
  page,
}) => {
  await openHome(page, 'de');
  const { departmentKey, panel } = frameOf(page, 'de');
  await departmentKey(0).locator('..').hover();
  await expect(panel).toBeVisible();
  await departmentKey(3).locator('..').hover();
  await expect(departmentKey(3)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toHaveCount(1);
  await panel.getByRole('link').nth(1).click();
  await expect(page.locator('.crumbs')).toBeVisible();
});

test('on a tablet the bar has two rows, and the menu is behind its key', async ({ page }) => {
  await openHome(page, 'gr', 900);
  const { dialog, menuKey } = frameOf(page, 'gr');
  const rows = await page
    .locator('.catbar li > a')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(new Set(rows).size).toBe(2);
  expect(new Set(rows.slice(0, 5)).size).toBe(1);
  await menuKey.click();
  await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a panel that cannot be had leaves the link beside its key, and may be had later', async ({
  page,
}) => {
  await openHome(page, 'de');
  const { departmentKey, panel } = frameOf(page, 'de');
  await page.route('**/departments?*', (route) => route.abort());
  await departmentKey(0).click();
  await expect(departmentKey(0)).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/departments?*');
  await departmentKey(0).click();
  await expect(panel.locator('.card')).toHaveCount(2);
});

test('a menu that cannot be had leaves a link', async ({ page }) => {
  await openHome(page, 'de', 390);
  await page.route('**/departments', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await frameOf(page, 'de').menuKey.click();
  await expect(page).toHaveURL(/\/departments$/);
});

for (const market of Object.keys(testing) as Market[]) {
  test(`the open menus in ${testing[market]}: no violation, nothing sticks out`, async ({
    page,
  }) => {
    const { dialog, menuKey, departmentKey, panel } = frameOf(page, market);
    await openHome(page, market);
    for (const at of [0, 7]) {
      await departmentKey(at).click();
      await expect(panel.getByRole('link').first()).toBeVisible();
      expect.soft(await violationsOn(page), `department ${at}`).toEqual([]);
      expect.soft(await leavingFrames(page)).toEqual([]);
    }
    await openHome(page, market, 390);
    await menuKey.click();
    await expect(dialog).toBeVisible();
    await laidOut(page);
    expect.soft(await violationsOn(page), 'drawer').toEqual([]);
    await dialog.locator('summary').nth(3).click();
    expect.soft(await violationsOn(page), 'department in the drawer').toEqual([]);
    expect.soft(await leavingFrames(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu is a page, and a department unfolds in it', async ({ page }) => {
    await page.setViewportSize(telephone);
    await page.goto(frameOf(page, 'de').home);
    await frameOf(page, 'de').menuKey.click();
    await expect(page).toHaveURL(/\/departments$/);
    await page.locator('summary').first().click();
    await page.locator('details[open] > ul a').nth(1).click();
    await expect(page.locator('.crumbs')).toBeVisible();
  });

  test('the bar shows no key that does nothing', async ({ page }) => {
    await page.goto(frameOf(page, 'de').home);
    await expect(page.locator('.catbar button').filter({ visible: true })).toHaveCount(0);
  });
});
