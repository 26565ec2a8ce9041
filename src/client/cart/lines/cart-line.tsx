import { type ReactNode, useState } from 'react';
import { isGift } from '#domain/cart/articles.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import { stockedOf } from '#domain/cart/stocked-line.ts';
import { struckPriceOf } from '#domain/cart/struck-price.ts';
import { volumePriceOf } from '#domain/cart/volume-price.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { nearStep, volumeStep } from '#domain/discount/volume.ts';
import { formatReduction } from '#domain/money/format.ts';
import { Energy } from '../../product/energy.tsx';
import { LineAmount, LineSum } from '../../product/line-amount.tsx';
import { OpenBoxTag } from '../../product/open-box-tag.tsx';
import { StockBadge } from '../../product/stock-badge.tsx';
import { useLocalized, useShop } from '../../shop.tsx';
import { Thumbnail } from '../../ui/picture.tsx';
import { LackingArticle } from './lacking-article.tsx';
import { LineForm } from './line-form.tsx';
import { MaximumNote } from './maximum-note.tsx';

type CartLineProps = {
  line: LineItem;
  /** The optimistic quantity until the cart confirms it. */
  quantity: number;
  onChange: (quantity: number) => void;
  onFocus: (sku: string | undefined) => void;
  /** More buttons for the line. */
  buttons?: ReactNode;
  /** Of its amounts; 0: they have no VAT. */
  vatRate: number;
  /** The net amount of the line, in cents. */
  net: number;
  /** Content below the line, such as the guarantee. */
  children: ReactNode;
};

/**
 * One line of the cart. Without JavaScript its form posts to /checkout/cart (Enter in the field, or the remove button);
 * with it both take effect in place.
 */
export function CartLine(props: CartLineProps) {
  const { line, quantity, onChange, onFocus, buttons, vatRate, net, children } = props;
  const { t, href, priceDisclaimer, maximumQuantity: most } = useShop();
  const localized = useLocalized();
  const [cut, setCut] = useState(false);
  const name = localized(line.name);
  const path = href(`/${localized(line.productSlug)}`);
  const { image, isUnavailable, maximumQuantity, sku } = line.variant;
  // The lowest price of 30 days, which the law requires beside a reduction; a volume discount is none (eu-2026.md P-01, P-04).
  const struck = struckPriceOf(line.price);
  return (
    <li
      className="line"
      data-sku={sku}
      onFocus={() => onFocus(sku)}
      onBlur={() => onFocus(undefined)}
    >
      <span className="line__pic">
        <Thumbnail image={image} loading="lazy" />
      </span>
      <div>
        <a className="line__name" href={path}>
          {name}
        </a>
        <p className="line__meta">
          {t('product.itemNumber', { number: productNumberOf(sku) })}
          <PerPiece line={line} vatRate={vatRate} />
        </p>
        <NearStep line={line} quantity={quantity} />
        <OpenBoxTag product={line.variant} />
        {priceDisclaimer && struck !== undefined && (
          <p className="line__meta">
            <LineAmount of={struck} vatRate={vatRate}>
              {(amount) => t('price.lowest30', { amount })}
            </LineAmount>
          </p>
        )}
        <Energy product={line.variant} />
      </div>
      <p className="line__sum">
        {struck !== undefined && (
          <s>
            <span className="vh">{t('price.instead')} </span>
            <LineAmount of={struck * line.quantity} vatRate={vatRate} />
          </s>
        )}
        <LineSum of={line.taxedPrice.totalGross.centAmount} {...{ vatRate, net }} />
      </p>
      <LineForm
        {...{ line, name, quantity, buttons }}
        onChange={(wanted, isCut) => {
          setCut(isCut);
          onChange(wanted);
        }}
      />
      <MaximumNote cut={cut} className="line__stock b" />
      {(maximumQuantity ? quantity > maximumQuantity : isUnavailable) ? (
        <p className="line__stock field__err" role="status">
          {maximumQuantity
            ? t('availability.low', { count: maximumQuantity })
            : t('cart.error.outOfStock')}
        </p>
      ) : (
        <StockBadge className="line__stock" product={stockedOf(line, most)} />
      )}
      {!isGift(line) && (isUnavailable || quantity > maximumQuantity) && (
        <div className="line__stock">
          <LackingArticle line={line} onChange={onChange} />
        </div>
      )}
      {children}
    </li>
  );
}

/** That a few pieces more cost less each. */
function NearStep({ line, quantity }: Pick<CartLineProps, 'line' | 'quantity'>) {
  const { t, locale, volumeDiscounts } = useShop();
  const { volumeDiscountGroup, maximumQuantity: most } = line.variant;
  const next = nearStep(volumeDiscounts, volumeDiscountGroup, { quantity, most });
  if (!next || isGift(line)) return null;
  const reduction = formatReduction(next.permyriad, locale);
  return <p className="line__meta b">{t('cart.nextTier', { missing: next.missing, reduction })}</p>;
}

/** What a piece costs, after the volume discount. */
function PerPiece({ line, vatRate }: Pick<CartLineProps, 'line' | 'vatRate'>) {
  const { t, locale, volumeDiscounts } = useShop();
  const step = volumeStep(volumeDiscounts, line.variant.volumeDiscountGroup, line.quantity);
  if (isGift(line)) return null;
  return (
    <>
      {' · '}
      <LineAmount of={volumePriceOf(line, volumeDiscounts).centAmount} vatRate={vatRate}>
        {(amount) => t('cart.perPiece', { amount })}
      </LineAmount>
      {step && ` (${formatReduction(step.permyriad, locale)})`}
    </>
  );
}
