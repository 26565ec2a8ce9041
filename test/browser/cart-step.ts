/** Brings a browser to a cart of which the test knows every line. */
import type { Page, Request, Route } from 'playwright/test';
import { awake, lineOf } from './buying.ts';
import { filledCart } from './cart-room.ts';
import { goodsOf } from './database.ts';
import { guests, searched } from './guests.ts';
import { addressOf, textsOf } from './shop.ts';

export const guest = guests.de;
export const texts = textsOf(guest.locale);
export const cartStep = `${addressOf('de')}/checkout/cart`;
export const productPage = `${addressOf('de')}/${goodsOf(searched.sku, 'de', 'de').slug}`;
export const updates = '**/new-ct/updateCart';

/** The cart step with one piece each, put in by the form that needs no script. */
export async function openCart(page: Page, skus = [searched.sku]): Promise<void> {
  await page.goto(cartStep);
  for (const sku of skus) {
    await page.evaluate(async (line) => {
      const body = new URLSearchParams({ intent: 'add', sku: line, quantity: '1' });
      await fetch('/checkout/cart', { method: 'POST', body });
    }, sku);
  }
  await page.goto(cartStep);
  await awake(page, 'cart-page');
}

/** The same for a browser that has no cart yet: filled without its pages. */
export async function openCartOf(page: Page, skus = [searched.sku]): Promise<void> {
  await page.context().addCookies(await filledCart('de', skus));
  await page.goto(cartStep);
  await awake(page, 'cart-page');
}

export const buttonOf = (page: Page, key: string, sku = searched.sku) =>
  lineOf(page, sku).getByRole('button', { name: texts(key) });

export const quantityIn = (page: Page) => lineOf(page, searched.sku).getByRole('textbox');

/** Keeps requests back until they are let go; one whose page is gone by then is forgotten. */
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

/** Answers a call as the shop does when it cannot do what was asked. */
export const refuse = (code: string, status: number) => (route: Route) =>
  route.fulfill({ status, json: { ok: false, code, message: code } });
