/** The id of a guest's cart is a secret: whoever knows it may change the cart and read the order created from it. */

/** Whether a text can be a cart's id; anything else must not open a room. */
export function isCartId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** The part of a cart id that may be logged: enough to find the cart, too short to access it. */
export function inLog(cartId: string): string {
  return cartId.slice(0, 8);
}
