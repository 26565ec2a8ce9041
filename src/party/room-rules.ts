/** What a room checks before it lets a request near its cart. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { skusOf } from '#domain/cart/sums.ts';
import type { CartContent } from '#domain/cart/undo.ts';
import { type Failure, failure } from '#domain/errors.ts';
import type { Caller } from '#domain/operations.ts';
import type { AskedFacts } from '#worker/commerce/backend.ts';

/** Why a caller has no business with this cart: there is none, or it is another store's. */
export function strangerTo(cart: Cart | undefined, caller: Caller): Failure | undefined {
  if (!cart) return failure('CartNotFound');
  return cart.store.key === caller.store.key ? undefined : failure('CartNotInStore');
}

/** Why a request may not touch this cart: it is gone, ordered, another store's, or a version that does not fit. */
export function refusalOf(
  cart: Cart | undefined,
  request: { version: number; versionFallback: boolean },
  caller: Caller,
): Failure | undefined {
  if (cart?.cartState === 'Ordered') return failure('CartOrdered');
  const stranger = strangerTo(cart, caller);
  if (stranger || !cart) return stranger;
  const { version } = cart;
  const fits = request.versionFallback ? request.version <= version : request.version === version;
  return fits ? undefined : failure('ConcurrentModification', { currentVersion: version });
}

/** What must be known of the world before these actions change the cart. */
export function namedBy(cart: Cart, actions: readonly CartAction[] = []): AskedFacts {
  const skus = new Set(skusOf(cart));
  const codes = new Set(cart.discountCodes.map(({ discountCode }) => discountCode.code));
  for (const action of actions) {
    if (action.action === 'addLineItem') skus.add(action.sku);
    if (action.action === 'addDiscountCode') codes.add(action.code);
  }
  return { skus: [...skus], codes: [...codes] };
}

/** What must be known before the cart holds what it held earlier. */
export function namedByBoth(cart: Cart, earlier: CartContent): AskedFacts {
  return namedBy({
    ...cart,
    lineItems: [...cart.lineItems, ...earlier.lineItems],
    discountCodes: [...cart.discountCodes, ...earlier.discountCodes],
  });
}

/** Whether both hold the same articles, however many of each. */
export function holdsTheSame(one: Cart, other: Cart): boolean {
  return skusOf(one).sort().join(' ') === skusOf(other).sort().join(' ');
}
