import type { ReactNode } from 'react';
import { articlesIn, isGift } from '#domain/cart/articles.ts';
import type { Cart, LineItem } from '#domain/cart/cart.ts';
import { netOfLines, vatRateIn } from '#domain/cart/sums.ts';
import { Guarantee } from '../guarantees/guarantee.tsx';
import { type GuaranteeOffers, useGuarantees } from '../guarantees/use-guarantees.ts';
import { useQuantities } from '../use-cart.ts';
import { CartLine } from './cart-line.tsx';

type CartLinesProps = {
  cart: Cart;
  /** Those that are shown (useShownLines). */
  lines: LineItem[];
  /** Guarantee offers rendered by the server, if any. */
  guarantees?: GuaranteeOffers | undefined;
  className: string;
  /** Called with the SKU of the focused line, and with undefined when it loses the focus. */
  onFocus: (sku: string | undefined) => void;
  /** More buttons for a line. */
  buttonsFor?: (line: LineItem) => ReactNode;
};

/** The articles, each with its guarantee. */
export function CartLines(props: CartLinesProps) {
  const { cart, lines, guarantees, className, onFocus, buttonsFor } = props;
  const quantities = useQuantities();
  const offers = useGuarantees(lines, guarantees);
  const vatRate = vatRateIn(cart);
  const nets = netOfLines(cart, vatRate);
  const amounts = ({ id }: LineItem) => ({ vatRate, net: nets.get(id) ?? 0 });
  return (
    <ul className={className}>
      {articlesIn({ lineItems: lines }).map((line) => {
        const { sku } = line.variant;
        const guarantee = lines.find(({ custom }) => custom?.parentSku === sku);
        return (
          <CartLine
            key={line.id}
            line={line}
            quantity={quantities.of(line.id, line.quantity)}
            onChange={(quantity) => quantities.set(line.id, quantity)}
            onFocus={onFocus}
            buttons={buttonsFor?.(line)}
            {...amounts(line)}
          >
            {!isGift(line) && (
              <Guarantee
                article={line}
                line={guarantee && { ...guarantee, ...amounts(guarantee) }}
                offers={offers[sku] ?? []}
                onRemove={() => guarantee && quantities.set(guarantee.id, 0)}
              />
            )}
          </CartLine>
        );
      })}
    </ul>
  );
}
