/** What stands beside a product: what fits with it, the comparison, what could be taken instead. */
import type { ComparedProduct } from '#domain/catalogue/comparison.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalogue/product.ts';
import { useT } from '../shop.tsx';
import { ComparisonSection } from './comparison.tsx';
import { ProductRail } from './product-rail.tsx';

type RelationsProps = {
  product: ProductDetail;
  accessories: ProductSummary[];
  parents: ProductSummary[];
  alternatives: ProductSummary[];
  /** The article first. */
  compared: ComparedProduct[];
};

/** One row of cards each: a page shows a choice, the category has the rest. */
const shown = 4;

export function Relations(props: RelationsProps) {
  const { product, accessories, parents, alternatives, compared } = props;
  const t = useT();
  return (
    <>
      <ProductRail
        id="accessories"
        title={t('product.accessories')}
        products={accessories.slice(0, shown)}
        cols="4"
      />
      <ProductRail title={t('product.parents')} products={parents.slice(0, shown)} cols="4" />
      <ComparisonSection products={compared} own={product.sku} />
      <ProductRail
        title={t('product.alternatives')}
        products={alternatives.slice(0, shown)}
        cols="4"
        compare
      />
    </>
  );
}
