/** The expected total of an order, calculated independently from the price list alone, in whole cents. */
export type Wanted = { sku: string; quantity: number };

export type Buying = {
  /** Per mille. */
  vat: number;
  shipping: { freeAbove: number; parcel: number };
  codFee: number;
  payment: string;
  /** The smallest amount of the currency in cents: 100 for forints. */
  smallest?: number;
};

/** Volume discounts of the demo catalogue in per cent. Source: checklist DIS-3. */
const volumeSteps = [
  [10, 15],
  [5, 10],
  [3, 5],
] as const;

/** `unitOf`: the price of one piece in cents, before volume discounts. */
export function reckonFrom(
  unitOf: (sku: string) => number,
  buying: Buying,
  wanted: readonly Wanted[],
) {
  const lines = wanted
    .map(({ sku, quantity }) => {
      const unit = unitOf(sku);
      const [, percent] = volumeSteps.find(([from]) => quantity >= from) ?? [0, 0];
      const off = nearest(unit * percent, 100);
      return { sku, quantity, total_cent_amount: (unit - off) * quantity };
    })
    .sort((a, b) => (a.sku < b.sku ? -1 : 1));
  const goods = lines.reduce((sum, line) => sum + line.total_cent_amount, 0);
  const shipping = goods >= buying.shipping.freeAbove ? 0 : buying.shipping.parcel;
  const fee = buying.payment === 'cashOnDelivery' ? buying.codFee : 0;
  const total = goods + shipping + fee;
  const net = withoutVat(total, buying);
  return { lines, goods, shipping, fee, total, net, tax: total - net };
}

/** The price without the VAT that it includes. */
export function withoutVat(
  centAmount: number,
  { vat, smallest = 1 }: Pick<Buying, 'vat' | 'smallest'>,
): number {
  return nearest(centAmount * 1000, (1000 + vat) * smallest) * smallest;
}

/** The whole number nearest to a quotient, halves away from zero. */
function nearest(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
