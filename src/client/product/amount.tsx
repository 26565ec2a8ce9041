import type { ReactNode } from 'react';
import { netOf } from '#domain/money/basis-points.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { useMoney, useShop } from '../shop.tsx';

type AmountProps = {
  /** Gross, in cents. */
  of: number;
  /** In cents, if it is not the net of the gross amount alone at the rate of the store. */
  net?: number | undefined;
  /** The words around the amount. */
  children?: (amount: string) => ReactNode;
  /** Whether the net amount is left without its words, because they stand beside it. */
  bare?: boolean;
};

/** An amount that follows the choice of gross or net prices: both are in the page (docs/decisions/0020). */
export function Amount({ of, net: known, children = (amount) => amount, bare }: AmountProps) {
  const { t, vatRate, currency } = useShop();
  const money = useMoney();
  const net = money(known ?? netOf(of, vatRate, currency));
  return (
    <>
      <span className="as-gross">{children(money(of))}</span>
      <span className="as-net">{children(bare ? net : t('price.net', { amount: net }))}</span>
    </>
  );
}

type AmountsProps = { children: (written: (centAmount: number) => string) => ReactNode };

/** A sentence with several amounts, which follows the same choice; `written` takes gross cents. */
export function Amounts({ children }: AmountsProps) {
  const { t, vatRate, currency } = useShop();
  const money = useMoney();
  const net = (gross: number) => t('price.net', { amount: money(netOf(gross, vatRate, currency)) });
  return (
    <>
      <span className="as-gross">{children(money)}</span>
      <span className="as-net">{children(net)}</span>
    </>
  );
}

/** The words for net prices alone: "ex. VAT". */
export const netWords = (t: Translate) => t('price.net', { amount: '' }).trim();
