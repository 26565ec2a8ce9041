/** Delivery country and payment methods, shown before an order begins. Source: eu-2026.md C-23. */
import { isOwnMethod, type PaymentMethodKey } from '#domain/payment/methods.ts';
import { useT } from '../shop.tsx';
import { useMethodName } from './method-name.ts';
import { Plates } from './plates.tsx';

type AcceptedMethodsProps = { country: string; methods: readonly PaymentMethodKey[] };

export function AcceptedMethods({ country, methods }: AcceptedMethodsProps) {
  const t = useT();
  const nameOf = useMethodName();
  // Those without a brand, if there are any; the others are plates.
  const own = methods.filter(isOwnMethod);
  const named = own.length > 0 ? own : methods;
  return (
    <div className="stack top" data-gap="3">
      <p className="small muted">
        {t('checkout.deliveryCountries', { country, methods: named.map(nameOf).join(' · ') })}
      </p>
      {named !== methods && <Plates methods={methods.filter((key) => !isOwnMethod(key))} />}
    </div>
  );
}
