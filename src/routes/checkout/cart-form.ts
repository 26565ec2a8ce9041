/** What the cart's forms ask for. */
import { acceptedQuantity } from '#client/ui/quantity.tsx';
import type { CartAction } from '#domain/cart/actions.ts';
import { additions, guaranteeFor } from '#domain/cart/additions.ts';
import { code } from '#domain/discount/discount-code.ts';

/** One change, or none: the form does not say what to do. */
export function actionsOf(form: Record<string, string>, maximum: number): CartAction[] {
  const text = (name: string) => form[name] ?? '';
  const quantity = acceptedQuantity(text('quantity'), maximum);
  switch (text('intent')) {
    case 'add':
      return text('sku') ? additions(text('sku'), quantity, text('guarantee')) : [];
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
      const parsed = code.safeParse(text('code'));
      return parsed.success ? [{ action: 'addDiscountCode', code: parsed.data }] : [];
    }
    case 'remove-coupon': {
      const discountCode = { typeId: 'discount-code' as const, id: text('discountCodeId') };
      return [{ action: 'removeDiscountCode', discountCode }];
    }
    default:
      return text('lineItemId')
        ? [{ action: 'changeLineItemQuantity', lineItemId: text('lineItemId'), quantity }]
        : [];
  }
}
