import { taxWithin } from '../money/basis-points.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import { moneyOf } from '../money/money-of.ts';
import type { TaxedPrice } from './cart.ts';

/** A gross cent amount with its net part and its VAT at a rate such as 0.23. */
export function taxed(
  gross: number,
  rate: number,
  currency: CurrencyCode,
  name = 'VAT',
): TaxedPrice {
  const tax = taxWithin(gross, rate, currency);
  return {
    totalNet: moneyOf(gross - tax, currency),
    totalGross: moneyOf(gross, currency),
    taxPortions: [{ rate, amount: moneyOf(tax, currency), name }],
  };
}
