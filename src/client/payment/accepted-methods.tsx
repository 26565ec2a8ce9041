/** Delivery country and payment methods, shown before an order begins. Source: eu-2026.md C-23. */
import { isOwnMethod, type PaymentMethodKey } from '#domain/payment/methods.ts';
import { useT } from '../shop.tsx';
import { useMethodName } from './method-name.ts';
import { Plates } from './plates.tsx';

type AcceptedMethodsProps = { country: string; methods: readonly PaymentMethodKey[] };

export function AcceptedMethods({ country, methods }: AcceptedMethodsProps) {
  const t = useT();
  const nameOf = useMethodName();
  return (
    <div className="stack top" data-gap="3">
      <p className="small muted">
        {t('checkout.deliveryCountries', { country, methods: methods.map(nameOf).join(' · ') })}
      </p>
      <Plates methods={methods.filter((key) => !isOwnMethod(key))} />
    </div>
  );
}
