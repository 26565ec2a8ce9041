import { isReleased, stockState } from '#domain/inventory/availability.ts';
import { useMonth, useShop } from '../shop.tsx';

type LampProps = {
  availableQuantity: number;
  priceCentAmount: number;
  freight: boolean;
  className?: string;
  /** ISO day from which it is delivered. */
  releaseDate?: string | undefined;
};

/** The stock lamp and when the goods arrive. */
export function Lamp(props: LampProps) {
  const { availableQuantity, priceCentAmount, freight, className, releaseDate } = props;
  const { t, currency, dates } = useShop();
  const released = isReleased(releaseDate, dates.today);
  const state = stockState(availableQuantity, priceCentAmount, currency);
  const date = freight
    ? t('availability.freightDate', { date: dates.freight })
    : t('availability.date', { date: dates.parcel });
  return (
    <p className={`lamp ${className ?? ''}`} data-stock={state}>
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
            , {date}
          </>
        )}
      </span>
    </p>
  );
}

/** The month of a release that lies ahead, else three months on. Source: checklist PDP-2. */
function WhenAgain({ releaseDate }: { releaseDate: string | undefined }) {
  const { t, dates } = useShop();
  const month = useMonth();
  return releaseDate
    ? t('availability.from', { month: month(releaseDate) })
    : t('availability.buyIn', { month: dates.restock });
}
