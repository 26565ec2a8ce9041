/** Whether a cart is still as the shopper reviewed it some days ago: goods, total and addresses. */
import type { Cart, LineItem } from '../cart/cart.ts';
import { isSameAddress } from '../customer/address-book.ts';
import { giftCardCents } from '../gift-card/used-cards.ts';
import type { OrderDraft } from './order.ts';

/** `cart`: at current prices. Stock and codes are checked by the database when the order is stored. */
export function matchesReviewedDraft(draft: OrderDraft, cart: Cart): boolean {
  return (
    cart.totalPrice.centAmount === draft.totalPrice.centAmount &&
    giftCardCents(cart) === giftCardCents(draft) &&
    cart.taxedPrice.totalNet.centAmount === draft.taxedPrice.totalNet.centAmount &&
    matchesDraftExceptTotals(draft, cart)
  );
}

export function matchesDraftExceptTotals(draft: OrderDraft, cart: Cart): boolean {
  const { billingAddress, shippingAddress } = cart;
  const { vatValidated: _is, vatRawResponse: _why, ...billed } = draft.billingAddress;
  return (
    goodsOf(cart) === goodsOf(draft) &&
    cart.lineItems.every(({ variant }) => !variant.isUnavailable) &&
    cart.shippingInfo?.shippingMethod.key === draft.shippingInfo.shippingMethod.key &&
    cart.customerEmail === draft.customerEmail &&
    billingAddress !== undefined &&
    isSameAddress(billingAddress, billed) &&
    shippingAddress !== undefined &&
    isSameAddress(shippingAddress, draft.shippingAddress)
  );
}

/** Bought articles and gifts, as one comparable text. */
function goodsOf({ lineItems }: { lineItems: LineItem[] }): string {
  return lineItems
    .map(({ variant, quantity, lineItemMode }) => `${variant.sku} ${quantity} ${lineItemMode}`)
    .sort()
    .join('\n');
}
