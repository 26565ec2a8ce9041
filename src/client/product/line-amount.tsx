/** Amounts of a line, which follow the choice of gross or net prices. */
import { netOf } from '#domain/money/basis-points.ts';
import { useMoney, useShop } from '../shop.tsx';
import { Amount } from './amount.tsx';

type LineAmountProps = {
  /** In cents. */
  of: number;
  /** 0: gift cards, and deliveries without VAT, have one amount. */
  vatRate: number;
  /** In cents, if it is not the net of this amount alone. */
  net?: number | undefined;
  /** The words around the amount. */
  children?: (amount: string) => string;
};

export function LineAmount(props: LineAmountProps) {
  const { of, vatRate, net, children = (amount) => amount } = props;
  const { currency } = useShop();
  const money = useMoney();
  if (vatRate === 0) return children(money(of));
  return (
    <Amount of={of} net={net ?? netOf(of, vatRate, currency)}>
      {children}
    </Amount>
  );
}

/** The amount that leads, and below it the other one. */
export function LineSum({ of, vatRate, net }: Omit<LineAmountProps, 'children'> & { net: number }) {
  const { t } = useShop();
  const money = useMoney();
  return (
    <>
      <LineAmount {...{ of, vatRate, net }} />
      {vatRate > 0 && (
        <>
          <small className="as-gross">{t('price.net', { amount: money(net) })}</small>
          <small className="as-net">{`${money(of)} ${t('price.gross')}`}</small>
        </>
      )}
    </>
  );
}
