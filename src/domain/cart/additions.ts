/** The actions that add an article and its chosen extra guarantee to a cart, to be sent as one change. */
import type { CartAction } from './actions.ts';
import { findBoughtLine, parentSkuOf } from './articles.ts';
import type { Cart } from './cart.ts';

export type Addition = { sku: string; quantity: number; guarantee?: string | undefined };

/** Adds the guarantee too, unless the cart already contains the article (see `isGuaranteeDropped`). */
export function additions(cart: Pick<Cart, 'lineItems'> | null, addition: Addition): CartAction[] {
  const { sku, quantity, guarantee } = addition;
  const article: CartAction = { action: 'addLineItem', sku, quantity };
  const isThere = cart !== null && findBoughtLine(cart, sku) !== undefined;
  return guarantee && !isThere ? [article, guaranteeFor(sku, guarantee)] : [article];
}

/**
 * Whether the chosen guarantee is not added: it would cover all pieces of its article, and the cart already has pieces
 * without it. Adding it would sell more guarantees than requested (decision 35).
 */
export function isGuaranteeDropped(
  cart: Pick<Cart, 'lineItems'> | null,
  { sku, guarantee }: Addition,
): boolean {
  if (!guarantee || !cart || !findBoughtLine(cart, sku)) return false;
  const line = cart.lineItems.find((each) => parentSkuOf(each) === sku);
  return line?.variant.sku !== guarantee;
}

/** The quantity sent is ignored: a guarantee gets the quantity of its article. */
export function guaranteeFor(parentSku: string, guarantee: string): CartAction {
  return { action: 'addLineItem', sku: guarantee, quantity: 1, custom: { parentSku } };
}
