/** Which facts a cart and its next changes need. */
import { vatNumberTextIn } from '../vat/check.ts';
import type { CartAction } from './actions.ts';
import { skusShown } from './articles.ts';
import type { Cart } from './cart.ts';
import type { RequestedFacts } from './facts.ts';

/** The facts needed to apply these actions to the cart. */
export function requestedFactsOf(cart: Cart, actions: readonly CartAction[] = []): RequestedFacts {
  const skus = new Set(skusShown(cart));
  const codes = new Set(cart.discountCodes.map(({ discountCode }) => discountCode.code));
  let vatNumber = vatNumberTextIn(cart);
  let { customerEmail } = cart;
  for (const action of actions) {
    if (action.action === 'setBillingAddress') {
      vatNumber = vatNumberTextIn({ billingAddress: action.address });
    }
    if (action.action === 'setCustomerEmail') customerEmail = action.email;
    if (action.action === 'addLineItem') skus.add(action.sku);
    if (action.action === 'addDiscountCode') codes.add(action.code);
  }
  return {
    skus: [...skus],
    codes: [...codes],
    giftCardIds: (cart.giftCards ?? []).map(({ id }) => id),
    vatNumber,
    customerEmail,
    customerId: cart.customerId,
  };
}

/** The facts needed for the content of both: two carts, or one cart now and earlier. */
export function requestedFactsOfBoth(
  cart: Cart,
  other: Pick<Cart, 'lineItems' | 'savedForLater' | 'discountCodes' | 'giftCards'>,
): RequestedFacts {
  return requestedFactsOf({
    ...cart,
    lineItems: [...cart.lineItems, ...other.lineItems],
    savedForLater: [...cart.savedForLater, ...other.savedForLater],
    discountCodes: [...cart.discountCodes, ...other.discountCodes],
    giftCards: [...(cart.giftCards ?? []), ...(other.giftCards ?? [])],
  });
}
