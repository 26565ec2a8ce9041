import type { ReactNode } from 'react';
import { netOf } from '#domain/money/basis-points.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { useMoney, useShop } from '../shop.tsx';

type AmountProps = {
  /** Gross, in cents. */
  of: number;
  /** The words around the amount. */
  children?: (amount: string) => ReactNode;
  /** Whether the net amount is left without its words, because they stand beside it. */
  bare?: boolean;
};

/** An amount that follows the choice of gross or net prices: both are in the page (docs/decisions/0020). */
export function Amount({ of, children = (amount) => amount, bare }: AmountProps) {
  const { t, vatRate, currency } = useShop();
  const money = useMoney();
  const net = money(netOf(of, vatRate, currency));
  return (
    <>
      <span className="as-gross">{children(money(of))}</span>
      <span className="as-net">{children(bare ? net : t('price.net', { amount: net }))}</span>
    </>
  );
}

/** The words for net prices alone: "ex. VAT". */
export const netWords = (t: Translate) => t('price.net', { amount: '' }).trim();
