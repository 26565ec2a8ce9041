import type { Cart } from '#domain/cart/cart.ts';
import { CartLine } from './cart-line.tsx';
import { useQuantities } from './use-cart.ts';

export function CartLines({ cart, className }: { cart: Cart; className: string }) {
  const quantities = useQuantities();
  return (
    <ul className={className}>
      {cart.lineItems.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          quantity={quantities.of(line.id, line.quantity)}
          onChange={(quantity) => quantities.set(line.id, quantity)}
        />
      ))}
    </ul>
  );
}
