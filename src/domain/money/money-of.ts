import { type CurrencyCode, currencies } from './currencies.ts';
import type { Money } from './money.ts';

/** Cents with the fraction digits of their currency. */
export function moneyOf(centAmount: number, currencyCode: CurrencyCode): Money {
  const { fractionDigits } = currencies[currencyCode];
  return { type: 'centPrecision', currencyCode, centAmount, fractionDigits };
}
