import { cartDrawerTexts } from '#client/cart/island-texts.ts';
import { textsOf } from '#domain/texts/texts.ts';
import type { KontorContext } from '#worker/request/context.ts';

/**
 * The texts of the cart's drawer, which only visitors with a cart load. Their address names the version and the locale
 * (worker/render/renderer.tsx), so a browser keeps them until the next deploy.
 */
export function cartTexts(c: KontorContext): Response {
  c.header('Cache-Control', 'private, max-age=31536000, immutable');
  return c.json(textsOf(c.get('shop').texts, cartDrawerTexts));
}
