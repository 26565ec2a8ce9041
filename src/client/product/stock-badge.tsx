import { currentPrice, type ProductSummary } from '#domain/catalogue/product.ts';
import { type Availability, availabilityOf, type Stocked } from '#domain/inventory/availability.ts';
import { useMonth, useShop } from '../shop.tsx';
import { Dated } from '../ui/dated.tsx';
import { Arrival } from './arrival.tsx';

type StockBadgeProps = {
  product: Stocked & Pick<ProductSummary, 'price' | 'isPackageTypeFreight'>;
  className?: string;
};

/** The stock and when the goods arrive. */
export function StockBadge({ product, className }: StockBadgeProps) {
  const { currency, dates } = useShop();
  const market = { today: dates.today, currency };
  const availability = availabilityOf(product, currentPrice(product.price), market);
  const { state } = availability;
  const shown = state === 'ok' || state === 'low' ? state : 'out';
  return (
    <p className={`status-dot ${className ?? ''}`} data-stock={shown}>
      <span>
        <AvailabilityText availability={availability} freight={product.isPackageTypeFreight} />
      </span>
    </p>
  );
}

/** When an article can be had. */
export function AvailabilityText({
  availability,
  freight,
}: {
  availability: Availability;
  freight: boolean;
}) {
  const { t } = useShop();
  const month = useMonth();
  switch (availability.state) {
    case 'out':
      return t('availability.out');
    case 'coming':
    case 'restocked': {
      const { state, from } = availability;
      const written = month(from);
      const key = state === 'coming' ? 'availability.from' : 'availability.buyIn';
      return <Dated text={t(key, { month: written })} date={{ day: from.slice(0, 7), written }} />;
    }
    default:
      return (
        <>
          <b>
            {availability.state === 'low'
              ? t('availability.low', { count: availability.left })
              : t('availability.inStock')}
          </b>
          , <Arrival freight={freight} />
        </>
      );
  }
}
