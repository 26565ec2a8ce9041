/** Checks of a room before a request may read or change its cart. */
import type { CartAction } from '#domain/cart/actions.ts';
import { skusShown } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartVersion } from '#domain/cart/cart-reference.ts';
import type { RequestedFacts } from '#domain/cart/facts.ts';
import { type Failure, failure } from '#domain/errors.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import { vatNumberTextIn } from '#domain/vat/check.ts';

/** Why a caller may not use this cart: there is none, it is another customer's, or another store's. */
export function foreignCallerFailure(cart: Cart | undefined, caller: Caller): Failure | undefined {
  if (!cart || !isVisibleTo(cart, caller.session?.customerId)) return failure('CartNotFound');
  return cart.store.key === caller.store.key ? undefined : failure('CartNotInStore');
}

/** The cart as this caller may see it; or why there is none for them. */
export function cartForCaller(cart: Cart | undefined, caller: Caller): Outcome<Cart> {
  const refusal = foreignCallerFailure(cart, caller) ?? (cart && endOfCart(cart));
  return refusal || !cart ? (refusal ?? failure('CartNotFound')) : { ok: true, data: cart };
}

/** A guest's cart is visible to every caller who knows its id, a customer's to that customer only. */
export function isVisibleTo(cart: Cart, customerId: string | undefined): boolean {
  return !cart.customerId || cart.customerId === customerId;
}

/** Why a request may not change this cart: it has ended, is another store's, or has another version. */
export function refusalOf(
  cart: Cart | undefined,
  request: CartVersion,
  caller: Caller,
): Failure | undefined {
  const shown = cartForCaller(cart, caller);
  if (!shown.ok) return shown;
  const { version } = shown.data;
  const fits = request.versionFallback ? request.version <= version : request.version === version;
  return fits ? undefined : failure('ConcurrentModification', { currentVersion: version });
}

/** Why a cart cannot change any more. A merged one counts as not found: its content is in another cart. */
export function endOfCart({ cartState }: Cart): Failure | undefined {
  if (cartState === 'Ordered') return failure('CartOrdered');
  return cartState === 'Merged' ? failure('CartNotFound') : undefined;
}

/** The facts needed to apply these actions to the cart. */
export function requestedFactsOf(cart: Cart, actions: readonly CartAction[] = []): RequestedFacts {
  const skus = new Set(skusShown(cart));
  const codes = new Set(cart.discountCodes.map(({ discountCode }) => discountCode.code));
  let vatNumber = vatNumberTextIn(cart);
  for (const action of actions) {
    if (action.action === 'setBillingAddress') {
      vatNumber = vatNumberTextIn({ billingAddress: action.address });
    }
    if (action.action === 'addLineItem') skus.add(action.sku);
    if (action.action === 'addDiscountCode') codes.add(action.code);
  }
  return { skus: [...skus], codes: [...codes], vatNumber };
}

/** The facts needed for the content of both: two carts, or one cart now and earlier. */
export function requestedFactsOfBoth(
  cart: Cart,
  other: Pick<Cart, 'lineItems' | 'savedForLater' | 'discountCodes'>,
): RequestedFacts {
  return requestedFactsOf({
    ...cart,
    lineItems: [...cart.lineItems, ...other.lineItems],
    savedForLater: [...cart.savedForLater, ...other.savedForLater],
    discountCodes: [...cart.discountCodes, ...other.discountCodes],
  });
}

/** Whether both have the same articles, in the cart or saved for later; quantities are ignored. */
export function hasSameArticles(one: Cart, other: Cart): boolean {
  return skusShown(one).sort().join(' ') === skusShown(other).sort().join(' ');
}
