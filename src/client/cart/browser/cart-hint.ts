import { hasCustomerHint } from '../../browser/customer-hint.ts';

/** Whether this browser has a cart: pages of visitors without one send no request. */
export function hasCartHint(): boolean {
  return document.cookie.includes('kontor-has-cart=1');
}

/** Also true for a customer, who may have a cart from another device. */
export function mayHaveCart(): boolean {
  return hasCartHint() || hasCustomerHint();
}
