import { type TierPrice, tierAt } from '#domain/discount/volume.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { formatReduction } from '#domain/money/format.ts';
import { useMoney, useShop } from '../shop.tsx';

type TierPricesProps = {
  tiers: readonly TierPrice[];
  /** Of the page. */
  quantity: number;
};

/** The price of a piece by quantity. Each step is a link to the page with that quantity; add-to-cart.tsx sets it in place. */
export function TierPrices({ tiers, quantity }: TierPricesProps) {
  const { t, locale, vatRate, currency } = useShop();
  const money = useMoney();
  if (tiers.length === 0) return null;
  const reached = tierAt(tiers, quantity);
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
              data-each={centAmount}
              data-net={t('price.net', { amount: money(netOf(centAmount, vatRate, currency)) })}
              aria-current={tier === reached || undefined}
            >
              <a href={`?quantity=${fromQuantity}`} rel="nofollow">
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
