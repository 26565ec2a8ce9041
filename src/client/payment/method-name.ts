import { methodName } from '#domain/payment/method-names.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { useShop } from '../shop.tsx';

/** The current name of a payment method, in the shopper's language unless it is a brand. */
export function useMethodName(): (key: PaymentMethodKey) => string {
  const { t, dates } = useShop();
  return (key) => methodName(key, dates.today, t);
}
