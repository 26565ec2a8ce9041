/** Whether this browser has a cart: pages of visitors without one ask the server nothing. */
export function hasCartHint(): boolean {
  return document.cookie.includes('kontor-has-cart=1');
}
