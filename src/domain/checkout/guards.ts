/** Which checkout step a cart may see. Source: checklist URL-9, CHK-1. */
import { hasFreight } from '../cart/articles.ts';
import type { Cart } from '../cart/cart.ts';

export type Step = 'cart' | 'addresses' | 'payment' | 'thank-you';

/** Where to go instead, or undefined when the step is open. No cart leads home, no address to its step. */
export function checkoutDetour(step: Step, cart: Cart | null): string | undefined {
  if (step === 'cart' || step === 'thank-you') return undefined;
  if (!cart || cart.lineItems.length === 0) return '/';
  const ready = cart.shippingInfo && cart.billingAddress && isReachable(cart);
  return step === 'payment' && !ready ? '/checkout/addresses' : undefined;
}

/** Whether there is somebody to deliver to: the driver of a lorry calls before coming (eu-2026.md F-19). */
export function isReachable(cart: Pick<Cart, 'shippingAddress' | 'lineItems'>): boolean {
  const { shippingAddress } = cart;
  return shippingAddress !== undefined && (!hasFreight(cart) || Boolean(shippingAddress.phone));
}
