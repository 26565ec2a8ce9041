import { askAlertPath } from '#domain/alert/alert.ts';
import { type ProductSummary, productNumberOf } from '#domain/catalogue/product.ts';
import { wishListsPath } from '#domain/wish-list/wish-list.ts';
import { factsText } from '../product/facts-text.ts';
import { OpenBoxTag } from '../product/open-box-tag.tsx';
import { Price } from '../product/price.tsx';
import { StockBadge } from '../product/stock-badge.tsx';
import { WishKey } from '../product/wish-key.tsx';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { Thumbnail } from '../ui/picture.tsx';
import { QuantityMarkup } from '../ui/quantity.tsx';
import { type NamedList, RemoveWish, WishMenu } from './wish-menu.tsx';

type WishLineProps = {
  sku: string;
  /** At the price and stock of now; undefined: the store does not sell it. */
  article: ProductSummary | undefined;
  pieces: number;
  /** The list that its reader may change, and their other ones; absent: it is somebody else's. */
  own?: { list: NamedList; others: readonly NamedList[] } | undefined;
};

/** One article of a wish list, in the shape of a line of the cart. */
export function WishLine({ sku, article, pieces, own }: WishLineProps) {
  const { t, href } = useShop();
  const number = t('product.itemNumber', { number: productNumberOf(sku) });
  const name = article?.name ?? number;
  return (
    <li className="line" data-sku={sku}>
      <span className="line__pic">
        {article && <Thumbnail image={article.image} loading="lazy" />}
      </span>
      <div>
        {article ? (
          <>
            <a className="line__name" href={href(`/${article.slug}`)}>
              {name}
            </a>
            <p className="line__meta">{[article.brand, number].join(' · ')}</p>
            {article.facts.length > 0 && (
              <p className="line__meta">{factsText(article.facts, ' · ')}</p>
            )}
            {!own && pieces > 1 && (
              <p className="line__meta">
                {t('label.colon', { label: t('cart.quantity') })} {pieces}
              </p>
            )}
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
        {own && article && !article.isGiftCard && (
          <Pieces list={own.list.id} {...{ sku, name, pieces }} />
        )}
        {article && <Buying article={article} pieces={pieces} />}
        {own && (
          <>
            <RemoveWish {...{ sku, name, pieces }} list={own.list} />
            <WishMenu
              {...{ sku, name, ...own }}
              isPriced={article !== undefined && !article.isGiftCard}
            />
          </>
        )}
        {!own && article && <WishKey sku={sku} name={name} />}
      </div>
    </li>
  );
}

type PiecesProps = Pick<WishLineProps, 'sku' | 'pieces'> & { list: string; name: string };

/** How many of it are wanted: sent on each change (browser/enhance-forms.ts), without a script by its key. */
function Pieces({ list, sku, name, pieces }: PiecesProps) {
  const { t, href } = useShop();
  return (
    <form className="row" method="post" action={href(wishListsPath)} data-autosubmit="">
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="intent" value="quantity" />
      <QuantityMarkup value={pieces} size="s" name="quantity" subject={name} />
      <noscript>
        <button type="submit" className="link small b">
          {t('cart.update')}
        </button>
      </noscript>
    </form>
  );
}

type BuyingProps = { article: ProductSummary; pieces: number };

/** The wanted pieces into the cart, in place where a script runs; or the alert, if there are none. */
function Buying({ article: { sku, name, availableQuantity }, pieces }: BuyingProps) {
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
      <input type="hidden" name="quantity" value={pieces} />
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
