import { articlesIn, hasFreight } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { Arrival } from '../product/arrival.tsx';
import { useShop } from '../shop.tsx';
import { Dated } from '../ui/dated.tsx';

/** When all goods will have arrived: where some come by lorry and others as parcels, it says that it means all. */
export function ArrivalOfAll({ of }: { of: Pick<Cart, 'lineItems'> }) {
  const { t, dates } = useShop();
  const freight = hasFreight(of);
  const isMixed = freight && articlesIn(of).some(({ variant }) => !variant.isPackageTypeFreight);
  if (!isMixed) return <Arrival freight={freight} />;
  return (
    <Dated text={t('availability.allDate', { date: dates.freight.written })} date={dates.freight} />
  );
}
