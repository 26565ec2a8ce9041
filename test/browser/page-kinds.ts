/** One page of each kind the shop has, opened in the state in which a shopper sees it. */
import { expect, type Page } from 'playwright/test';
import { addToCart, awake, homeOf } from './buying.ts';
import { categorySlugOf, goodsOf } from './database.ts';
import { browsed, type Guest, searched } from './guests.ts';
import { fillCart, ordered, readyToOrder } from './ready-cart.ts';
import { textsOf } from './shop.ts';

export type PageKind = {
  name: string;
  /** Opens the page; the browser may have a cart afterwards. */
  open: (page: Page, guest: Guest) => Promise<void>;
  /** The page itself answers with an error status, which browsers write to the console. */
  status?: number;
};

const at = (path: string | ((guest: Guest) => string)) => async (page: Page, guest: Guest) => {
  await page.goto(homeOf(guest) + (typeof path === 'string' ? path : path(guest)));
};

function productPath(guest: Guest): string {
  return goodsOf(searched.sku, guest.country, guest.locale.slice(0, 2)).slug;
}

function categoryPath(guest: Guest): string {
  return categorySlugOf(guest.category[0], guest.locale.slice(0, 2));
}

/** Pages anyone may look at: nothing personal, no cookie. */
export const browsePages: PageKind[] = [
  { name: 'home page', open: at('') },
  { name: 'category', open: at(categoryPath) },
  {
    name: 'search results',
    open: at((guest) => `search?query=${encodeURIComponent(guest.search)}`),
  },
  { name: 'search without a result', open: at('search?query=qqqxxx') },
  { name: 'product page', open: at(productPath) },
  { name: 'comparison', open: at(`compare?skus=${searched.sku},${browsed.sku}`) },
  { name: 'text page', open: at('order-tracking/') },
  { name: 'page not found', open: at('nothing-here'), status: 404 },
];

export const cartPages: PageKind[] = [
  { name: 'empty cart', open: at('checkout/cart') },
  {
    name: 'open drawer',
    open: async (page, guest) => {
      await at(productPath)(page, guest);
      await addToCart(page, guest);
    },
  },
  { name: 'cart', open: withCart('checkout/cart') },
  { name: 'empty wish list', open: at('wish-lists') },
  { name: 'wish list', open: withWishList },
  { name: 'addresses', open: withCart('checkout/addresses') },
  {
    name: 'addresses with errors',
    open: async (page, guest) => {
      await withCart('checkout/addresses')(page, guest);
      await page.locator('button[form="addresses"]').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'payment', open: withAddresses },
  {
    name: 'thank-you page',
    open: async (page, guest) => {
      const { id } = await ordered(page, guest, twoLines, guest.payment);
      await at(`checkout/thank-you?order=${id}`)(page, guest);
    },
  },
];

const twoLines = [searched.sku, browsed.sku];

function withCart(path: string) {
  return async (page: Page, guest: Guest) => {
    await fillCart(page, guest, twoLines);
    await at(path)(page, guest);
  };
}

/** A shared list with one article, whose menu is open, and another list to move it to. */
export async function withWishList(page: Page, guest: Guest): Promise<void> {
  await at(productPath)(page, guest);
  await settled(page);
  await page.locator('.buy .wish').click();
  await expect(page.locator('.buy .wish')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.buy .wish')).toHaveText(textsOf(guest.locale)('wishList.onList'));
  await at('wish-lists')(page, guest);
  await page.locator('main .unfold > summary').click();
  await page.locator('#new-name').fill('Donaudampfschifffahrtsgesellschaft');
  await page.locator('[value="create"]').click();
  await page.locator('main nav a:not([aria-current])').click();
  await page.locator('.sum summary').first().click();
  await page.locator('[value="share"]').click();
  await page.locator('.menu > summary').click();
}

async function withAddresses(page: Page, guest: Guest): Promise<void> {
  await readyToOrder(page, guest, twoLines);
  await at('checkout/payment')(page, guest);
}

/** Waits until the network is idle, every island is hydrated and the fonts are loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const island of await page.locator('[data-island]').all()) {
    await awake(page, (await island.getAttribute('data-island')) ?? '');
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
