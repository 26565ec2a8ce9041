/** The id of a guest's cart is the key to it: whoever knows it may change the cart and read the order it became. */

/** Whether a text can be a cart's id; anything else must not open a room. */
export function isCartId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

/** What a log may know of a cart: enough to find it again, too little to open it. */
export function inLog(cartId: string): string {
  return cartId.slice(0, 8);
}
