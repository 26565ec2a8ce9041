/** What a call answers: the data of a backend, with each cart and order in it as the specification has them. */
import type { Cart } from './cart/cart.ts';
import { cartAnswerOf } from './cart/cart-answer.ts';
import type { Order } from './order/order.ts';
import { orderAnswerOf } from './order/order-answer.ts';
import type { CheckoutResult } from './payment/checkout-result.ts';

/** Other forms of these are left as they are: what a page shows of an order, a payment that is no result. */
type Completable = {
  cart?: Cart | null;
  order?: Order | object | null;
  me?: { activeCart?: Cart | null; orders?: { results: Order[] } };
  payment?: CheckoutResult | object | null;
  makePaymentResponse?: CheckoutResult;
  submitAdditionalPaymentDetailsResponse?: CheckoutResult;
};

export function completedAnswer(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const { cart, order, me, ...answer } = data as Completable;
  const {
    payment,
    makePaymentResponse: paid,
    submitAdditionalPaymentDetailsResponse: paidOn,
  } = answer;
  const completed = {
    ...(cart && { cart: cartAnswerOf(cart) }),
    ...(isOrder(order) && { order: orderAnswerOf(order) }),
    ...(me?.activeCart && { me: { ...me, activeCart: cartAnswerOf(me.activeCart) } }),
    ...(me?.orders && {
      me: { ...me, orders: { ...me.orders, results: me.orders.results.map(orderAnswerOf) } },
    }),
    ...(isOrdered(payment) && { payment: completedAnswer(payment) }),
    ...(isOrdered(paid) && { makePaymentResponse: completedAnswer(paid) }),
    ...(isOrdered(paidOn) && { submitAdditionalPaymentDetailsResponse: completedAnswer(paidOn) }),
  };
  return Object.keys(completed).length > 0 ? { ...data, ...completed } : data;
}

const isOrder = (order: Completable['order']): order is Order =>
  Boolean(order && 'customLineItems' in order);

const isOrdered = (result: Completable['payment']): boolean =>
  Boolean(result && 'kind' in result && result.kind === 'ordered');
