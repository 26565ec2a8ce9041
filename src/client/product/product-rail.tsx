import type { RelatedProduct } from '#domain/catalogue/product.ts';
import { ProductCard } from './product-card.tsx';

type RailProps = {
  title: string;
  products: readonly RelatedProduct[];
  more?: { href: string; text: string };
  /** Columns on a wide screen. */
  cols: 4 | 5;
  id?: string;
  compare?: boolean;
};

/** So many cards stand beside each other in a row of their own; fewer lie, so that they fill it. */
const fewest = 4;

/**
 * The number of columns that leaves no hole in the last row; if there is none, the usual one. Never three: such cards
 * are so high that the bars of a product page would cover the focused one.
 */
function columnsFor(count: number, usual: 4 | 5): number {
  return [usual, 5, 4, 6].find((columns) => count % columns === 0) ?? usual;
}

/** A titled row of cards: a grid on wide screens, a rail to swipe on narrow ones. */
export function ProductRail({ title, products, more, cols, id, compare }: RailProps) {
  if (products.length === 0) return null;
  return (
    <section className="sec" id={id}>
      <div className="sec__head">
        <h2>{title}</h2>
        {more && (
          <a className="b" href={more.href}>
            {more.text}
            <span className="vh">, {title}</span>
          </a>
        )}
      </div>
      <div className="ruled rail">
        <ul
          className={products.length < fewest ? 'lying' : undefined}
          data-cols={columnsFor(products.length, cols)}
        >
          {products.map((product) => (
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
