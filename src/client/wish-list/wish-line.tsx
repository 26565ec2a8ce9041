import { askAlertPath } from '#domain/alert/alert.ts';
import { type ProductSummary, productNumberOf } from '#domain/catalogue/product.ts';
import { factsLine } from '../product/facts-line.ts';
import { OpenBoxTag } from '../product/open-box-tag.tsx';
import { Price } from '../product/price.tsx';
import { StockBadge } from '../product/stock-badge.tsx';
import { WishKey } from '../product/wish-key.tsx';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { type NamedList, WishMenu } from './wish-menu.tsx';

type WishLineProps = {
  sku: string;
  /** At the price and stock of now; undefined: the store does not sell it. */
  article: ProductSummary | undefined;
  /** The list that its reader may change, and their other ones; absent: it is somebody else's. */
  own?: { list: NamedList; others: readonly NamedList[] } | undefined;
};

/** One article of a wish list, in the shape of a line of the cart. */
export function WishLine({ sku, article, own }: WishLineProps) {
  const { t, href } = useShop();
  const number = t('product.itemNumber', { number: productNumberOf(sku) });
  const name = article?.name ?? number;
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
            <p className="line__meta">{[article.brand, number].join(' · ')}</p>
            {article.facts.length > 0 && <p className="line__meta">{factsLine(article.facts)}</p>}
            <OpenBoxTag product={article} />
          </>
        ) : (
          <b className="line__name">{name}</b>
        )}
      </div>
      {article ? (
        <>
          <Price product={article} />
          <StockBadge className="line__stock" product={article} />
        </>
      ) : (
        <p className="line__stock field__err">{t('cart.error.unavailable')}</p>
      )}
      <div className="line__sub">
        {article && <Buying article={article} />}
        {own && (
          <WishMenu
            {...{ sku, name, ...own }}
            isPriced={article !== undefined && !article.isGiftCard}
          />
        )}
        {!own && article && <WishKey sku={sku} name={name} />}
      </div>
    </li>
  );
}

/** One piece into the cart, in place where a script runs; or the alert, if there is none. */
function Buying({ article: { sku, name, availableQuantity } }: { article: ProductSummary }) {
  const { t, href } = useShop();
  if (availableQuantity === 0) {
    return (
      <a className="btn" data-kind="line" data-size="s" href={href(askAlertPath(sku, 'stock'))}>
        <Icon name="bell" />
        {t('alert.button')}
        <span className="vh">, {name}</span>
      </a>
    );
  }
  return (
    <form method="post" action={href('/checkout/cart')} data-quick-add="">
      <input type="hidden" name="sku" value={sku} />
      <button
        type="submit"
        name="intent"
        value="add"
        className="btn"
        data-kind="line"
        data-size="s"
      >
        <Icon name="shopping-cart" />
        {t('cart.add')}
        <span className="vh">, {name}</span>
      </button>
    </form>
  );
}
