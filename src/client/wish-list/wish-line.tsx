import { askAlertPath } from '#domain/alert/alert.ts';
import { type ProductSummary, productNumberOf } from '#domain/catalogue/product.ts';
import { type WishList, wishListsPath } from '#domain/wish-list/wish-list.ts';
import { OpenBoxTag } from '../product/open-box-tag.tsx';
import { Price } from '../product/price.tsx';
import { StockBadge } from '../product/stock-badge.tsx';
import { useShop } from '../shop.tsx';
import { Picture } from '../ui/picture.tsx';

export type NamedList = Pick<WishList, 'id' | 'name'>;

type WishLineProps = {
  sku: string;
  /** At the price and stock of now; undefined: the store does not sell it. */
  article: ProductSummary | undefined;
  /** The list that its reader may change, and their other ones; absent: it is somebody else's. */
  own?: { list: NamedList; others: readonly NamedList[] } | undefined;
};

/** One article of a wish list. */
export function WishLine({ sku, article, own }: WishLineProps) {
  const { t, href } = useShop();
  const name = article?.name ?? t('product.itemNumber', { number: productNumberOf(sku) });
  return (
    <li className="line" data-sku={sku}>
      <span className="line__pic">
        {article && <Picture image={article.image} sizes="96px" loading="lazy" />}
      </span>
      <div>
        {article ? (
          <>
            <a className="line__name" href={href(`/${article.slug}`)}>
              {name}
            </a>
            <p className="line__meta">
              {t('product.itemNumber', { number: productNumberOf(sku) })}
            </p>
            <OpenBoxTag product={article} />
          </>
        ) : (
          <b>{name}</b>
        )}
      </div>
      {article && (
        <div className="line__stock">
          <Price product={article} />
        </div>
      )}
      {article ? (
        <StockBadge className="line__stock" product={article} />
      ) : (
        <p className="line__stock field__err">{t('cart.error.unavailable')}</p>
      )}
      <div className="line__sub">
        {article && article.availableQuantity > 0 && (
          <form method="post" action={href('/checkout/cart')}>
            <input type="hidden" name="sku" value={sku} />
            <button
              type="submit"
              name="intent"
              value="add"
              className="btn"
              data-kind="line"
              data-size="s"
            >
              {t('cart.add')}
              <span className="vh">, {name}</span>
            </button>
          </form>
        )}
        {own && article?.availableQuantity === 0 && (
          <a className="btn" data-kind="line" data-size="s" href={href(askAlertPath(sku, 'stock'))}>
            {t('alert.button')}
            <span className="vh">, {name}</span>
          </a>
        )}
        {own && <WishKeys sku={sku} name={name} {...own} />}
      </div>
    </li>
  );
}

type WishKeysProps = NonNullable<WishLineProps['own']> & { sku: string; name: string };

/** Moves the article to another list, or removes it. */
function WishKeys({ sku, name, list, others }: WishKeysProps) {
  const { t, href } = useShop();
  return (
    <form className="row" method="post" action={href(wishListsPath)}>
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="sku" value={sku} />
      {others.length > 0 && (
        <>
          <select className="ctl" name="to" aria-label={`${t('wishList.moveTo')}, ${name}`}>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </select>
          <button
            type="submit"
            name="intent"
            value="move"
            className="btn"
            data-kind="quiet"
            data-size="s"
          >
            {t('wishList.move')}
            <span className="vh">, {name}</span>
          </button>
        </>
      )}
      <button
        type="submit"
        name="intent"
        value="remove"
        className="btn"
        data-kind="quiet"
        data-size="s"
      >
        {t('cart.remove')}
        <span className="vh">, {name}</span>
      </button>
    </form>
  );
}
