import type { Payment } from '../cart/cart.ts';
import type { Money } from '../money/money.ts';
import { englishMethodName } from './method-names.ts';

type Method = Payment['paymentMethodInfo']['paymentInterface'];

/** A payment of this amount by this method, before anything has happened with it. */
export function paymentBy(paymentInterface: Method, amountPlanned: Money): Payment {
  return {
    paymentMethodInfo: { paymentInterface, name: { en: englishMethodName(paymentInterface) } },
    amountPlanned,
  };
}
