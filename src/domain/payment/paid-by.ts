/** An attempt as the payment of its order. Source: purchase-flow.txt §3 Order. */
import type { Payment } from '../cart/cart.ts';
import type { Order } from '../order/order.ts';
import type { PaymentAttempt } from './attempt.ts';
import { englishMethodName } from './method-names.ts';

export function paidBy(attempt: PaymentAttempt): Order['paymentInfo'] {
  const { id, method, amount, transactions, voucher } = attempt;
  const payment: Payment = {
    id,
    paymentMethodInfo: { paymentInterface: method, name: { en: englishMethodName(method) } },
    amountPlanned: amount,
    transactions,
    custom: { paymentType: method, ...(voucher && { action: JSON.stringify(voucher) }) },
  };
  return { payments: [payment] };
}
