/** Gift cards of a cart, and orders paid with them. */
import type { GiftCardFact } from '#domain/gift-card/gift-card.ts';
import { giftCardPayments } from '#domain/gift-card/payments.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { Order } from '#domain/order/order.ts';

export const cardFact = (about: Partial<GiftCardFact> & { id: string }): GiftCardFact => ({
  lastFour: 'NCPA',
  currency: 'EUR',
  balance: 5000,
  isBlocked: false,
  validUntil: '2036-12-31T23:00:00.000Z',
  code: `CODE-${about.id}`,
  ...about,
});

/** The order with a part of it paid by gift cards, and its first payment for the rest. */
export function withCards(order: Order, cents: readonly number[]): Order {
  const { currencyCode } = order.totalPrice;
  const giftCards = cents.map((centAmount, at) => ({
    id: `card-${at}`,
    lastFour: `NCP${at}`,
    amount: moneyOf(centAmount, currencyCode),
    remaining: moneyOf(0, currencyCode),
  }));
  const paid = cents.reduce((sum, each) => sum + each, 0);
  const rest = moneyOf(order.totalPrice.centAmount - paid, currencyCode);
  const [payment, ...more] = order.paymentInfo.payments;
  if (!payment) throw new Error('no payment');
  const { transactions } = payment;
  const first = {
    ...payment,
    amountPlanned: rest,
    ...(transactions && { transactions: transactions.map((each) => ({ ...each, amount: rest })) }),
  };
  const cards = giftCardPayments({ giftCards }, { orderId: order.id, createdAt: order.createdAt });
  return { ...order, paymentInfo: { payments: [first, ...more, ...cards] } };
}
