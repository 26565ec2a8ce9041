/** A sum of goods before discounts and delivery: the one that leads, and below it the other one. */
import { netOf } from '#domain/money/basis-points.ts';
import { useMoney, useShop } from '../shop.tsx';

/** `of`: gross, in cents. */
export function BothSums({ of }: { of: number }) {
  const { t, vatRate, currency } = useShop();
  const money = useMoney();
  const sums = {
    gross: { label: t('totals.total'), written: money(of) },
    net: { label: t('totals.net'), written: money(netOf(of, vatRate, currency)) },
  };
  const shown = (lead: 'gross' | 'net', beside: 'gross' | 'net') => (
    <dl className={`totals as-${lead}`}>
      <dt className="grand">{sums[lead].label}</dt>
      <dd className="grand">{sums[lead].written}</dd>
      <dt className="sub">{sums[beside].label}</dt>
      <dd className="sub">{sums[beside].written}</dd>
    </dl>
  );
  return (
    <>
      {shown('gross', 'net')}
      {shown('net', 'gross')}
    </>
  );
}
