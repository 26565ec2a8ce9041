/** Converts the cart's forms to cart actions. */

import type { CartAction } from '#domain/cart/actions.ts';
import { type Addition, additions, guaranteeFor } from '#domain/cart/additions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { enteredCode } from '#domain/discount/discount-code.ts';
import { acceptedQuantity } from '#domain/inventory/accepted-quantity.ts';

/** What the form of a product page adds to the cart. */
export function additionIn(form: Record<string, string>, maximum: number): Addition | undefined {
  const { intent, sku, quantity = '', guarantee } = form;
  if (intent !== 'add' || !sku) return undefined;
  return { sku, quantity: acceptedQuantity(quantity, maximum), guarantee };
}

/** The actions of one change; empty if the form does not say what to do. */
export function actionsOf(
  form: Record<string, string>,
  maximum: number,
  cart: Cart | null,
): CartAction[] {
  const text = (name: string) => form[name] ?? '';
  const quantity = acceptedQuantity(text('quantity'), maximum);
  switch (text('intent')) {
    case 'add': {
      const addition = additionIn(form, maximum);
      return addition ? additions(cart, addition) : [];
    }
    case 'guarantee': {
      const [sku, parentSku] = [text('sku'), text('parentSku')];
      return sku && parentSku ? [guaranteeFor(parentSku, sku)] : [];
    }
    case 'remove':
      return [{ action: 'removeLineItem', lineItemId: text('lineItemId') }];
    case 'save':
      return [{ action: 'saveForLater', lineItemId: text('lineItemId') }];
    case 'move':
      return [{ action: 'moveToCart', savedItemId: text('savedItemId') }];
    case 'remove-saved':
      return [{ action: 'removeSavedItem', savedItemId: text('savedItemId') }];
    case 'dismiss-changes':
      return [{ action: 'dismissChanges', visit: text('visit') }];
    case 'coupon': {
      const parsed = enteredCode.safeParse(text('code'));
      return parsed.success ? [{ action: 'addDiscountCode', code: parsed.data }] : [];
    }
    case 'remove-coupon': {
      const discountCode = { typeId: 'discount-code' as const, id: text('discountCodeId') };
      return [{ action: 'removeDiscountCode', discountCode }];
    }
    case 'remove-gift-card': {
      const giftCard = { typeId: 'gift-card' as const, id: text('giftCardId') };
      return [{ action: 'removeGiftCard', giftCard }];
    }
    default:
      return text('lineItemId')
        ? [{ action: 'changeLineItemQuantity', lineItemId: text('lineItemId'), quantity }]
        : [];
  }
}
