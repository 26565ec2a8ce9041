/** Formats money and numbers for display. */
import type { LocaleCode } from '../locale/locales.ts';
import { type CurrencyCode, currencies } from './currencies.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** A cached currency formatter: creating one costs thirty times as much as using it. */
function currencyFormatter(locale: LocaleCode, currencyCode: CurrencyCode): Intl.NumberFormat {
  const key = `${locale} ${currencyCode}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    ...currencies[currencyCode],
  });
  formatters.set(key, made);
  return made;
}

function major(centAmount: number, currencyCode: CurrencyCode): number {
  return centAmount / 10 ** currencies[currencyCode].fractionDigits;
}

/** `€ 1.234,50` for 123450 cents in de-AT, with the non-breaking spaces of the locale. */
export function formatMoney(
  centAmount: number,
  currencyCode: CurrencyCode,
  locale: LocaleCode,
): string {
  return currencyFormatter(locale, currencyCode).format(major(centAmount, currencyCode));
}

/** The same text in parts, for a large price with a raised fraction. */
export function formatMoneyParts(
  centAmount: number,
  currencyCode: CurrencyCode,
  locale: LocaleCode,
): Intl.NumberFormatPart[] {
  return currencyFormatter(locale, currencyCode).formatToParts(major(centAmount, currencyCode));
}

/** Austria writes 1.000 beside € 1.000,00; Intl has a space in its plain numbers. */
function numbers(locale: LocaleCode, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + options.maximumFractionDigits;
  const made = formatters.get(key) ?? new Intl.NumberFormat(locale.replace('AT', 'DE'), options);
  formatters.set(key, made);
  return made;
}

/** A share as the locale writes it, at most one decimal: `12,5 %` for 1250 permyriad. */
export function formatPercent(permyriad: number, locale: LocaleCode): string {
  return numbers(locale, { style: 'percent', maximumFractionDigits: 1 }).format(permyriad / 10_000);
}

/** A reduction, with a real minus sign in every locale: `−20 %`. */
export function formatReduction(permyriad: number, locale: LocaleCode): string {
  return `−${formatPercent(permyriad, locale)}`;
}

/** A plain number as the locale writes it, at most two decimals: `25,5`. */
export function formatNumber(value: number, locale: LocaleCode): string {
  return numbers(locale, { maximumFractionDigits: 2 }).format(value);
}

/** A measured value with all its decimals (at most nine), so that different values look different. */
export function formatFigure(value: number, locale: LocaleCode): string {
  return numbers(locale, { maximumFractionDigits: 9 }).format(value);
}
