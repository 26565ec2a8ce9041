/** What the cart's drawer shows besides the cart is no part of pages: its script fetches it. */
import { expect, it } from 'vitest';
import type { DrawerData } from '#client/cart/drawer/drawer-data.ts';
import { cartButtonTexts, cartDrawerTexts } from '#client/cart/island-texts.ts';
import german from '../../../locales/de.json';
import { visitor } from '../visitor.ts';

const textIn = (texts: object, key: string) => key in texts || `${key}_other` in texts;

it('is answered in the language of the page, and kept for a minute', async () => {
  const french = await visitor('ch').get('/fr/__drawer');
  expect(french.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect((await french.json<DrawerData>()).view).toMatchObject({ locale: 'fr-CH', prefix: '/fr' });
  const answer = await visitor('de').get('/__drawer?script=drawer-1.js');
  const { view, texts } = await answer.json<DrawerData>();
  expect(view).toMatchObject({ currency: 'EUR', shipping: { freeAbove: expect.any(Number) } });
  expect(view).not.toHaveProperty('seller');
  expect(texts).toMatchObject({ 'cart.checkout': german['cart.checkout'] });
  expect(cartDrawerTexts.filter((key) => !textIn(texts, key))).toEqual([]);
});

it('is not kept where one address has several languages', async () => {
  const answer = await visitor('').get('/__drawer');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

it('is not in a page, which has the texts of the button', async () => {
  const html = await (await visitor('de').get('/departments')).text();
  const [, state = ''] = /id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  const page = JSON.parse(state) as { shop: object; view?: object; texts: Record<string, string> };
  expect(page.view).toBeUndefined();
  expect(page.shop).not.toHaveProperty('shipping');
  expect(page.texts).not.toHaveProperty(['cart.checkout']);
  expect(cartButtonTexts.filter((key) => !textIn(page.texts, key))).toEqual([]);
});
