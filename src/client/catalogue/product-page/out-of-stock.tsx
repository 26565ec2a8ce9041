/** What an article that is out of stock offers in place of the key that buys: a mail, and the most similar article. */
import type { NearestArticle } from '#domain/catalogue/nearest-article.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { StockAlert } from '../../alert/alert-form.tsx';
import { Price } from '../../product/price.tsx';
import { StockBadge } from '../../product/stock-badge.tsx';
import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Thumbnail } from '../../ui/picture.tsx';

type OutOfStockProps = {
  product: Pick<ProductDetail, 'sku'>;
  nearest: NearestArticle | undefined;
  /** The category to look for other articles in. */
  category?: { name: string; slug: string } | undefined;
};

export function OutOfStock({ product, nearest, category }: OutOfStockProps) {
  return (
    <>
      <StockAlert sku={product.sku} />
      {nearest ? <Nearest {...nearest} /> : <OtherArticles category={category} />}
    </>
  );
}

function Nearest({ article, same }: NearestArticle) {
  const { t, href } = useShop();
  return (
    <section className="stack" data-gap="2" aria-labelledby="nearest-title">
      <h2 id="nearest-title">{t('product.nearest')}</h2>
      <div className="line">
        <span className="line__pic">
          <Thumbnail image={article.image} loading="lazy" />
        </span>
        <div>
          <a className="line__name" href={href(`/${article.slug}`)}>
            {article.name}
          </a>
          <p className="line__meta">
            {same.length > 0
              ? t('product.nearestSame', { facts: same.join(', ') })
              : article.facts.join(', ')}
          </p>
        </div>
        <div className="line__stock">
          <Price product={article} />
        </div>
        <StockBadge className="line__stock" product={article} />
      </div>
      <form method="post" action={href('/checkout/cart')} data-quick-add="">
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={article.sku} />
        <button type="submit" className="btn" data-kind="line" data-wide="">
          <Icon name="shopping-cart" />
          <span>
            {t('cart.add')}
            <span className="vh">, {article.name}</span>
          </span>
        </button>
      </form>
    </section>
  );
}

/** If nothing similar is in stock. */
function OtherArticles({ category }: Pick<OutOfStockProps, 'category'>) {
  const { t, href } = useShop();
  if (!category) return null;
  return (
    <p>
      <a className="btn" data-kind="line" data-wide="" href={href(`/${category.slug}`)}>
        {t('cart.lacking.alternative')}
        <span className="vh">, {category.name}</span>
      </a>
    </p>
  );
}
