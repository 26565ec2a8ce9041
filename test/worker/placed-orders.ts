/** Orders that have been placed, and the mails about them. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { Transaction } from '#domain/payment/transactions.ts';
import { findMail } from '#worker/data/mails/mails.ts';
import { deliver } from './deliver.ts';
import { env } from './environment.ts';
import { putOnSale } from './goods.ts';
import { orderCall, readyToOrder } from './shopper.ts';

/** Places an order of one article for 60.00, by cash on delivery or by transfer. */
export async function placed(
  country: CountryCode,
  method: 'cashOnDelivery' | 'bankTransfer' = 'bankTransfer',
) {
  const [sku] = await putOnSale({ price: 6000, stock: 10 });
  const { shopper, cart } = await readyToOrder(country, { [sku]: 1 });
  const { cart: ready } = await shopper.ask('updateCart', {
    id: cart.id,
    version: cart.version,
    actions: [{ action: 'addPayment', paymentInterface: method }],
  });
  const total = ready.totalPrice.centAmount;
  const { order } = await shopper.ask('createOrder', orderCall(ready, method, total));
  return { shopper, order, sku };
}

/** The confirmation mail of an order. */
export async function confirmed(order: Order) {
  return mailAbout({ id: crypto.randomUUID(), at: order.createdAt, type: 'order-placed', order });
}

export async function mailAbout(event: KontorEvent) {
  await deliver(event);
  return findMail(env.DB, event.id);
}

/** The payment of the order as if it had been paid by another method. */
export function paidWith(
  order: Order,
  method: PaymentMethodKey,
  more: { transactions?: Transaction[]; action?: string } = {},
): Order['paymentInfo'] {
  const { transactions = [], action } = more;
  const payment = {
    id: `payment-${order.id}`,
    paymentMethodInfo: { paymentInterface: method, name: { en: method } },
    amountPlanned: order.totalPrice,
    transactions,
    custom: { paymentType: method, ...(action && { action }) },
  };
  return { payments: [payment] };
}
