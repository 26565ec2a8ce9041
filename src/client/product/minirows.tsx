import type { ProductSummary } from '#domain/catalogue/product.ts';
import { withUnbrokenCodes } from '#domain/catalogue/unbroken-codes.ts';
import { useHref } from '../shop.tsx';
import { Stamp } from '../ui/picture.tsx';
import { OptionPrice } from './price.tsx';

/** Articles in short, one below the other: picture, name, price (styles/minirows.css). */
export function MiniRows({ products }: { products: readonly ProductSummary[] }) {
  const href = useHref();
  return (
    <ul className="minirows">
      {products.map((product) => (
        <li key={product.sku}>
          <a className="minirow" href={href(`/${product.slug}`)}>
            <Stamp image={product.image} />
            <span className="b">{withUnbrokenCodes(product.name)}</span>
            <OptionPrice product={product} />
          </a>
        </li>
      ))}
    </ul>
  );
}
