/** What puts an article into a cart, with the extra guarantee that was chosen for it: one change, or none of it. */
import type { CartAction } from './actions.ts';
import { findBoughtLine, parentSkuOf } from './articles.ts';
import type { Cart } from './cart.ts';

export type Addition = { sku: string; quantity: number; guarantee?: string | undefined };

/** The guarantee comes along, unless it is left out (`isGuaranteeDropped`) or there already. */
export function additions(cart: Pick<Cart, 'lineItems'> | null, addition: Addition): CartAction[] {
  const { sku, quantity, guarantee } = addition;
  const article: CartAction = { action: 'addLineItem', sku, quantity };
  const isThere = cart !== null && findBoughtLine(cart, sku) !== undefined;
  return guarantee && !isThere ? [article, guaranteeFor(sku, guarantee)] : [article];
}

/**
 * Whether the guarantee that was chosen stays behind: it is for all pieces of its article, and the cart holds some
 * without it. Nobody is sold more of it than was asked for (decision 35).
 */
export function isGuaranteeDropped(
  cart: Pick<Cart, 'lineItems'> | null,
  { sku, guarantee }: Addition,
): boolean {
  if (!guarantee || !cart || !findBoughtLine(cart, sku)) return false;
  const line = cart.lineItems.find((each) => parentSkuOf(each) === sku);
  return line?.variant.sku !== guarantee;
}

/** It comes in as often as the article is there. */
export function guaranteeFor(parentSku: string, guarantee: string): CartAction {
  return { action: 'addLineItem', sku: guarantee, quantity: 1, custom: { parentSku } };
}
