import type { SharedOffer } from '#domain/cart/shared-offers.ts';
import { currentPrice, productNumberOf } from '#domain/catalogue/product.ts';
import { Energy } from '../product/energy.tsx';
import { OpenBoxTag } from '../product/open-box-tag.tsx';
import { StockBadge } from '../product/stock-badge.tsx';
import { useLocalized, useMoney, useShop, useT } from '../shop.tsx';
import { Thumbnail } from '../ui/picture.tsx';

/** One article of a shared cart: its current price, the available pieces, and why they are fewer than requested. */
export function SharedLine({ offer }: { offer: SharedOffer }) {
  const { t, href } = useShop();
  const money = useMoney();
  const { article, possible, inCart } = offer;
  const { sku, name, slug, image, price } = article;
  const piece = currentPrice(price);
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
          {t('cart.perPiece', { amount: money(piece) })}
        </p>
        <OpenBoxTag product={article} />
        <Energy product={article} />
      </div>
      <p className="line__sum">{possible > 0 && money(piece * possible)}</p>
      <p className="line__stock b">
        {t('quickOrder.pieces', { count: possible || offer.requested })}
        {inCart > 0 && <> · {t('sharedCart.inCart', { count: inCart })}</>}
      </p>
      <StockBadge className="line__stock" product={article} />
      <Shortage offer={offer} />
      {possible > 0 && <GuaranteeOf offer={offer} />}
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
function GuaranteeOf({ offer: { guarantee, without, possible } }: { offer: SharedOffer }) {
  const t = useT();
  const money = useMoney();
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
      <b className="num">{money(guarantee.centAmount * possible)}</b>
    </p>
  );
}
