import type { ProductDetail } from '#domain/catalogue/product.ts';
import { withUnbrokenCodes } from '#domain/catalogue/unbroken-codes.ts';
import { PlainPrice } from '../../product/price.tsx';
import { StockBadge } from '../../product/stock-badge.tsx';
import { useT } from '../../shop.tsx';
import { Thumbnail } from '../../ui/picture.tsx';

/**
 * Floats at the bottom when the buy section is scrolled out of view, and submits that section's form with its quantity
 * (src/client/catalogue/product-page/browser/product-page.ts). Source: checklist PDP-2.
 */
export function BuyBar({ product, each }: { product: ProductDetail; each: number }) {
  const t = useT();
  const [image] = product.images;
  return (
    <aside className="buybar" aria-label={product.name} hidden>
      <div className="wrap">
        <span className="photo only-l">{image && <Thumbnail image={image} loading="lazy" />}</span>
        <div className="only-l">
          <p className="b">{withUnbrokenCodes(product.name)}</p>
          <StockBadge className="micro" product={product} />
        </div>
        <PlainPrice product={product} each={each} />
        <button type="submit" form="buy" className="btn" data-kind="go" data-size="l">
          {t('cart.add')}
        </button>
      </div>
    </aside>
  );
}
