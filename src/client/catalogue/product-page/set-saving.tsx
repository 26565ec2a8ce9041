import { priceApart } from '#domain/catalogue/price-apart.ts';
import {
  currentPrice,
  type ProductDetail,
  type ProductSummary,
} from '#domain/catalogue/product.ts';
import { Amounts } from '../../product/amount.tsx';
import { useT } from '../../shop.tsx';

type SetSavingProps = { product: ProductDetail; parts: readonly ProductSummary[] };

/** What the parts of a set cost alone, and what the set saves; nothing if it saves nothing. */
export function SetSaving({ product, parts }: SetSavingProps) {
  const t = useT();
  const price = currentPrice(product.price);
  const apart = priceApart(product.parts ?? [], parts);
  if (apart === undefined || apart <= price) return null;
  return (
    <p className="small" data-apart="">
      <Amounts>
        {(written) => t('set.saving', { amount: written(apart), saving: written(apart - price) })}
      </Amounts>
    </p>
  );
}
