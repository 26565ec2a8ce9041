import { cartDrawerTexts } from '#client/cart/island-texts.ts';
import { textsOf } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** The texts of the cart drawer, which a page loads once it has a cart. */
export function drawerTexts(c: KontorContext): Response {
  return c.json(textsOf(c.get('shop').texts, cartDrawerTexts), 200, {
    'Cache-Control': 'public, max-age=600',
  });
}
