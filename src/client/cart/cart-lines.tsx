import type { LineItem } from '#domain/cart/cart.ts';
import { CartLine } from './cart-line.tsx';
import { useQuantities } from './use-cart.ts';

type CartLinesProps = {
  lines: LineItem[];
  className: string;
  /** Hears which line has the focus. */
  onFocus: (sku: string | undefined) => void;
};

export function CartLines({ lines, className, onFocus }: CartLinesProps) {
  const quantities = useQuantities();
  return (
    <ul className={className}>
      {lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          quantity={quantities.of(line.id, line.quantity)}
          onChange={(quantity) => quantities.set(line.id, quantity)}
          onFocus={onFocus}
        />
      ))}
    </ul>
  );
}
