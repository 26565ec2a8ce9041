import { type Currency, type CurrencyCode, currencies } from './currencies.ts';

/** An amount for programs: with a decimal point and as many digits as a price tag shows, "1299.00", "481" forints. */
export function plainAmount(centAmount: number, code: CurrencyCode): string {
  const { fractionDigits, maximumFractionDigits = fractionDigits }: Currency = currencies[code];
  return (centAmount / 10 ** fractionDigits).toFixed(maximumFractionDigits);
}
