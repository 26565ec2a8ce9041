import type { NormalisedDiscount } from '#domain/cart/cart.ts';
import { useLocalized, useT } from '../shop.tsx';

/** The label of a discount, shown beside its amount. */
export function useDiscountLabel(): (discount: NormalisedDiscount | undefined) => string {
  const t = useT();
  const localized = useLocalized();
  return (discount) => {
    if (discount?.volumeDiscountGroup) return t('totals.volume');
    if (discount?.code) return t('totals.coupon', { code: discount.code });
    const isNamed = discount && Object.keys(discount.name).length > 0;
    return isNamed ? localized(discount.name) : t('totals.discount');
  };
}
