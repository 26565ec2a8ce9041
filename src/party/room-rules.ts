/** What a room checks before it lets a request near its cart. */
import type { CartAction } from '#domain/cart/actions.ts';
import { skusShown } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type Failure, failure } from '#domain/errors.ts';
import type { Caller, Outcome } from '#domain/operations.ts';
import { vatNumberTextIn } from '#domain/vat/check.ts';
import type { AskedFacts } from '#worker/commerce/backend.ts';

/** Why a caller has no business with this cart: there is none, it is another customer's, or another store's. */
export function strangerTo(cart: Cart | undefined, caller: Caller): Failure | undefined {
  if (!cart || !isOpenTo(cart, caller.session?.customerId)) return failure('CartNotFound');
  return cart.store.key === caller.store.key ? undefined : failure('CartNotInStore');
}

/** The cart as this caller may see it; or why there is none for them. */
export function shownTo(cart: Cart | undefined, caller: Caller): Outcome<Cart> {
  const refusal = strangerTo(cart, caller) ?? (cart && endOf(cart));
  return refusal || !cart ? (refusal ?? failure('CartNotFound')) : { ok: true, data: cart };
}

/** A guest's cart is open to whoever knows its id, a customer's to that customer. */
export function isOpenTo(cart: Cart, customerId: string | undefined): boolean {
  return !cart.customerId || cart.customerId === customerId;
}

/** Why a request may not touch this cart: it is gone, ordered, another store's, or a version that does not fit. */
export function refusalOf(
  cart: Cart | undefined,
  request: { version: number; versionFallback: boolean },
  caller: Caller,
): Failure | undefined {
  const shown = shownTo(cart, caller);
  if (!shown.ok) return shown;
  const { version } = shown.data;
  const fits = request.versionFallback ? request.version <= version : request.version === version;
  return fits ? undefined : failure('ConcurrentModification', { currentVersion: version });
}

/** Why a cart changes no more. What a merged one held is in another cart. */
export function endOf({ cartState }: Cart): Failure | undefined {
  if (cartState === 'Ordered') return failure('CartOrdered');
  return cartState === 'Merged' ? failure('CartNotFound') : undefined;
}

/** What must be known of the world before these actions change the cart. */
export function namedBy(cart: Cart, actions: readonly CartAction[] = []): AskedFacts {
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

/** What must be known of the world for what either holds: two carts, or one now and earlier. */
export function namedByBoth(
  cart: Cart,
  other: Pick<Cart, 'lineItems' | 'savedForLater' | 'discountCodes'>,
): AskedFacts {
  return namedBy({
    ...cart,
    lineItems: [...cart.lineItems, ...other.lineItems],
    savedForLater: [...cart.savedForLater, ...other.savedForLater],
    discountCodes: [...cart.discountCodes, ...other.discountCodes],
  });
}

/** Whether both hold the same articles, in them or aside, however many of each. */
export function holdsTheSame(one: Cart, other: Cart): boolean {
  return skusShown(one).sort().join(' ') === skusShown(other).sort().join(' ');
}
