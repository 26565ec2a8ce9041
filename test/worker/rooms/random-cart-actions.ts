/** Random next actions of a shopper. */

import type { ChangedCart } from '#client/cart/cart-calls.ts';
import type { CartAction } from '#domain/cart/actions.ts';
import type { Chance } from '../../domain/seeded.ts';
import type { Shop } from './cart-reference.ts';

/** Decided before the cart is known, so that the same chance gives the same actions. */
export function madeUpWish(
  { between, often, pick }: Chance,
  { shelf, codes }: Shop,
): (cart: ChangedCart) => CartAction[] {
  const sku = pick([...shelf.keys()]);
  const quantity = between(1, often(0.2) ? 150 : 6);
  const place = between(0, 5);
  const code = pick(Object.values(codes));
  const lineOf = ({ lineItems }: ChangedCart) => lineItems[place % lineItems.length]?.id;
  const add: CartAction = { action: 'addLineItem', sku, quantity };
  const what = between(1, 100);
  if (what <= 34) {
    // Also adds articles that are saved for later, so that one SKU is in both lists.
    const isSaved = often(0.4);
    return ({ savedForLater }) => {
      const saved = savedForLater[place % savedForLater.length]?.variant.sku;
      return [{ ...add, sku: isSaved && saved ? saved : sku }];
    };
  }
  if (what <= 48) {
    const isMoved = often(0.5);
    return ({ lineItems, savedForLater }) => {
      const isSaved = ({ variant }: (typeof lineItems)[number]) =>
        savedForLater.some((item) => item.variant.sku === variant.sku);
      const lineItemId = (lineItems.find(isSaved) ?? lineItems[place % lineItems.length])?.id;
      const savedItemId = savedForLater[place % savedForLater.length]?.id;
      if (savedItemId && isMoved) return [{ action: 'moveToCart', savedItemId }];
      return lineItemId ? [{ action: 'saveForLater', lineItemId }] : [add];
    };
  }
  if (what <= 62) {
    const wished = often(0.15) ? 0 : between(1, 12);
    return (cart) => {
      const lineItemId = lineOf(cart);
      return lineItemId
        ? [{ action: 'changeLineItemQuantity', lineItemId, quantity: wished }]
        : [add];
    };
  }
  if (what <= 69) {
    return (cart) => {
      const lineItemId = lineOf(cart);
      return lineItemId ? [{ action: 'removeLineItem', lineItemId }] : [add];
    };
  }
  if (what <= 81) return () => [{ action: 'addDiscountCode', code }];
  if (what <= 89) {
    const discountCode = { typeId: 'discount-code' as const, id: `id-${code}` };
    return () => [{ action: 'removeDiscountCode', discountCode }];
  }
  if (what <= 94) {
    // Empties the cart.
    return ({ lineItems }) => [
      ...lineItems.map(({ id }): CartAction => ({ action: 'removeLineItem', lineItemId: id })),
      { action: 'recalculate', updateProductData: true },
    ];
  }
  // Both actions or none: the second may fail.
  return (cart) => [add, { action: 'removeLineItem', lineItemId: lineOf(cart) ?? 'none' }];
}
