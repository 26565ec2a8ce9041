/** What puts an article into a cart, with the extra guarantee that was chosen for it: one change, or none of it. */
import type { CartAction } from './actions.ts';

export function additions(sku: string, quantity: number, guarantee?: string): CartAction[] {
  const article: CartAction = { action: 'addLineItem', sku, quantity };
  return guarantee ? [article, guaranteeFor(sku, guarantee)] : [article];
}

/** It comes in as often as the article is there. */
export function guaranteeFor(parentSku: string, guarantee: string): CartAction {
  return { action: 'addLineItem', sku: guarantee, quantity: 1, custom: { parentSku } };
}
