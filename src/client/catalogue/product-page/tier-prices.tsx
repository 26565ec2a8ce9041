import { volumeThresholds } from '#domain/discount/volume.ts';
import { shareOf } from '#domain/money/basis-points.ts';
import { formatReduction } from '#domain/money/format.ts';
import { useMoney, useShop } from '../../shop.tsx';

type TierPricesProps = { group: string | undefined; centAmount: number };

/** The price of a piece by quantity. Each step is text, the rising line is decorative. The reached step is marked. */
export function TierPrices({ group, centAmount }: TierPricesProps) {
  const { t, currency, locale, volumeDiscounts } = useShop();
  const money = useMoney();
  const thresholds = volumeThresholds(volumeDiscounts, group);
  if (thresholds.length === 0) return null;
  const steps = [{ fromQuantity: 1, permyriad: 0 }, ...thresholds];
  return (
    <div className="stack" data-gap="2">
      <h2 className="label">{t('product.volumeDiscount')}</h2>
      <ol className="tier-prices">
        {steps.map(({ fromQuantity, permyriad }) => (
          <li
            key={fromQuantity}
            data-from={fromQuantity}
            aria-current={fromQuantity === 1 || undefined}
          >
            <b>{money(centAmount - shareOf(centAmount, permyriad, currency))}</b>
            {t('product.volumeFrom', { count: fromQuantity })}
            {permyriad > 0 && <small>{formatReduction(permyriad, locale)}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
