import type { ReactNode } from 'react';
import { type SharedOffer, shownAmounts } from '#domain/cart/shared-offers.ts';
import { currentPrice, productNumberOf } from '#domain/catalogue/product.ts';
import { Amount } from '../product/amount.tsx';
import { Energy } from '../product/energy.tsx';
import { LineAmount } from '../product/line-amount.tsx';
import { OpenBoxTag } from '../product/open-box-tag.tsx';
import { StockBadge } from '../product/stock-badge.tsx';
import { useLocalized, useShop, useT } from '../shop.tsx';
import { Thumbnail } from '../ui/picture.tsx';

type SharedLineProps = {
  offer: SharedOffer;
  /** Net amounts of its pieces and of their guarantee, in cents. */
  nets: readonly number[];
};

/** One article of a shared cart: its current price, the available pieces, and why they are fewer than requested. */
export function SharedLine({ offer, nets }: SharedLineProps) {
  const { t, href, vatRate } = useShop();
  const { article, possible, inCart } = offer;
  const [amount, guarantee] = shownAmounts(offer);
  const { sku, name, slug, image, price, isGiftCard } = article;
  const piece = currentPrice(price);
  const rate = isGiftCard ? 0 : vatRate;
  return (
    <li className="line" data-sku={sku} data-possible={possible}>
      <span className="line__pic">
        <Thumbnail image={image} loading="lazy" />
      </span>
      <div>
        <a className="line__name" href={href(`/${slug}`)}>
          {name}
        </a>
        <p className="line__meta">
          {t('product.itemNumber', { number: productNumberOf(sku) })} ·{' '}
          <LineAmount of={piece} vatRate={rate}>
            {(amount) => t('cart.perPiece', { amount })}
          </LineAmount>
        </p>
        <OpenBoxTag product={article} />
        <Energy product={article} />
      </div>
      <p className="line__sum">
        {possible > 0 && <LineAmount of={amount} vatRate={rate} net={nets[0]} />}
      </p>
      <p className="line__stock b">
        {t('quickOrder.pieces', { count: possible || offer.requested })}
        {inCart > 0 && <> · {t('sharedCart.inCart', { count: inCart })}</>}
      </p>
      <StockBadge className="line__stock" product={article} />
      <Shortage offer={offer} />
      {possible > 0 && (
        <GuaranteeOf offer={offer}>
          <Amount of={guarantee} net={nets[1]} />
        </GuaranteeOf>
      )}
    </li>
  );
}

function Shortage({ offer: { requested, obtainable, possible, inCart } }: { offer: SharedOffer }) {
  const t = useT();
  if (possible === requested) return null;
  const isFull = possible === 0 && inCart > 0 && obtainable > 0;
  return (
    <p className="line__stock field__err">
      {isFull && t('quickOrder.problem.cartFull')}
      {!isFull && possible === 0 && t('cart.error.outOfStock')}
      {possible > 0 && t('quickOrder.less', { available: possible, asked: requested })}
    </p>
  );
}

/** The guarantee, which is for all pieces of its article. */
function GuaranteeOf(props: { offer: SharedOffer; children: ReactNode }) {
  const { guarantee, without } = props.offer;
  const t = useT();
  const localized = useLocalized();
  if (without) {
    return (
      <p className="line__stock">
        {t(without === 'inCart' ? 'guarantee.left' : 'cart.error.guarantee')}
      </p>
    );
  }
  if (!guarantee) return null;
  return (
    <p className="line__stock row spread" data-guarantee={guarantee.sku}>
      <span>{localized(guarantee.name)}</span>
      <b className="num">{props.children}</b>
    </p>
  );
}
