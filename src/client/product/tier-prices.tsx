import { type TierPrice, tierAt } from '#domain/discount/volume.ts';
import { formatReduction } from '#domain/money/format.ts';
import { useShop } from '../shop.tsx';
import { Amount, netWords } from './amount.tsx';

type TierPricesProps = {
  tiers: readonly TierPrice[];
  /** Of the page. */
  quantity: number;
};

/** The price of a piece by quantity. Each step is a link to the page with that quantity; add-to-cart.tsx sets it in place. */
export function TierPrices({ tiers, quantity }: TierPricesProps) {
  const { t, locale } = useShop();
  if (tiers.length === 0) return null;
  const reached = tierAt(tiers, quantity);
  return (
    <div className="stack" data-gap="1">
      <h2 className="label">
        {t('product.volumeDiscount')}
        <span className="as-net">, {netWords(t)}</span>
      </h2>
      <ol className="tier-prices">
        {tiers.map((tier) => {
          const { fromQuantity, centAmount, permyriad } = tier;
          return (
            <li
              key={fromQuantity}
              data-from={fromQuantity}
              data-each={centAmount}
              aria-current={tier === reached || undefined}
            >
              <a href={`?quantity=${fromQuantity}`} rel="nofollow">
                <b>
                  <Amount of={centAmount} bare />
                </b>
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
