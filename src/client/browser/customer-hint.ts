/** Whether a customer may be logged in. Pages of anonymous visitors make no requests about one. */
export function hasCustomerHint(): boolean {
  return document.cookie.includes('kontor-customer=1');
}
