/** A message to browser windows as text; a cart has the shape in which calls return it. */
import { cartAnswerOf } from '#domain/cart/cart-answer.ts';
import type { CartMessage } from '#domain/cart/messages.ts';

export function messageText(message: CartMessage): string {
  return message.event === 'cart-update' && message.data
    ? JSON.stringify({ ...message, data: cartAnswerOf(message.data) })
    : JSON.stringify(message);
}
