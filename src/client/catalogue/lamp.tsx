import { stockState } from '#domain/inventory/availability.ts';
import { useShop } from '../shop.tsx';

type LampProps = {
  availableQuantity: number;
  priceCentAmount: number;
  freight: boolean;
  className?: string;
};

/** The stock lamp and when the goods arrive. */
export function Lamp({ availableQuantity, priceCentAmount, freight, className }: LampProps) {
  const { t, currency, dates } = useShop();
  const state = stockState(availableQuantity, priceCentAmount, currency);
  const date = freight
    ? t('availability.freightDate', { date: dates.freight })
    : t('availability.date', { date: dates.parcel });
  return (
    <p className={`lamp ${className ?? ''}`} data-stock={state}>
      <span>
        {state === 'out' ? (
          t('availability.buyIn', { month: dates.restock })
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
