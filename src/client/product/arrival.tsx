import { useShop, type WrittenDay } from '../shop.tsx';
import { Dated } from '../ui/dated.tsx';

type ArrivalProps = {
  freight: boolean;
  /** The arrival date; by default that of an order placed now. */
  by?: WrittenDay;
};

/** The latest arrival date: "with you by Thu, 26/11". Freight is slower than parcels. Source: eu-2026.md C-26. */
export function Arrival({ freight, by }: ArrivalProps) {
  const { t, dates } = useShop();
  const date = by ?? (freight ? dates.freight : dates.parcel);
  const key = freight ? 'availability.freightDate' : 'availability.date';
  return <Dated text={t(key, { date: date.written })} date={date} />;
}
