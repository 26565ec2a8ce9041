/** A product's accessories, and the comparison with others of its kind; if there are none, others of its category. */
import { type ComparedProduct, isComparison } from '#domain/catalogue/comparison.ts';
import type { ProductDetail, ProductSummary, RelatedProduct } from '#domain/catalogue/product.ts';
import { ProductRail } from '../../product/product-rail.tsx';
import { useT } from '../../shop.tsx';
import { ComparisonSection } from '../comparison.tsx';

type RelationsProps = {
  product: ProductDetail;
  accessories: RelatedProduct[];
  parents: RelatedProduct[];
  alternatives: ProductSummary[];
  /** Starts with the article itself. */
  compared: ComparedProduct[];
};

export function Relations(props: RelationsProps) {
  const { product, accessories, parents, alternatives, compared } = props;
  const t = useT();
  return (
    <>
      <ProductRail
        id="accessories"
        title={t('product.accessories')}
        products={accessories}
        cols={4}
      />
      <ProductRail title={t('product.parents')} products={parents} cols={4} />
      <ComparisonSection products={compared} own={product.sku} />
      {!isComparison(compared) && (
        <ProductRail title={t('product.alternatives')} products={alternatives} cols={4} compare />
      )}
    </>
  );
}
