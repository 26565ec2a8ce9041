import type { RelatedProduct } from '#domain/catalogue/product.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { ProductCard } from './product-card.tsx';
import { railOf } from './rail-columns.ts';

type RailProps = {
  title: string;
  products: readonly RelatedProduct[];
  more?: { href: string; text: string };
  /** Usual number of columns on a wide screen. */
  cols: 4 | 5;
  id?: string;
  compare?: boolean;
};

/** A titled row of cards: a grid on wide screens, a rail to swipe on narrow ones. */
export function ProductRail({ title, products, more, cols, id, compare }: RailProps) {
  if (products.length === 0) return null;
  const { shown, columns, lying } = railOf(products, cols);
  return (
    <section className="sec" id={id}>
      <SectionHead title={title} more={more} />
      <div className="ruled rail">
        <ul className={lying ? 'lying' : undefined} data-cols={columns}>
          {shown.map((product) => (
            <ProductCard
              key={product.sku}
              product={product}
              narrow="62vw"
              level={3}
              compare={compare ?? false}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
