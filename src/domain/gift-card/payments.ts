/** Gift cards as payments of an order: they have paid when it is stored, in the same transaction. */
import type { Cart, Payment } from '../cart/cart.ts';
import type { OrderDraft } from '../order/order.ts';
import { paymentBy } from '../payment/payment-by.ts';
import { isGiftCard } from './used-cards.ts';

type Placed = { orderId: string; createdAt: string };

/** The id of the payment is that of the card. */
export function giftCardPayments(
  { giftCards = [] }: Pick<Cart, 'giftCards'>,
  { orderId, createdAt }: Placed,
): Payment[] {
  return giftCards
    .filter(({ amount }) => amount.centAmount > 0)
    .map(({ id, lastFour, amount }) => ({
      id,
      ...paymentBy('giftCard', amount),
      transactions: [
        {
          id: `Charge:${redemptionId(orderId, id)}`,
          type: 'Charge',
          state: 'Success',
          amount,
          timestamp: createdAt,
          interactionId: redemptionId(orderId, id),
        },
      ],
      custom: { paymentType: 'giftCard', lastFour },
    }));
}

/** The id of the ledger's entry: a card pays for an order once. */
export const redemptionId = (orderId: string, cardId: string): string => `${orderId}-${cardId}`;

/** The payments with the gift cards of the order after them. */
export function withGiftCards(
  { payments }: OrderDraft['paymentInfo'],
  draft: Pick<OrderDraft, 'paymentInfo'>,
): OrderDraft['paymentInfo'] {
  const others = payments.filter((each) => !isGiftCard(each));
  return { payments: [...others, ...draft.paymentInfo.payments.filter(isGiftCard)] };
}
