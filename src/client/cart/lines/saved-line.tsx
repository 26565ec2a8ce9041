import type { SavedItem } from '#domain/cart/cart.ts';
import { stockedOf } from '#domain/cart/stocked-line.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { Energy } from '../../product/energy.tsx';
import { LineAmount } from '../../product/line-amount.tsx';
import { OpenBoxTag } from '../../product/open-box-tag.tsx';
import { StockBadge } from '../../product/stock-badge.tsx';
import { useLocalized, useShop } from '../../shop.tsx';
import { Thumbnail } from '../../ui/picture.tsx';
import { pressedInPlace } from '../pressed-in-place.ts';
import { RemoveButton } from '../remove-button.tsx';

type SavedLineProps = {
  item: SavedItem;
  onMove?: () => void;
  onRemove?: () => void;
  onFocus?: (sku: string | undefined) => void;
  /** The page to which its form leads back, if it is not the cart. */
  backTo?: 'lists';
};

/**
 * One article saved for later, with its price per piece. Without JavaScript its form posts to /checkout/cart. An
 * unavailable article cannot be moved to the cart.
 */
export function SavedLine({ item, onMove, onRemove, onFocus, backTo }: SavedLineProps) {
  const { t, href, maximumQuantity: most, vatRate } = useShop();
  const localized = useLocalized();
  const name = localized(item.name);
  const { image, maximumQuantity, sku, isUnavailable } = item.variant;
  const { centAmount } = item.price.discounted ?? item.price.value;
  return (
    <li
      className="line"
      data-saved={sku}
      onFocus={() => onFocus?.(sku)}
      onBlur={() => onFocus?.(undefined)}
    >
      <span className="line__pic">
        <Thumbnail image={image} loading="lazy" />
      </span>
      <div>
        <a className="line__name" href={href(`/${localized(item.productSlug)}`)}>
          {name}
        </a>
        <p className="line__meta">
          {t('product.itemNumber', { number: productNumberOf(sku) })}
          {item.quantity > 1 && ` · ${t('quickOrder.pieces', { count: item.quantity })}`}
        </p>
        <OpenBoxTag product={item.variant} />
        <Energy product={item.variant} />
      </div>
      <p className="line__sum">
        <LineAmount of={centAmount} vatRate={item.productType?.key === 'gift_card' ? 0 : vatRate}>
          {(amount) => (item.quantity > 1 ? t('cart.perPiece', { amount }) : amount)}
        </LineAmount>
      </p>
      <form
        className="line__sub"
        method="post"
        action={href('/checkout/cart')}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="savedItemId" value={item.id} />
        {backTo && <input type="hidden" name="backTo" value={backTo} />}
        {maximumQuantity > 0 && (
          <button
            type="submit"
            name="intent"
            value="move"
            className="btn"
            data-kind="line"
            data-size="s"
            onClick={onMove && pressedInPlace(onMove)}
          >
            {t('saved.move')}
            <span className="vh">, {name}</span>
          </button>
        )}
        <RemoveButton
          intent="remove-saved"
          label={t('cart.removeItem', { name })}
          onClick={onRemove}
        />
      </form>
      {isUnavailable ? (
        <p className="line__stock field__err">{t('cart.error.outOfStock')}</p>
      ) : (
        <StockBadge className="line__stock" product={stockedOf(item, most)} />
      )}
    </li>
  );
}
