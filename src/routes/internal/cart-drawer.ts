/** GET /__drawer: what the cart's drawer shows besides the cart, which its script fetches. */
import type { DrawerData } from '#client/cart/drawer/drawer-data.ts';
import { cartDrawerTexts } from '#client/cart/island-texts.ts';
import { viewForBrowsers } from '#client/shop.tsx';
import { minuteOld } from '#domain/routing/cache-control.ts';
import { textsOf } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';

export function cartDrawer(c: KontorContext): Response {
  const { texts, view, neutralHost } = c.get('shop');
  // With the language in a cookie, an address has several versions.
  const byCookie = neutralHost || c.env.settings.localeStrategy === 'domain-cookie';
  if (!byCookie) c.header('Cache-Control', minuteOld);
  const data: DrawerData = {
    view: viewForBrowsers(view),
    texts: textsOf(texts, cartDrawerTexts),
  };
  return c.json(data);
}
