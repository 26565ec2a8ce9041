import { currentPrice, type ProductSummary } from '#domain/catalogue/product.ts';
import { type Availability, availabilityOf, type Stocked } from '#domain/inventory/availability.ts';
import { useDay, useMonth, useShop } from '../shop.tsx';
import { Dated } from '../ui/dated.tsx';
import { Arrival } from './arrival.tsx';

type StockBadgeProps = {
  product: Stocked & Pick<ProductSummary, 'price' | 'isPackageTypeFreight'>;
  className?: string;
};

/** The stock and when the goods arrive. */
export function StockBadge({ product, className }: StockBadgeProps) {
  const { lowStock, dates } = useShop();
  const price = currentPrice(product.price);
  const availability = availabilityOf(product, price, { ...dates, lowStock });
  return (
    <p
      className={className ? `status-dot ${className}` : 'status-dot'}
      data-stock={'from' in availability ? 'out' : availability.state}
    >
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
  const date = useDay();
  const { state } = availability;
  if (state === 'restocked') {
    const { from: day } = availability;
    const written = date(day);
    return (
      <Dated text={t('availability.nextDelivery', { date: written })} date={{ day, written }} />
    );
  }
  if (state === 'coming') {
    const { from } = availability;
    const written = month(from);
    const text = t('availability.from', { month: written });
    return <Dated text={text} date={{ day: from.slice(0, 7), written }} />;
  }
  if (state === 'byMail') return <b>{t('availability.byMail')}</b>;
  if (state === 'out') return t('availability.out');
  return (
    <>
      <b>
        {'left' in availability
          ? t('availability.low', { count: availability.left })
          : t('availability.inStock')}
      </b>
      , <Arrival freight={freight} />
    </>
  );
}
