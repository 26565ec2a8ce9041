/** A cart is shared with another browser by a link: copied, opened, added to the receiver's cart. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { awake, homeOf, lineOf } from '../buying.ts';
import { expectRoom } from '../everybody.ts';
import { browsed, guests, labelled, searched } from '../guests.ts';
import { settled, withWishList } from '../page-kinds.ts';
import { textsOf } from '../shop.ts';
import { someOf } from '../some.ts';

const guest = guests.gb;
const texts = textsOf(guest.locale);
const cartStep = `${homeOf(guest)}checkout/cart`;
const fold = (page: Page) => page.getByText(texts('sharedCart.share'), { exact: true });
const link = (page: Page) => page.getByLabel(texts('sharedCart.link'));
const button = (page: Page, text: string) => page.getByRole('button', { name: texts(text) });

/** The link of a cart of three pieces. */
const shared = `${homeOf(guest)}shared-cart?items=${searched.sku}~2.${browsed.sku}`;

/** Opens a cart that such a link has filled. */
async function openCart(page: Page): Promise<void> {
  await page.goto(shared);
  await button(page, 'sharedCart.add').click();
  await page.waitForURL(cartStep);
}

test('a link copied by keyboard opens in another browser and fills its cart', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCart(page);
  await awake(page, 'cart-page');
  await fold(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(link(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'sharedCart.copy')).toBeFocused();
  await page.keyboard.press('Enter');
  const told = page.getByRole('status').filter({ hasText: texts('sharedCart.copied') });
  await expect(told).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(shared);

  // The link describes the current cart: a changed cart has another link, which is not copied yet.
  await lineOf(page, browsed.sku)
    .getByRole('button', { name: texts('cart.increase') })
    .click();
  await expect(link(page)).toHaveValue(`${address}~2`);
  await expect(told).toHaveCount(0);

  const other = await browser.newContext();
  const receiver = await other.newPage();
  await receiver.goto(address);
  await expect(receiver.locator('li.line')).toHaveCount(2);
  await button(receiver, 'sharedCart.add').focus();
  await receiver.keyboard.press('Enter');
  await receiver.waitForURL(/\/checkout\/cart$/);
  await expect(lineOf(receiver, searched.sku).getByRole('textbox')).toHaveValue('2');
  await expect(lineOf(receiver, browsed.sku).getByRole('textbox')).toHaveValue('1');

  await receiver.goto(address);
  const held = texts('sharedCart.inCart').replace('{count}', '2');
  await expect(lineOf(receiver.locator('main'), searched.sku)).toContainText(held);
  await other.close();
});

test('the link is passed to the system’s share function, and selected if it cannot be copied', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(globalThis, { sent });
    Object.assign(navigator, { share: async (what: unknown) => void sent.push(what) });
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await openCart(page);
  await awake(page, 'cart-page');
  await fold(page).click();
  await button(page, 'sharedCart.send').click();
  const url = await link(page).inputValue();
  expect(await page.evaluate(() => (globalThis as { sent?: unknown[] }).sent)).toEqual([{ url }]);
  await button(page, 'sharedCart.copy').click();
  await expect(
    page.getByRole('status').filter({ hasText: texts('sharedCart.notCopied') }),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(url);
});

test('a heart saves and removes an article in place, and the header counts', async ({ page }) => {
  await page.goto(`${homeOf(guest)}search?query=${encodeURIComponent(guest.search)}`);
  await settled(page);
  const heart = page.locator('.heart').first();
  const count = page.locator('.tools [href$="/wish-lists"] .tool__n');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText('1');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.press('Enter');
  await expect(count).toHaveCount(0);
  await button(page, 'cart.undo').click();
  await expect(count).toHaveText('1');
  await expect(heart).toBeFocused();
  await page.locator('.tools [href$="/wish-lists"]').click();
  await expect(page.locator('li.line[data-sku]')).toHaveCount(1);
});

test('a wish list is changed by keyboard, and its link is copied; with an open menu, empty and shared it has no axe violation, room with letters of 200%, and prints', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withWishList(page, guest);
  await test.step('with an open menu, and on paper', async () => {
    await expectClean(page, 'wish list');
    await expectRoom(page, 'wish list');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.line__name').first()).toBeVisible();
    for (const part of ['.line__sub', '.sum', 'main nav']) {
      await expect(page.locator(part).first()).toBeHidden();
    }
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  const menu = page.locator('.menu > summary');
  await page.keyboard.press('Tab');
  await expect(page.locator('.menu').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.menu .pop')).toBeHidden();
  await button(page, 'sharedCart.copy').click();
  await expect(page.locator('[data-copy-status]')).toHaveText(texts('sharedCart.copied'));
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByLabel(texts('wishList.link'))).toHaveValue(address);
  await menu.focus();
  for (const key of ['Shift+Tab', 'Enter']) await page.keyboard.press(key);
  await button(page, 'cart.undo').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('li.line[data-sku]')).toHaveCount(1);
  await page.goto(address);
  await expect(page.locator('li.line[data-sku]')).toHaveCount(1);

  await test.step('shared and empty', async () => {
    await expectRoom(page, 'shared wish list');
    await expectClean(page, 'shared wish list');
    await page.goto(`${homeOf(guest)}wish-lists`);
    await page.locator('main nav a:not([aria-current])').click();
    await expect(page.locator('li.line[data-sku]')).toHaveCount(0);
    await expectRoom(page, 'empty wish list');
    await expectClean(page, 'empty wish list');
  });
});

test('the pages of a shared cart have no axe violation and no overflow, wide or narrow, light or dark', async ({
  page,
}) => {
  await openCart(page);
  const pages = [
    cartStep,
    `${shared}~900.${labelled.sku}~1~4100020.EX99999999.~~.${'X1'.repeat(20)}`,
    `${homeOf(guest)}shared-cart`,
    `${homeOf(guest)}shared-cart?items=EX99999999`,
  ];
  for (const each of someOf(pages, 2)) {
    await page.goto(each);
    if (each === cartStep) {
      await awake(page, 'cart-page');
      await fold(page).click();
    }
    await expectClean(page, each);
  }
});
