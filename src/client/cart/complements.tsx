/** Articles that complement the cart or a list. Nothing is preselected; each article has its own add button. */
import { type ProductSummary, productNumberOf } from '#domain/catalogue/product.ts';
import { OpenBoxTag } from '../product/open-box-tag.tsx';
import { Price } from '../product/price.tsx';
import { StockBadge } from '../product/stock-badge.tsx';
import { useShop } from '../shop.tsx';
import { Thumbnail } from '../ui/picture.tsx';

type ComplementsProps = {
  products: readonly ProductSummary[];
  title: string;
};

export function Complements({ products, title }: ComplementsProps) {
  return (
    <section id="complements">
      <h2 className="sign title">{title}</h2>
      <ul>
        {products.map((product) => (
          <Complement key={product.sku} product={product} />
        ))}
      </ul>
    </section>
  );
}

function Complement({ product }: { product: ProductSummary }) {
  const { t, href } = useShop();
  const { sku, name, slug, image } = product;
  return (
    <li className="line">
      <span className="line__pic">
        <Thumbnail image={image} loading="lazy" decoding="async" />
      </span>
      <div>
        <a className="line__name" href={href(`/${slug}`)}>
          {name}
        </a>
        <p className="line__meta">{t('product.itemNumber', { number: productNumberOf(sku) })}</p>
        <OpenBoxTag product={product} />
      </div>
      <StockBadge className="line__stock" product={product} />
      <form className="line__sub" method="post" action={href('/checkout/cart')} data-quick-add="">
        <Price product={product} />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="quantity" value="1" />
        <button className="btn" data-kind="line" type="submit" data-done={t('complements.added')}>
          {t('cart.add')}
          <span className="vh">, {name}</span>
        </button>
      </form>
    </li>
  );
}
