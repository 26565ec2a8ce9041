/** GET /__texts/cart-drawer: the texts of the cart's drawer, which its script fetches. */
import { cartDrawerTexts } from '#client/cart/island-texts.ts';
import { hourOld } from '#domain/routing/cache-control.ts';
import { textsOf } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';

export function drawerTexts(c: KontorContext): Response {
  const { texts, neutralHost } = c.get('shop');
  // With the language in a cookie, an address has several versions.
  const byCookie = neutralHost || c.env.settings.localeStrategy === 'domain-cookie';
  if (!byCookie) c.header('Cache-Control', hourOld);
  return c.json(textsOf(texts, cartDrawerTexts));
}
