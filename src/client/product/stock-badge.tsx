import { isReleased, stockState } from '#domain/inventory/availability.ts';
import { useMonth, useShop } from '../shop.tsx';
import { Dated } from '../ui/dated.tsx';
import { Arrival } from './arrival.tsx';

type StockBadgeProps = {
  availableQuantity: number;
  priceCentAmount: number;
  freight: boolean;
  className?: string;
  /** ISO day from which it is delivered. */
  releaseDate?: string | undefined;
};

/** The stock and when the goods arrive. */
export function StockBadge(props: StockBadgeProps) {
  const { availableQuantity, priceCentAmount, freight, className, releaseDate } = props;
  const { t, currency, dates } = useShop();
  const released = isReleased(releaseDate, dates.today);
  const state = stockState(availableQuantity, priceCentAmount, currency);
  return (
    <p className={`status-dot ${className ?? ''}`} data-stock={state}>
      <span>
        {state === 'out' ? (
          <WhenAgain releaseDate={released ? undefined : releaseDate} />
        ) : (
          <>
            <b>
              {state === 'low'
                ? t('availability.low', { count: availableQuantity })
                : t('availability.inStock')}
            </b>
            , <Arrival freight={freight} />
          </>
        )}
      </span>
    </p>
  );
}

/** The month of a future release, otherwise of the restock in three months. Source: checklist PDP-2. */
function WhenAgain({ releaseDate }: { releaseDate: string | undefined }) {
  const { t, dates } = useShop();
  const month = useMonth();
  if (!releaseDate) {
    const { restock } = dates;
    return <Dated text={t('availability.buyIn', { month: restock.written })} date={restock} />;
  }
  const written = month(releaseDate);
  return (
    <Dated
      text={t('availability.from', { month: written })}
      date={{ day: releaseDate.slice(0, 7), written }}
    />
  );
}
