/** Brings a browser to a cart of which the test knows every line. */
import type { Page, Request, Route } from 'playwright/test';
import { awake, lineOf } from './buying.ts';
import { goodsOf } from './database.ts';
import { guests, searched } from './guests.ts';
import { fillCart } from './ready-cart.ts';
import { addressOf, textsOf } from './shop.ts';

export const guest = guests.de;
export const texts = textsOf(guest.locale);
export const cartStep = `${addressOf('de')}/checkout/cart`;
export const productPage = `${addressOf('de')}/${goodsOf(searched.sku, 'de', 'de').slug}`;
export const updates = '**/new-ct/updateCart';

/** Opens the cart step with one piece of each article, added outside the browser. */
export async function openCart(page: Page, skus = [searched.sku]): Promise<void> {
  await fillCart(page, guest, skus);
  await page.goto(cartStep);
  await awake(page, 'cart-page');
}

export const buttonOf = (page: Page, key: string, sku = searched.sku) =>
  lineOf(page, sku).getByRole('button', { name: texts(key) });

export const quantityIn = (page: Page) => lineOf(page, searched.sku).getByRole('textbox');

/** Holds matching requests until the returned function is called; those of a closed page are dropped. */
export async function hold(
  page: Page,
  address: string | RegExp,
  which: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  await page.route(address, async (route) => {
    if (which(route.request())) await gate;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** Responds to a call as the shop does when it refuses it. */
export const refuse = (code: string, status: number) => (route: Route) =>
  route.fulfill({ status, json: { ok: false, code, message: code } });
