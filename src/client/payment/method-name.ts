import { methodName } from '#domain/payment/method-names.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { useShop } from '../shop.tsx';

/** What a payment method is called today, in the shopper's language where it is no brand. */
export function useMethodName(): (key: PaymentMethodKey) => string {
  const { t, dates } = useShop();
  return (key) => methodName(key, dates.today, t);
}
