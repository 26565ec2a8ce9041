import { productNumberOf, type RelatedProduct } from '#domain/catalogue/product.ts';
import { figureText } from '#domain/catalogue/technical-data/stated-values.ts';
import { withUnbrokenCodes } from '#domain/catalogue/unbroken-codes.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Stars } from '../ui/stars.tsx';
import { Badges } from './badges.tsx';
import { CompareLink } from './compare-link.tsx';
import { factsText } from './facts-text.ts';
import { Price } from './price.tsx';
import { QuickAdd } from './quick-add.tsx';
import { StockBadge } from './stock-badge.tsx';
import { WishHeart } from './wish-key.tsx';

type CardProps = {
  product: RelatedProduct;
  /** Width of the picture on narrow screens. */
  narrow: `${number}vw`;
  /** Heading level: 2 if the list is directly under the page's title, 3 inside a section. */
  level: 2 | 3;
  /** True for pictures in the first view. */
  eager?: boolean;
  /** Whether the card has a button that adds one piece to the cart. */
  quickAdd?: boolean;
  /** Whether the card has a link to the comparison (checklist REC-2). */
  compare?: boolean;
  /** Whether it is the result of a text search (search/browser/click-tracking.ts). */
  found?: boolean;
};

/** One product in a ruled grid; the whole card is one link. */
export function ProductCard(props: CardProps) {
  const { product, narrow, level, eager, quickAdd, compare, found } = props;
  const { t, href } = useShop();
  const { fit } = product;
  const Heading = `h${level}` as const;
  return (
    <li className="card" data-found={found ? product.id : undefined}>
      <div className="card__body">
        <span className="row" data-gap="meta">
          <span className="b">{product.brand}</span>
          <span className="sku">{productNumberOf(product.sku)}</span>
          {product.rating.count > 0 && (
            <Stars average={product.rating.average} count={product.rating.count} />
          )}
        </span>
        <Heading className="card__title">
          <a href={href(`/${product.slug}`)}>{withUnbrokenCodes(product.name)}</a>
        </Heading>
        {product.facts.length > 0 && (
          <span className="num" data-lines="">
            {factsText(product.facts, '\n')}
          </span>
        )}
        {fit && (
          <span className="fit small">
            <Icon name="check" />
            <span>
              {t('label.colon', { label: fit.label })} {figureText(fit)}
            </span>
          </span>
        )}
      </div>
      <div className="card__pic">
        <Picture
          image={product.image}
          sizes={`(width > 1200px) 280px, (width >= 640px) 33vw, ${narrow}`}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
        <Badges product={product} />
      </div>
      <WishHeart sku={product.sku} name={product.name} />
      <div className="card__foot">
        <Price product={product} />
        <StockBadge product={product} />
        {(quickAdd || compare) && (
          <div className="card__keys">
            {quickAdd && <QuickAdd product={product} />}
            {compare && <CompareLink sku={product.sku} name={product.name} />}
          </div>
        )}
      </div>
    </li>
  );
}
