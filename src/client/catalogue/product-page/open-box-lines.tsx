import { openBoxLines } from '#domain/catalogue/open-box.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The condition of a piece of B-ware, if it is stated. */
export function OpenBoxLines({ product }: { product: ProductDetail }) {
  const lines = openBoxLines(product, useT());
  if (lines.length === 0) return null;
  return (
    <ul className="ticks" data-open-box="">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="info" />
          {line}
        </li>
      ))}
    </ul>
  );
}
