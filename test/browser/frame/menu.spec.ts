/** The departments are one step away, wherever one is: a drawer on a telephone, panels under the bar on a desk. */
import { expect, type Page, test } from 'playwright/test';
import { laidOut, violationsOn } from '../axe.ts';
import { leavingFrames } from '../measures.ts';
import { addressOf } from '../shop.ts';
import { focused, frameOf, openHome, ringShown } from './frame-parts.ts';

const telephone = { width: 390, height: 844 };

test('the menu shows the departments in place; one takes the whole drawer, and its back button gives the others again', async ({
  page,
}) => {
  await openHome(page, 'de', 390);
  const { dialog, menuButton, home, texts } = frameOf(page, 'de');
  await menuButton.click();
  await expect(dialog.getByRole('heading', { level: 1 })).toBeFocused();
  const departments = dialog.locator('summary');
  await expect(departments.first()).toBeVisible();
  const all = await departments.count();
  await departments.nth(2).click();
  await expect(dialog.locator('details[open] > ul a').first()).toBeVisible();
  await expect(departments.filter({ visible: true })).toHaveCount(1);
  await expect(dialog.getByText(texts('nav.all')).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(departments.filter({ visible: true })).toHaveCount(all);
  await expect(departments.nth(2)).toBeFocused();
  expect(page.url()).toBe(home);
  // What a browser tells a page before it keeps it for the way back: it is not kept with the menu open.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect(dialog).toHaveCount(0);
});

test('the drawer keeps the focus, and gives it back when it is closed in any of three ways', async ({
  page,
}) => {
  await openHome(page, 'de', 390);
  const { dialog, menuButton, texts } = frameOf(page, 'de');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: texts('nav.close') }).click(),
    () => page.mouse.click(385, 400),
  ];
  for (const [at, close] of ways.entries()) {
    await menuButton.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    if (at === 0) await expectKept(page);
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(menuButton).toBeFocused();
  }
});

/** Forwards past the last stop, and back past the first. */
async function expectKept(page: Page): Promise<void> {
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
}

test('the languages in the drawer lead to the page it was opened on', async ({ page }) => {
  await page.setViewportSize(telephone);
  await page.goto(`${addressOf('ch')}/fr/payment/`);
  await page.locator('a[data-dialog="menu"]').click();
  await page.getByRole('dialog').getByRole('link', { name: 'IT', exact: true }).click();
  await expect(page).toHaveURL(`${addressOf('ch')}/it/payment/`);
});

test('a department opens under the bar by its button, is walked through, closed by Escape, and opens under a mouse that stays', async ({
  page,
}) => {
  await openHome(page, 'de');
  const { departmentButton, panel } = frameOf(page, 'de');
  const button = departmentButton(1);

  await test.step('by keyboard', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panel).toBeVisible();
    const last = panel.getByRole('link').last();
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(panel).toHaveCount(0);
    expect(await focused(page)).toMatch(/^a 3/);
  });

  await test.step('by mouse, one at a time', async () => {
    await departmentButton(0).locator('..').hover();
    await expect(panel).toBeVisible();
    await departmentButton(3).locator('..').hover();
    await expect(departmentButton(3)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toHaveCount(1);
    await panel.getByRole('link').nth(1).click();
    await expect(page.locator('.crumbs')).toBeVisible();
  });
});

test('a panel that cannot be had leaves the link beside its button, and may be had later; a menu leaves a link', async ({
  page,
}) => {
  await openHome(page, 'de');
  const { departmentButton, menuButton, panel } = frameOf(page, 'de');
  await page.route('**/departments?*', (route) => route.abort());
  await departmentButton(0).click();
  await expect(departmentButton(0)).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/departments?*');
  await departmentButton(0).click();
  await expect(panel.locator('.card')).toHaveCount(2);

  await page.setViewportSize(telephone);
  await page.route('**/departments', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await menuButton.click();
  await expect(page).toHaveURL(/\/departments$/);
});

test('the open menus: no violation, nothing sticks out', async ({ page }) => {
  const { dialog, menuButton, departmentButton, panel } = frameOf(page, 'gr');
  await openHome(page, 'gr');
  for (const at of [0, 7]) {
    await departmentButton(at).click();
    await expect(panel.getByRole('link').first()).toBeVisible();
    expect.soft(await violationsOn(page), `department ${at}`).toEqual([]);
    expect.soft(await leavingFrames(page)).toEqual([]);
  }
  await openHome(page, 'gr', 390);
  await menuButton.click();
  await expect(dialog).toBeVisible();
  await laidOut(page);
  expect.soft(await violationsOn(page), 'drawer').toEqual([]);
  await dialog.locator('summary').nth(3).click();
  expect.soft(await violationsOn(page), 'department in the drawer').toEqual([]);
  expect.soft(await leavingFrames(page)).toEqual([]);
});
