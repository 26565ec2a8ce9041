/** The order as it will be sent: lines and totals, directly above the button (eu-2026.md C-22). */
import type { ReactNode } from 'react';
import { isGuarantee, isOnItsWay } from '#domain/cart/articles.ts';
import { stockedOf } from '#domain/cart/stocked-line.ts';
import { netOfLines, vatRateIn } from '#domain/cart/sums.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { type Priced, Totals } from '../cart/totals.tsx';
import { Arrival } from '../product/arrival.tsx';
import { Energy } from '../product/energy.tsx';
import { LineAmount } from '../product/line-amount.tsx';
import { OpenBoxTag } from '../product/open-box-tag.tsx';
import { StockBadge } from '../product/stock-badge.tsx';
import { useLocalized, useShop, useT } from '../shop.tsx';
import { Thumbnail } from '../ui/picture.tsx';

type SummaryProps = {
  priced: Priced;
  /** Given on the page with the order button only. The lines then show key figures and arrival dates too. */
  cards?: readonly Pick<ProductSummary, 'sku' | 'facts'>[] | undefined;
  children?: ReactNode;
};

export function Summary({ priced, cards, children }: SummaryProps) {
  const { t, href } = useShop();
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
      <MiniLines priced={priced} cards={cards} />
      <Totals priced={priced} />
      {children}
    </aside>
  );
}

type Line = Priced['lineItems'][number];

function MiniLines({ priced, cards }: Pick<SummaryProps, 'priced' | 'cards'>) {
  const t = useT();
  const localized = useLocalized();
  const vatRate = vatRateIn(priced);
  const nets = netOfLines(priced, vatRate);
  const figures = new Map(cards?.map(({ sku, facts }) => [sku, facts]));
  return (
    <ul className="mini">
      {priced.lineItems.map((line) => (
        <li key={line.id}>
          <span className="photo">
            {!isGuarantee(line) && <Thumbnail image={line.variant.image} />}
          </span>
          <div>
            {localized(line.name)}
            <small className="num">{line.quantity} ×</small>
            {cards && <Reviewed line={line} figures={figures.get(line.variant.sku)} />}
            <OpenBoxTag product={line.variant} />
            <Energy product={line.variant} />
            {line.variant.isUnavailable && (
              <small className="field__err">
                {t(isGuarantee(line) ? 'guarantee.unavailable' : 'cart.error.outOfStock')}
              </small>
            )}
          </div>
          <span className="num">
            <LineAmount
              of={line.taxedPrice.totalGross.centAmount}
              vatRate={vatRate}
              net={nets.get(line.id)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Key figures and arrival date, repeated before the order (eu-2026.md C-22, C-26). */
function Reviewed({ line, figures = [] }: { line: Line; figures: string[] | undefined }) {
  if (isGuarantee(line) || line.variant.isUnavailable) return null;
  return (
    <>
      {figures.length > 0 && <small data-figures="">{figures.join(' · ')}</small>}
      {isOnItsWay(line) ? (
        <small data-arrival="">
          <Arrival freight={line.variant.isPackageTypeFreight} />
        </small>
      ) : (
        <StockBadge className="small" product={stockedOf(line)} />
      )}
    </>
  );
}
