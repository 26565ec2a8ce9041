/** The gift cards that pay for a cart or an order, and what is left to pay. No zod import: the browser bundles this file. */
import type { Cart, CartGiftCard, Payment } from '../cart/cart.ts';
import type { Money } from '../money/money.ts';
import { moneyOf } from '../money/money-of.ts';

/** `remaining`: what is left on the card afterwards; known in a cart only. */
export type UsedGiftCard = { id: string; lastFour: string; amount: Money; remaining?: Money };

/** A cart lists its cards; in an order each card is a payment. */
type PaidByCards = Partial<Pick<Cart, 'giftCards' | 'paymentInfo'>>;

export const giftCardsOf = ({ giftCards = [], paymentInfo }: PaidByCards): UsedGiftCard[] => [
  ...giftCards,
  ...(paymentInfo?.payments ?? []).filter(isGiftCard).map(({ id = '', amountPlanned, custom }) => ({
    id,
    lastFour: custom?.lastFour ?? '',
    amount: amountPlanned,
  })),
];

export const isGiftCard = ({ paymentMethodInfo }: Payment): boolean =>
  paymentMethodInfo.paymentInterface === 'giftCard';

/** Cents that gift cards pay. */
export const giftCardCents = (paid: PaidByCards): number =>
  giftCardsOf(paid).reduce((sum, { amount }) => sum + amount.centAmount, 0);

/** What is left of the total for the payment method. */
export function amountToPay(paid: PaidByCards & { totalPrice: Money }): Money {
  const { centAmount, currencyCode } = paid.totalPrice;
  return moneyOf(centAmount - giftCardCents(paid), currencyCode);
}

/** What the cards of a cart have in all, in cents: what they pay and what is left on them. */
export const giftCardBalance = ({ giftCards = [] }: Pick<Cart, 'giftCards'>): number =>
  giftCards.reduce(
    (sum, { amount, remaining }) => sum + amount.centAmount + remaining.centAmount,
    0,
  );

/** The cards of a cart, each paying what those before it leave of the amount. */
export function redeemed(
  cards: readonly CartGiftCard[],
  { centAmount, currencyCode }: Money,
): CartGiftCard[] {
  let left = centAmount;
  return cards.map((card) => {
    const balance = card.amount.centAmount + card.remaining.centAmount;
    const paid = Math.min(balance, left);
    left -= paid;
    return {
      ...card,
      amount: moneyOf(paid, currencyCode),
      remaining: moneyOf(balance - paid, currencyCode),
    };
  });
}
