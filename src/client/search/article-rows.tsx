/** Articles as rows below the search field: picture, name, number and what they are known by, price. */
import type { ReactNode } from 'react';
import { type ProductSummary, productNumberOf } from '#domain/catalogue/product.ts';
import { OptionPrice } from '../product/price.tsx';
import { useHref } from '../shop.tsx';
import { Thumbnail } from '../ui/picture.tsx';
import { Group } from './group.tsx';

/** Links, under a heading; nothing without articles. */
export function ArticleRows({ name, products }: { name: string; products: ProductSummary[] }) {
  const href = useHref();
  return (
    <Group name={name} size={products.length}>
      {products.map((product) => (
        <a key={product.sku} className="opt" href={href(`/${product.slug}`)}>
          <ArticleRow product={product}>{product.name}</ArticleRow>
        </a>
      ))}
    </Group>
  );
}

/** What stands in a row. `children`: the name. */
export function ArticleRow({
  product,
  children,
}: {
  product: ProductSummary;
  children: ReactNode;
}) {
  const { image, sku, facts } = product;
  return (
    <>
      <Thumbnail image={image} decoding="async" />
      <span>
        <span>{children}</span>{' '}
        <span className="sku">{[productNumberOf(sku), ...facts.slice(0, 1)].join(' · ')}</span>
      </span>
      <OptionPrice product={product} />
    </>
  );
}
