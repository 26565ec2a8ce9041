/** Payment methods as plates: each brand once; a method without a brand is shown by its name. */

import { platesOf } from '#domain/payment/method-names.ts';
import { isOwnMethod, type PaymentMethodKey } from '#domain/payment/methods.ts';
import { useShop } from '../shop.tsx';
import { useMethodName } from './method-name.ts';

export function Plates({ methods }: { methods: readonly PaymentMethodKey[] }) {
  const shop = useShop();
  const nameOf = useMethodName();
  const plates = methods.flatMap((key) =>
    isOwnMethod(key) ? [nameOf(key)] : platesOf(key, shop, shop.dates.today),
  );
  if (plates.length === 0) return null;
  return (
    <ul className="pays" aria-label={shop.t('content.title.payment')}>
      {[...new Set(plates)].map((plate) => (
        <li key={plate}>{plate}</li>
      ))}
    </ul>
  );
}
