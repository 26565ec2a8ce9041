/** The order as it will be sent: lines and totals, directly above the key (eu-2026.md C-22). */
import type { ReactNode } from 'react';
import { isGuarantee } from '#domain/cart/articles.ts';
import { type Priced, Totals } from '../cart/totals.tsx';
import { BwareTag } from '../catalogue/bware-tag.tsx';
import { Energy } from '../catalogue/energy.tsx';
import { useHref, useLocalized, useMoney, useT } from '../shop.tsx';
import { Picture } from '../ui/picture.tsx';

export function Summary({ priced, children }: { priced: Priced; children?: ReactNode }) {
  const t = useT();
  const href = useHref();
  return (
    <aside className="panel sticky stack sum" aria-labelledby="summary">
      <div className="row spread">
        <h2 className="sign title" id="summary">
          {t('checkout.summary')}
        </h2>
        {children && (
          <a className="small b" href={href('/checkout/cart')}>
            {t('checkout.changes')}
            <span className="vh"> ({t('cart.title')})</span>
          </a>
        )}
      </div>
      <MiniLines priced={priced} />
      <Totals priced={priced} />
      {children}
    </aside>
  );
}

function MiniLines({ priced }: { priced: Priced }) {
  const t = useT();
  const money = useMoney();
  const localized = useLocalized();
  return (
    <ul className="mini">
      {priced.lineItems.map((line) => (
        <li key={line.id}>
          <span className="photo">
            {!isGuarantee(line) && <Picture image={line.variant.image} sizes="96px" />}
          </span>
          <div>
            {localized(line.name)}
            <small className="num">{line.quantity} ×</small>
            <BwareTag product={line.variant} />
            <Energy product={line.variant} />
            {line.variant.isUnavailable && (
              <small className="field__err">
                {t(isGuarantee(line) ? 'guarantee.lapsed' : 'cart.error.outOfStock')}
              </small>
            )}
          </div>
          <span className="num">{money(line.taxedPrice.totalGross.centAmount)}</span>
        </li>
      ))}
    </ul>
  );
}
