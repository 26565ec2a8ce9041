/** What a form of the cart took out or laid aside, and the actions of what lies aside. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';

export function savedActionOf(form: Record<string, string>): CartAction | undefined {
  const { intent, lineItemId = '', savedItemId = '' } = form;
  switch (intent) {
    case 'save':
      return { action: 'saveForLater', lineItemId };
    case 'move':
      return { action: 'moveToCart', savedItemId };
    case 'remove-saved':
      return { action: 'removeSavedItem', savedItemId };
    default:
      return undefined;
  }
}

/** For the address of the cart: what left its place, by which change; empty where nothing did. */
export function takenOut(action: CartAction, cart: Cart, operationId: string): string {
  const sku = skuTakenOut(action, cart);
  if (!sku) return '';
  const name = action.action === 'saveForLater' ? 'saved' : 'removed';
  return `?${name}=${encodeURIComponent(sku)}&operation=${operationId}`;
}

function skuTakenOut(action: CartAction, { lineItems, savedForLater }: Cart): string | undefined {
  switch (action.action) {
    case 'saveForLater':
    case 'removeLineItem':
      return lineItems.find(({ id }) => id === action.lineItemId)?.variant.sku;
    case 'removeSavedItem':
      return savedForLater.find(({ id }) => id === action.savedItemId)?.variant.sku;
    default:
      return undefined;
  }
}
