/**
 * What goes back to the gift cards of an order. Gift cards pay what is due first, so that money goes back first and each
 * means gets at most what it paid (Directive 2011/83 art. 13: the same means of payment). No provider is asked: the
 * ledger's entries are written with the order.
 */
import type { Payment } from '../../cart/cart.ts';
import { isGiftCard } from '../../gift-card/used-cards.ts';
import { moneyOf } from '../../money/money-of.ts';
import type { Transaction } from '../../payment/transactions.ts';
import type { Order } from '../order.ts';
import { balanceOf, centsOf } from './balance.ts';
import type { StepStamp } from './step.ts';

/** `id`: that of the ledger's entry. Cents. */
export type GiftCardRefund = { id: string; cardId: string; centAmount: number };

/**
 * The card that was added last gets its money first. A shopper who owes us gets nothing: a capture can fail after its
 * money was paid back.
 */
export function refundsToGiftCards(order: Order, { id }: StepStamp): GiftCardRefund[] {
  const { cards, due, owed } = balanceOf(order);
  let left = Math.min(owed, cards.kept - due);
  const refunds: GiftCardRefund[] = [];
  for (const payment of order.paymentInfo.payments.filter(isGiftCard).toReversed()) {
    const centAmount = Math.min(left, keptOf(payment));
    if (centAmount <= 0 || payment.id === undefined) continue;
    refunds.push({ id: `${id}-${payment.id}`, cardId: payment.id, centAmount });
    left -= centAmount;
  }
  return refunds;
}

/** What a card has paid and not got back. */
const keptOf = ({ transactions = [] }: Payment): number =>
  centsOf(transactions, 'Charge', 'Success') - centsOf(transactions, 'Refund', 'Success');

/** The order with these refunds booked. */
export function withGiftCardRefunds(
  order: Order,
  refunds: readonly GiftCardRefund[],
  { at }: StepStamp,
): Order {
  if (refunds.length === 0) return order;
  const { currencyCode } = order.totalPrice;
  const payments = order.paymentInfo.payments.map((payment) => {
    const refund = refunds.find(({ cardId }) => cardId === payment.id);
    if (!refund) return payment;
    const transaction: Transaction = {
      id: `Refund:${refund.id}`,
      type: 'Refund',
      state: 'Success',
      amount: moneyOf(refund.centAmount, currencyCode),
      timestamp: at,
      interactionId: refund.id,
      requestId: refund.id,
    };
    return { ...payment, transactions: [...(payment.transactions ?? []), transaction] };
  });
  return { ...order, paymentInfo: { payments } };
}
