import type { TierPrice } from '#domain/discount/volume.ts';
import { formatReduction } from '#domain/money/format.ts';
import { useMoney, useShop } from '../shop.tsx';

type TierPricesProps = {
  tiers: readonly TierPrice[];
  /** The step that the quantity has reached. */
  reached: TierPrice | undefined;
  onChoose: (quantity: number) => void;
};

/** The price of a piece by quantity. Each step is a link to the page with that quantity; a script sets it in place. */
export function TierPrices({ tiers, reached, onChoose }: TierPricesProps) {
  const { t, locale } = useShop();
  const money = useMoney();
  if (tiers.length === 0) return null;
  return (
    <div className="stack" data-gap="1">
      <h2 className="label">{t('product.volumeDiscount')}</h2>
      <ol className="tier-prices">
        {tiers.map((tier) => {
          const { fromQuantity, centAmount, permyriad } = tier;
          return (
            <li
              key={fromQuantity}
              data-from={fromQuantity}
              aria-current={tier === reached || undefined}
            >
              <a
                href={`?quantity=${fromQuantity}`}
                rel="nofollow"
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(fromQuantity);
                }}
              >
                <b>{money(centAmount)}</b>
                {t('product.volumeFrom', { count: fromQuantity })}
                {permyriad > 0 && <small>{formatReduction(permyriad, locale)}</small>}
              </a>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
