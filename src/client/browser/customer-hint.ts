/** Whether somebody is logged in here: pages of anonymous visitors ask the server nothing. */
export function hasCustomerHint(): boolean {
  return document.cookie.includes('kontor-customer=1');
}
