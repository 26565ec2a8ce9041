/** What stands beside a product: what fits with it, the comparison, what could be taken instead. */
import { type ComparedProduct, ranked } from '#domain/catalogue/comparison.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalogue/product.ts';
import { useT } from '../shop.tsx';
import { ComparisonSection } from './comparison.tsx';
import { ProductRail } from './product-rail.tsx';

type RelationsProps = {
  product: ProductDetail;
  accessories: ProductSummary[];
  parents: ProductSummary[];
  alternatives: ProductSummary[];
  compared: ComparedProduct[];
  /** How many articles the comparison shows. */
  side: number;
};

/** One row of cards each: a page shows a choice, the category has the rest. */
const shown = 4;

export function Relations(props: RelationsProps) {
  const { product, accessories, parents, alternatives, compared, side } = props;
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
      <ComparisonSection
        products={ranked<ComparedProduct>(product, compared, side)}
        own={product.sku}
      />
      <ProductRail
        title={t('product.alternatives')}
        products={alternatives.slice(0, shown)}
        cols="4"
      />
    </>
  );
}
