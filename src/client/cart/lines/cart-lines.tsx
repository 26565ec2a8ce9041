import type { ReactNode } from 'react';
import { articlesIn, isGift } from '#domain/cart/articles.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import { Guarantee } from '../guarantees/guarantee.tsx';
import { type GuaranteeOffers, useGuarantees } from '../guarantees/use-guarantees.ts';
import { useQuantities } from '../use-cart.ts';
import { CartLine } from './cart-line.tsx';

type CartLinesProps = {
  lines: LineItem[];
  /** Guarantee offers rendered by the server, if any. */
  guarantees?: GuaranteeOffers | undefined;
  /** Whether their prices have VAT. */
  hasVat: boolean;
  className: string;
  /** Called with the SKU of the focused line, and with undefined when it loses the focus. */
  onFocus: (sku: string | undefined) => void;
  /** More buttons for a line. */
  buttonsFor?: (line: LineItem) => ReactNode;
};

/** The articles, each with its guarantee. */
export function CartLines(props: CartLinesProps) {
  const { lines, guarantees, hasVat, className, onFocus, buttonsFor } = props;
  const quantities = useQuantities();
  const offers = useGuarantees(lines, guarantees);
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
            hasVat={hasVat}
          >
            {!isGift(line) && (
              <Guarantee
                article={line}
                line={guarantee}
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
