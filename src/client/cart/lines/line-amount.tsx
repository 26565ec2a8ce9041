/** Amounts of a line, which follow the choice of gross or net prices. */
import { netOf } from '#domain/money/basis-points.ts';
import { Amount } from '../../product/amount.tsx';
import { useMoney, useShop } from '../../shop.tsx';

type LineAmountProps = {
  /** In cents. */
  of: number;
  /** False: gift cards, and deliveries without VAT, have one amount. */
  hasVat: boolean;
  /** The words around the amount. */
  children?: (amount: string) => string;
};

export function LineAmount({ of, hasVat, children = (amount) => amount }: LineAmountProps) {
  const money = useMoney();
  return hasVat ? <Amount of={of}>{children}</Amount> : children(money(of));
}

/** The amount that leads, and below it the other one. */
export function LineSum({ of, hasVat }: Omit<LineAmountProps, 'children'>) {
  const { t, vatRate, currency } = useShop();
  const money = useMoney();
  const net = money(netOf(of, vatRate, currency));
  return (
    <>
      <LineAmount of={of} hasVat={hasVat} />
      {hasVat && (
        <>
          <small className="as-gross">{t('price.net', { amount: net })}</small>
          <small className="as-net">{`${money(of)} ${t('price.gross')}`}</small>
        </>
      )}
    </>
  );
}
