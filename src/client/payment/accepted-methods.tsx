/** Delivery country and payment methods, shown before an order begins. Source: eu-2026.md C-23. */
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import { useT } from '../shop.tsx';
import { useMethodName } from './method-name.ts';

type AcceptedMethodsProps = { country: string; methods: readonly PaymentMethodKey[] };

export function AcceptedMethods({ country, methods }: AcceptedMethodsProps) {
  const t = useT();
  const nameOf = useMethodName();
  return (
    <p className="small muted top">
      {t('checkout.deliveryCountries', { country, methods: methods.map(nameOf).join(' · ') })}
    </p>
  );
}
