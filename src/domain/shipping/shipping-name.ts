/** How an order arrives, as a label: gift cards come by e-mail. */
import { isOfGiftCards } from '../cart/articles.ts';
import type { LineItem } from '../cart/cart.ts';
import type { TextKey } from '../texts/texts.ts';
import type { ShippingMethodKey } from './methods.ts';

export const shippingName = (
  value: { lineItems: LineItem[] },
  key: ShippingMethodKey,
): Extract<TextKey, `shipping.${string}` | 'giftCard.byMail'> =>
  isOfGiftCards(value) ? 'giftCard.byMail' : `shipping.${key}`;
