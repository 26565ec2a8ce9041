/** A cart is shared with another browser by a link: copied, opened, added to the receiver's cart. */
import { expect, type Page, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { awake, homeOf, lineOf } from '../buying.ts';
import { browsed, guests, labelled, searched } from '../guests.ts';
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
  await expect(lineOf(receiver, searched.sku)).toContainText(held);
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
