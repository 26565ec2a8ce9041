/** Saving for later and moving back, with the requests that a page sends. */
import type { Cart } from '#domain/cart/cart.ts';
import type { Visitor } from '../visitor.ts';

type Item = { id: string; variant: { sku: string } };
const idOf = (items: readonly Item[], sku: string) =>
  items.find(({ variant }) => variant.sku === sku)?.id ?? '';

export async function saveForLater(
  shopper: Visitor,
  { id, version, lineItems }: Cart,
  sku: string,
  operationId?: string,
): Promise<Cart> {
  const actions = [{ action: 'saveForLater' as const, lineItemId: idOf(lineItems, sku) }];
  const request = { id, version, actions, ...(operationId && { operationId }) };
  return (await shopper.ask('updateCart', request)).cart;
}

export function moveToCart(shopper: Visitor, { id, version, savedForLater }: Cart, sku: string) {
  const actions = [{ action: 'moveToCart' as const, savedItemId: idOf(savedForLater, sku) }];
  return shopper.ask('updateCart', { id, version, actions });
}

/** Quantities of the items saved for later, by SKU. */
export const aside = ({ savedForLater }: Cart) =>
  Object.fromEntries(savedForLater.map(({ variant, quantity }) => [variant.sku, quantity]));
