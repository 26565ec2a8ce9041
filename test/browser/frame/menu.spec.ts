/** The departments menu of every page: a drawer on a phone, panels under the category bar on a wide screen. */
import { expect, type Page, test } from 'playwright/test';
import { laidOut, violationsOn } from '../axe.ts';
import { leavingFrames } from '../measures.ts';
import { addressOf } from '../shop.ts';
import { someOf } from '../some.ts';
import { focused, frameOf, openFrame, ringShown } from './frame-parts.ts';

const telephone = { width: 390, height: 844 };

test('the menu lists the departments; an open one fills the drawer; the drawer traps the focus and returns it when closed by Escape, by its button or by a click outside', async ({
  page,
}) => {
  await openFrame(page, 'de', 390);
  const { address, dialog, menuButton, texts } = frameOf(page, 'de');
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
  expect(page.url()).toBe(address);
  // The browser sends this before it stores the page in the back/forward cache; the menu must not be stored open.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect(dialog).toHaveCount(0);

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

/** Tabs forwards past the last stop and backwards past the first. */
async function expectKept(page: Page): Promise<void> {
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press(stop < 15 ? 'Tab' : 'Shift+Tab');
    const outside = await page.evaluate(() => {
      const { activeElement: at } = document;
      return at !== document.body && !at?.closest('dialog');
    });
    expect(outside, `stop ${stop}`).toBe(false);
    // Between the last and the first stop the focus is in the browser's own controls.
    if (await focused(page)) expect(await ringShown(page), await focused(page)).toBe(true);
  }
}

test('the language links in the drawer lead to the current page in that language', async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await page.goto(`${addressOf('ch')}/fr/payment/`);
  await page.locator('a[data-dialog="menu"]').click();
  await page.getByRole('dialog').getByRole('link', { name: 'IT', exact: true }).click();
  await expect(page).toHaveURL(`${addressOf('ch')}/it/payment/`);
});

test('a department panel that failed to load can be opened again; it opens by its button or by hovering, is walked through by keyboard and closes by Escape', async ({
  page,
}) => {
  await openFrame(page, 'de');
  const { address, departmentButton, panel } = frameOf(page, 'de');
  const button = departmentButton(1);

  await test.step('again after a failure', async () => {
    await page.route('**/departments?*', (route) => route.abort());
    await departmentButton(0).press('Enter');
    await expect(departmentButton(0)).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/departments?*');
    await departmentButton(0).press('Enter');
    await expect(panel.locator('.minirow')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

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
    await page.clock.install();
    await departmentButton(0).locator('..').hover();
    await expect(panel).toBeVisible();
    // The first press after the panel opened by itself does not close it, however late; the second one does.
    await page.clock.fastForward('01:00');
    await departmentButton(0).click();
    await expect(departmentButton(0)).toHaveAttribute('aria-expanded', 'true');
    await departmentButton(0).click();
    await expect(panel).toHaveCount(0);
    await departmentButton(3).evaluate((button) => {
      const press = new MutationObserver(() => {
        press.disconnect();
        (button as HTMLButtonElement).click();
      });
      press.observe(button, { attributes: true });
    });
    await departmentButton(3).locator('..').hover();
    await expect(departmentButton(3)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toHaveCount(1);
    await panel.getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(address);
  });
});

test('a menu that fails to load leads to the departments page', async ({ page }) => {
  await openFrame(page, 'de', 390);
  const { menuButton } = frameOf(page, 'de');
  await page.route('**/departments', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await menuButton.click();
  await expect(page).toHaveURL(/\/departments$/);
});

test('the open menus have no axe violation, no overflow and no tile that is mostly empty', async ({
  page,
}) => {
  const { dialog, menuButton, departmentButton, panel } = frameOf(page, 'gr');
  await openFrame(page, 'gr');
  // The last one has the fewest categories.
  for (const at of [...someOf([0, 7], 1), 5]) {
    await departmentButton(at).click();
    await expect(panel.getByRole('link').first()).toBeVisible();
    expect.soft(await violationsOn(page), `department ${at}`).toEqual([]);
    expect.soft(await leavingFrames(page)).toEqual([]);
    const heights = await panel.locator('.tiles a:has(img)').evaluateAll((tiles) =>
      tiles.map((tile) => {
        const { width = 0, height = 0 } = tile.querySelector('img')?.getBoundingClientRect() ?? {};
        return tile.clientHeight / Math.min(width, height);
      }),
    );
    expect.soft(Math.max(...heights), 'height of a tile in pictures').toBeLessThan(2);
  }
  await openFrame(page, 'gr', 390);
  await menuButton.click();
  await expect(dialog).toBeVisible();
  await laidOut(page);
  await dialog.locator('summary').nth(3).click();
  expect.soft(await violationsOn(page), 'department in the drawer').toEqual([]);
  expect.soft(await leavingFrames(page)).toEqual([]);
});
