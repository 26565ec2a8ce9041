/** The texts of the cart's drawer are no part of pages: its script fetches them. */
import { expect, it } from 'vitest';
import { cartButtonTexts, cartDrawerTexts } from '#client/cart/island-texts.ts';
import german from '../../../locales/de.json';
import { visitor } from '../visitor.ts';

it('are answered in the language of the page, and kept for an hour', async () => {
  const answer = await visitor('ch').get('/fr/__texts/cart-drawer');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(await answer.json()).toMatchObject({ 'totals.total': expect.any(String) });
  const own = (await (
    await visitor('de').get('/__texts/cart-drawer?script=drawer-1.js')
  ).json()) as object;
  expect(own).toMatchObject({ 'cart.checkout': german['cart.checkout'] });
  const missing = cartDrawerTexts.filter((key) => !(key in own) && !(`${key}_other` in own));
  expect(missing).toEqual([]);
});

it('are not kept where one address has several languages', async () => {
  const answer = await visitor('').get('/__texts/cart-drawer');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

it('are not in a page, which has those of the button', async () => {
  const html = await (await visitor('de').get('/departments')).text();
  const [, state = ''] = /id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  const { texts } = JSON.parse(state) as { texts: Record<string, string> };
  expect(texts).not.toHaveProperty(['cart.checkout']);
  const lacking = cartButtonTexts.filter((key) => !(key in texts) && !(`${key}_other` in texts));
  expect(lacking).toEqual([]);
});
