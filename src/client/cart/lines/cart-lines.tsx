import type { ReactNode } from 'react';
import { articlesIn, isGift } from '#domain/cart/articles.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import { Guarantee } from '../guarantees/guarantee.tsx';
import { type GuaranteeOffers, useGuarantees } from '../guarantees/use-guarantees.ts';
import { useQuantities } from '../use-cart.ts';
import { CartLine } from './cart-line.tsx';

type CartLinesProps = {
  lines: LineItem[];
  /** What the articles are sold with, where the page knows. */
  guarantees?: GuaranteeOffers | undefined;
  className: string;
  /** Hears which line has the focus. */
  onFocus: (sku: string | undefined) => void;
  /** More that can be done with a line. */
  buttonsFor?: (line: LineItem) => ReactNode;
};

/** The articles, each with its guarantee. */
export function CartLines({ lines, guarantees, className, onFocus, buttonsFor }: CartLinesProps) {
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
            keys={buttonsFor?.(line)}
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
