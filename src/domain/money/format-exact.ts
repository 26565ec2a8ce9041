/** An amount with two more decimals than its currency has: `308,0195 €`. */
import type { LocaleCode } from '../locale/locales.ts';
import { type CurrencyCode, currencies } from './currencies.ts';

const further = 2;

export function formatExact(
  centAmount: number,
  currencyCode: CurrencyCode,
  locale: LocaleCode,
): string {
  const { fractionDigits } = currencies[currencyCode];
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    minimumFractionDigits: fractionDigits + further,
    maximumFractionDigits: fractionDigits + further,
  }).format(centAmount / 10 ** fractionDigits);
}
