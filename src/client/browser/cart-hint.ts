import { hasCustomerHint } from './customer-hint.ts';

/** Whether this browser has a cart: pages of visitors without one ask the server nothing. */
export function hasCartHint(): boolean {
  return document.cookie.includes('kontor-has-cart=1');
}

/** A customer may have begun a cart on another device. */
export function mayHaveCart(): boolean {
  return hasCartHint() || hasCustomerHint();
}
