/** Which checkout steps are open to a cart. Source: checklist URL-9, CHK-1. */
import { hasFreight } from '../cart/articles.ts';
import type { Cart } from '../cart/cart.ts';
import { deliveryPlaceOf } from './delivery-place.ts';

export type Step = 'cart' | 'addresses' | 'payment' | 'thank-you';

/** The redirect target, or undefined if the step is open: home without a cart, the addresses step without addresses. */
export function checkoutDetour(step: Step, cart: Cart | null): string | undefined {
  if (step === 'cart' || step === 'thank-you') return undefined;
  if (!cart || cart.lineItems.length === 0) return '/';
  const ready = cart.shippingInfo && cart.billingAddress && isReachable(cart);
  return step === 'payment' && !ready ? '/checkout/addresses' : undefined;
}

/**
 * Whether the goods can be handed over: freight needs a phone number, since the driver calls first (eu-2026.md F-19), and
 * a street, which is not certain if the freight was added after the address.
 */
export function isReachable(cart: Pick<Cart, 'shippingAddress' | 'lineItems'>): boolean {
  const { shippingAddress } = cart;
  if (!shippingAddress || !hasFreight(cart)) return shippingAddress !== undefined;
  return Boolean(shippingAddress.phone) && deliveryPlaceOf(shippingAddress) === 'street';
}
