import type { SharedRefusal } from '#domain/cart/shared-offers.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { maxPieces } from '#domain/quick-order/limits.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useT } from '../shop.tsx';

const texts: Record<SharedRefusal['problem'], TextKey> = {
  notSold: 'cart.error.unavailable',
  quantity: 'quickOrder.problem.quantity',
  unknown: 'quickOrder.problem.unknown',
  unreadable: 'sharedCart.unreadable',
};

/** The rows of the link that cannot be ordered here, and why. */
export function Refusals({ refused }: { refused: readonly SharedRefusal[] }) {
  const t = useT();
  return (
    <section className="panel stack">
      <h2 className="sign title">{t('sharedCart.missing', { count: refused.length })}</h2>
      <ul className="stack small" data-gap="2">
        {refused.map(({ place, sku, problem }) => (
          <li key={place} data-problem={problem}>
            <b>
              {sku
                ? t('product.itemNumber', { number: productNumberOf(sku) })
                : t('sharedCart.place', { place })}
            </b>
            : {t(texts[problem], { most: maxPieces })}
          </li>
        ))}
      </ul>
    </section>
  );
}
