/** Amounts of one currency, and tax within them. */
import { type Fields, isFields, numberIn } from '../store/fields-of.ts';

export const centsOf = (money: unknown): number =>
  (isFields(money) ? numberIn(money.centAmount) : undefined) ?? 0;

export const moneyIn = (currencyCode: string, centAmount: number): Fields => ({
  type: 'centPrecision',
  currencyCode,
  centAmount,
  fractionDigits: 2,
});

/** As commercetools rounds taxes unless a cart says otherwise: a half goes to the even neighbour. */
export function halfEven(amount: number): number {
  const floor = Math.floor(amount);
  const rest = amount - floor;
  // Quotients such as 2.4999999999999996 are a half.
  if (Math.abs(rest - 0.5) > 1e-9) return Math.round(amount);
  return floor % 2 === 0 ? floor : floor + 1;
}

export type Taxed = { net: number; gross: number; rate: number; name: string };

export function taxedAt(amount: number, taxRate: Fields): Taxed {
  const rate = numberIn(taxRate.amount) ?? 0;
  const name = String(taxRate.name);
  if (taxRate.includedInPrice === true) {
    const net = amount - halfEven((amount * rate) / (1 + rate));
    return { net, gross: amount, rate, name };
  }
  return { net: amount, gross: amount + halfEven(amount * rate), rate, name };
}

/** A taxed price with one portion for each rate. */
export function taxedPrice(currency: string, parts: readonly Taxed[]): Fields {
  const sum = (of: (part: Taxed) => number, among = parts) =>
    among.reduce((total, part) => total + of(part), 0);
  const money = (cents: number) => moneyIn(currency, cents);
  const byRate = Map.groupBy(parts, ({ rate, name }) => `${rate} ${name}`);
  const tax = ({ net, gross }: Taxed) => gross - net;
  return {
    totalNet: money(sum(({ net }) => net)),
    totalGross: money(sum(({ gross }) => gross)),
    totalTax: money(sum(tax)),
    taxPortions: [...byRate.values()].map((portion) => ({
      rate: portion[0]?.rate,
      name: portion[0]?.name,
      amount: money(sum(tax, portion)),
    })),
  };
}
