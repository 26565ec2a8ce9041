/** Delivery country and payment methods, shown before an order begins. Source: eu-2026.md C-23. */
import { platesOf } from '#domain/payment/method-names.ts';
import { isOwnMethod, type PaymentMethodKey } from '#domain/payment/methods.ts';
import { useShop } from '../shop.tsx';
import { useMethodName } from './method-name.ts';

type AcceptedMethodsProps = { country: string; methods: readonly PaymentMethodKey[] };

/** Each method by its name, and the brands that the name does not say: "Kredit- oder Debitkarte (VISA, Mastercard)". */
export function AcceptedMethods({ country, methods }: AcceptedMethodsProps) {
  const shop = useShop();
  const nameOf = useMethodName();
  const named = methods.map((key) => {
    const name = nameOf(key);
    const plates = isOwnMethod(key) ? [] : platesOf(key, shop, shop.dates.today);
    const brands = plates.filter((brand) => !name.includes(brand));
    return brands.length > 0 ? `${name} (${brands.join(', ')})` : name;
  });
  return (
    <p className="small muted top">
      {shop.t('checkout.deliveryCountries', { country, methods: named.join(' · ') })}
    </p>
  );
}
