/** Whether a caller may read or change a cart in its current state. */
import { type Failure, failure } from '../errors.ts';
import type { Caller, Outcome } from '../operations.ts';
import type { Cart } from './cart.ts';
import type { CartVersion } from './cart-reference.ts';

/** Why a caller may not use this cart: there is none, it is another customer's, or another store's. */
export function foreignCallerFailure(cart: Cart | undefined, caller: Caller): Failure | undefined {
  if (!cart || !isVisibleTo(cart, caller.session?.customerId)) return failure('CartNotFound');
  return cart.store.key === caller.store.key ? undefined : failure('CartNotInStore');
}

/** The cart if this caller may see it, else the failure. */
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
