/** The gift cards to issue for a paid order: one for each piece that was neither cancelled nor credited. */
import { isGiftCardLine } from '../cart/articles.ts';
import type { CountryCode } from '../country/countries.ts';
import type { Order } from '../order/order.ts';
import { piecesIn } from '../order/steps/pieces.ts';
import { shippablePieces } from '../order/steps/shippable.ts';
import type { NewGiftCard } from './gift-card.ts';
import { giftCardValidUntil } from './validity.ts';

/** `store`: the country of the order's store. Without codes. The ids are those of the pieces, so that a repeated call names the same cards. */
export function boughtCards(
  order: Order,
  store: CountryCode,
  issuedAt: Date,
): (Omit<NewGiftCard, 'code'> & { lineItemId: string })[] {
  const pieces = shippablePieces(order);
  return order.lineItems.filter(isGiftCardLine).flatMap((line) =>
    Array.from({ length: piecesIn(pieces, line.id) }, (_, at) => {
      const { centAmount, currencyCode } = line.price.discounted ?? line.price.value;
      return {
        id: `${order.id}-${line.id}-${at + 1}`,
        lineItemId: line.id,
        store,
        currency: currencyCode,
        centAmount,
        issuedAt: issuedAt.toISOString(),
        validUntil: giftCardValidUntil(store, issuedAt),
        orderId: order.id,
      };
    }),
  );
}
